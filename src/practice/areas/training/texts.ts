/** What the training area of the practice portal is about. */
type Texts = readonly (readonly [string, string, string?])[]

export const STORES = [
  'Aarav Kids, Pune',
  'Little World, Nashik',
  'Tiny Feet, Indore',
  'Bachpan Corner, Jaipur',
  'Kidz Square, Kochi',
  'Chota Bazaar, Lucknow',
  'Ananya Baby Store, Surat',
  'Happy Cradle, Guwahati',
] as const

export const PEOPLE = [
  'Meera Kulkarni',
  'Rohit Sharma',
  'Farah Khan',
  'Suresh Nair',
  'Priya Das',
  'Harpreet Kaur',
  'Vikram Rao',
  'Lalita Patel',
] as const

export const STORIES: Texts = [
  [
    'From the last floor to the first',
    'Sales had fallen for five months. Footwear went to the entrance, prams to the window: in ten weeks the store was where it had been.',
    'pdf',
  ],
  [
    'A store without a stockroom',
    'What lay in the stockroom went onto the floor by age. Nobody asks any more whether there is another size.',
  ],
  [
    'Mornings for grandparents',
    'From ten to twelve a chair, tea, and one person who has time. Gift sales doubled.',
    'webm',
  ],
  [
    'The shelf that nobody saw',
    'Feeding bottles stood at a height of two metres. Lowered by sixty centimetres they sell three times as well.',
    'pdf',
  ],
  [
    'Returns cut by half',
    'Every parcel is opened at the table by the door, with the box list in hand. What is damaged is told on the same day.',
  ],
  [
    'A wedding hall next door',
    'Party wear in the first bay from October to February, in all sizes, nothing else beside it.',
    'pdf',
  ],
  ['From forty to a hundred bills', 'A till that is never left, a second one that opens at the third customer.'],
]

export const PRACTICES: Texts = [
  [
    'Size runs complete by eleven',
    'The floor is walked with the size list at opening; what lacks is brought before the first customer.',
    'pdf',
  ],
  ['One colour, one table', 'A table of one colour is looked at three times as long as a mixed one.'],
  [
    'Measure the foot',
    'A foot that was measured is a shoe that isn’t brought back. The board lies at the bench, not in the drawer.',
    'webm',
  ],
  ['The second product', 'A teat goes with the bottle, a cover with the mattress: said once, never twice.', 'pdf'],
  ['Five minutes before closing', 'The till is counted, the floor is folded, tomorrow’s parcel has its place.'],
  ['Names on badges', 'A customer who knows a name comes back to it.'],
  ['Offers that are read', 'One offer to a bay, written as a price, not as a percentage.', 'pdf'],
  ['Cribs are shown made up', 'With sheet, bumper and mobile: parents buy what they see.'],
]

export const DISPLAYS: Texts = [
  ['Winter wear', 'Caps above, cardigans in the middle, boots below, all of one palette.', 'jacket'],
  ['Feeding', 'By age from left to right; brushes and sterilisers at the end.', 'bottle'],
  ['Toys', 'What moves stands where it can be touched.', 'teddy'],
  ['Prams', 'Three in the window, folded and unfolded.', 'pram'],
  ['Party wear', 'Mirrors at the height of four years.', 'dress'],
  ['Footwear', 'Single shoes by size on the wall, pairs below.', 'shoe'],
  ['Bath', 'A tub with everything that goes into it.', 'tub'],
  ['Bedding', 'A made-up cot in front of the shelf.', 'cot'],
  ['School', 'Bags with bottles and boxes of the same print.', 'bag'],
  ['Nappies', 'By weight, the scale beside them.', 'diaper'],
]

export const LAUNCHES = [
  'New in all stores this week. It is shown at the till for a fortnight.',
  'Made for hot months: light, and dry within the hour.',
  'The follow-up of last year’s best seller, with a longer zip.',
  'For the first birthday; it comes in a box that needs no paper.',
  'A size that was asked for in every second store.',
] as const

export const EVENTS: readonly (readonly [string, string, string])[] = [
  ['Monsoon window contest', 'The best window of the zone, judged by customers.', 'All stores'],
  ['Folding workshop', 'Half a day with the visual merchandisers, for two of each store.', 'Pune'],
  ['Festival planning', 'What is ordered when, and for whom.', 'Webinar'],
  ['Footwear academy', 'Measuring, fitting, selling.', 'Mumbai'],
  ['Annual franchise meet', 'Figures, plans, awards, dinner.', 'Jaipur'],
  ['Baby care week', 'Nurses answer questions of young parents.', 'All stores'],
  ['Winter launch', 'The new collection, before it is in the stores.', 'Gurugram'],
  ['Till and stock', 'Day end, stock taking, returns.', 'Bengaluru'],
  ['Summer preview', 'Orders for summer are placed here.', 'Bhamboli'],
  ['School season', 'Bags, bottles, uniforms: what goes where.', 'Webinar'],
  ['Store managers’ retreat', 'Two days without a till.', 'Lonavala'],
]

export const PROCESS: readonly (readonly [string, string])[] = [
  ['Feeding', 'Bottles and teats'],
  ['Feeding', 'Breast pumps'],
  ['Feeding', 'Sterilisers'],
  ['Gear', 'Prams and strollers'],
  ['Gear', 'Car seats'],
  ['Gear', 'Walkers'],
  ['Bath', 'Tubs and seats'],
  ['Nursery', 'Cots and cradles'],
  ['Nursery', 'Mattresses'],
  ['Clothes', 'Newborn essentials'],
  ['Clothes', 'Winter layers'],
  ['Footwear', 'First shoes'],
  ['Toys', 'By age'],
]

export const WARRANTIES: readonly (readonly [string, string])[] = [
  ['Babyhug prams and strollers', 'Warranty card'],
  ['Babyhug car seats', 'Warranty card'],
  ['Babyhug cots and cradles', 'Warranty card'],
  ['Babyhug walkers', 'Warranty card'],
  ['How a claim is made', 'Process'],
  ['Parts and where they come from', 'Process'],
  ['Words for customers', 'Terms'],
]

export const WEBINARS = [
  'Selling prams',
  'Festival orders in an hour',
  'What the till tells',
  'Replenishment explained',
  'Returns without tears',
  'Windows that sell',
] as const

export const ASSESSMENTS: readonly (readonly [string, string])[] = [
  ['Feeding, first level', 'Products'],
  ['Gear, first level', 'Products'],
  ['Footwear fitting', 'Skills'],
  ['Till and day end', 'Process'],
  ['Customer first', 'Skills'],
  ['Visual merchandising', 'Shop floor'],
  ['Festival readiness', 'Process'],
]

export const GUIDELINES = [
  'Window, winter',
  'Entrance and first bay',
  'Walls and hang rails',
  'Tables and folding',
  'Footwear wall',
  'Prices and signs',
  'Toys and gear',
  'Festival decoration',
] as const

export const LOOKBOOKS: readonly (readonly [string, string])[] = [
  ['Winter 2026 girls', 'Winter 2026'],
  ['Winter 2026 boys', 'Winter 2026'],
  ['Newborn winter', 'Winter 2026'],
  ['Festive 2026', 'Festive 2026'],
  ['Party wear', 'Festive 2026'],
  ['Monsoon 2026', 'Monsoon 2026'],
  ['Footwear autumn', 'Autumn 2026'],
  ['Summer 2026', 'Summer 2026'],
]
