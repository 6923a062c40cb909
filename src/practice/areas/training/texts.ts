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
    'Footwear moved to the entrance',
    'Sales fell for five months. Footwear moved to the entrance and prams to the window. Sales recovered in ten weeks.',
    'pdf',
  ],
  ['A store without a stockroom', 'All stock moved to the shop floor, sorted by age. Customers see every size.'],
  [
    'Mornings for grandparents',
    'From 10 to 12: a chair, tea and a dedicated staff member. Gift sales doubled.',
    'webm',
  ],
  [
    'Shelves at eye level',
    'Feeding bottles were two metres high. Lowered by 60 cm, they sell three times as much.',
    'pdf',
  ],
  ['Returns cut by half', 'Every parcel is checked against its box list on arrival. Damage is reported the same day.'],
  ['A wedding hall next door', 'Party wear has the first bay from October to February, in every size.', 'pdf'],
  ['From 40 to 100 bills a day', 'The till is always staffed. A second one opens when three customers wait.'],
]

export const PRACTICES: Texts = [
  [
    'All sizes on the floor by 11',
    'Check the floor with the size list at opening and fill missing sizes before the first customer.',
    'pdf',
  ],
  ['One colour, one table', 'Customers stop three times as long at a one-colour table.'],
  ['Measure the foot', 'Measured feet mean fewer returns. Keep the measuring board at the bench.', 'webm'],
  ['Suggest a second product', 'Offer a teat with the bottle and a cover with the mattress. Ask once.', 'pdf'],
  ['Five minutes before closing', 'Count the till, fold the floor and clear a place for tomorrow’s parcel.'],
  ['Names on badges', 'Customers come back to people they know by name.'],
  ['Offers that customers notice', 'One offer per bay, shown as a price and not a percentage.', 'pdf'],
  ['Display cribs fully made up', 'Show sheet, bumper and mobile. Parents buy the full set.'],
]

export const DISPLAYS: Texts = [
  ['Winter wear', 'Caps on top, cardigans in the middle, boots below, in one colour range.', 'jacket'],
  ['Feeding', 'By age from left to right. Brushes and sterilisers at the end.', 'bottle'],
  ['Toys', 'Moving toys within a child’s reach.', 'teddy'],
  ['Prams', 'Three in the window, folded and unfolded.', 'pram'],
  ['Party wear', 'Mirrors at the height of a four-year-old.', 'dress'],
  ['Footwear', 'Single shoes by size on the wall, pairs below.', 'shoe'],
  ['Bath', 'A tub with all its accessories.', 'tub'],
  ['Bedding', 'A fully made-up cot in front of the shelf.', 'cot'],
  ['School', 'Bags with matching bottles and boxes.', 'bag'],
  ['Nappies', 'By weight, with a scale beside them.', 'diaper'],
]

export const LAUNCHES = [
  'New this week. On display at the till for two weeks.',
  'For summer: light and quick to dry.',
  'Last year’s best seller, now with a longer zip.',
  'A first birthday gift in its own gift box.',
  'A new size, by popular demand.',
] as const

export const EVENTS: readonly (readonly [string, string, string])[] = [
  ['Monsoon window contest', 'The best window of the zone, judged by customers.', 'All stores'],
  ['Folding workshop', 'Half a day with the visual merchandisers, two staff per store.', 'Pune'],
  ['Festival planning', 'Order dates and quantities for the season.', 'Webinar'],
  ['Footwear academy', 'Measuring, fitting, selling.', 'Mumbai'],
  ['Annual franchise meet', 'Results, plans, awards and dinner.', 'Jaipur'],
  ['Baby care week', 'Nurses answer questions of young parents.', 'All stores'],
  ['Winter launch', 'Preview of the new collection.', 'Gurugram'],
  ['Till and stock', 'Day end, stock taking, returns.', 'Bengaluru'],
  ['Summer preview', 'Place your summer orders.', 'Bhamboli'],
  ['School season', 'Displaying bags, bottles and uniforms.', 'Webinar'],
  ['Store managers’ retreat', 'Two days for store managers.', 'Lonavala'],
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
  ['Making a claim', 'Process'],
  ['Spare parts', 'Process'],
  ['Customer terms', 'Terms'],
]

export const WEBINARS = [
  'Selling prams',
  'Festival orders in an hour',
  'Reading till reports',
  'Replenishment explained',
  'Easier returns',
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
