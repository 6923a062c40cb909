/** Size schemes. Ages are in months. */

export interface Size {
  readonly label: string
  readonly from: number
  readonly to: number
  /** The price of a pack relative to the base size of its kind: more for a larger pack, but less per piece. */
  readonly share: number
}

const size = (label: string, from: number, to: number, share = 1): Size => ({ label, from, to, share })

const CLOTHES = [
  size('New Born', 0, 0),
  size('0-3 Months', 0, 3),
  size('3-6 Months', 3, 6),
  size('6-9 Months', 6, 9),
  size('9-12 Months', 9, 12),
  size('12-18 Months', 12, 18),
  size('18-24 Months', 18, 24),
  size('2-3 Years', 24, 36),
  size('3-4 Years', 36, 48),
  size('4-5 Years', 48, 60),
  size('5-6 Years', 60, 72),
  size('6-7 Years', 72, 84),
  size('7-8 Years', 84, 96),
  size('9-10 Years', 108, 120),
  size('11-12 Years', 132, 144),
]

/** European shoe sizes from 18 (9 months) to 33 (9 years). */
const SHOES = Array.from({ length: 16 }, (_, at) => size(`EU ${18 + at}`, 9 + at * 6, 15 + at * 6))

const DIAPERS = [
  size('NB', 0, 1),
  size('S', 1, 4),
  size('M', 4, 10),
  size('L', 8, 18),
  size('XL', 12, 30),
  size('XXL', 24, 48),
]

export const SIZES = {
  clothes: CLOTHES,
  shoes: SHOES,
  diapers: DIAPERS,
  bottles: [size('60 ml', 0, 3, 0.55), size('125 ml', 0, 6, 0.75), size('240 ml', 3, 24), size('330 ml', 12, 36, 1.25)],
  care: [size('100 ml', 0, 60, 0.56), size('200 ml', 0, 60), size('400 ml', 0, 60, 1.8), size('1 l', 0, 60, 4)],
  grams: [size('200 g', 6, 24, 0.57), size('300 g', 6, 24, 0.77), size('400 g', 8, 36), size('750 g', 12, 60, 1.7)],
  packs: [size('Pack of 1', 0, 60, 0.38), size('Pack of 3', 0, 60), size('Pack of 6', 0, 60, 1.85)],
  baby: [size('', 0, 24)],
  toddler: [size('', 12, 48)],
  child: [size('', 36, 96)],
  school: [size('', 48, 144)],
} as const satisfies Record<string, readonly Size[]>

export type SizeScheme = keyof typeof SIZES

/** In these schemes a style has a run of neighbouring sizes and several colours. */
export const RUNS: ReadonlySet<SizeScheme> = new Set(['clothes', 'shoes', 'diapers'])

export const COLOURS = [
  'Sky Blue',
  'Peach',
  'Mint Green',
  'Navy',
  'Mustard',
  'Coral',
  'Lavender',
  'White',
  'Grey Melange',
  'Red',
  'Olive',
  'Baby Pink',
  'Turquoise',
  'Maroon',
  'Yellow',
  'Teal',
] as const

export const GENDERS = ['Boy', 'Girl', 'Unisex'] as const

export const DESCRIPTORS = {
  clothes: [
    'Half Sleeves',
    'Full Sleeves',
    'Cotton Knit',
    'Floral Print',
    'Dino Print',
    'Striped',
    'Bio Washed',
    'Checked',
    'Interlock Cotton',
    'Tie & Dye',
    'Embroidered',
    'Elephant Print',
    'Woven Rayon',
    'Ribbed',
    'Polka Dot',
  ],
  shoes: ['Velcro Closure', 'Slip On', 'Musical', 'LED', 'Bow Applique', 'Cartoon Patch', 'Anti Skid', 'Mesh'],
  accessories: ['Glitter', 'Star Print', 'Pom Pom', 'Reversible', 'Unicorn', 'Woollen', 'Summer', 'Festive'],
  diapers: ['Advanced', 'Premium Care', 'All Night', 'Aloe Soft', 'Wetness Indicator', 'Natural'],
  feeding: ['Anti Colic', 'Wide Neck', 'Spill Proof', 'Bear Print', 'BPA Free', 'Insulated', 'Silicone', 'Easy Grip'],
  care: ['Milk & Almond', 'Chamomile', 'Tear Free', 'Coconut', 'Oatmeal', 'Neem', 'Saffron', 'Aloe Vera'],
  food: ['Apple & Oats', 'Ragi', 'Multigrain', 'Banana & Rice', 'Vanilla', 'Chocolate', 'Stage 2', 'Mixed Fruit'],
  toys: ['Musical', 'Wooden', 'Jungle', 'Rainbow', 'Activity', 'Farm', 'Space', 'Fire Brigade', 'Alphabet', 'Stacking'],
  books: ['My First', 'Touch & Feel', 'Lift the Flap', 'Bedtime', 'Panchatantra', 'Colours &', 'Hindi', 'Wipe Clean'],
  gear: ['Cosy', 'Travel Lite', 'Compact', 'Cruise', 'Reversible Handle', 'Easy Fold', 'Royal', 'Adjustable'],
  bedding: ['Muslin', 'Quilted', 'Premium Cotton', 'Velour', 'Organic', 'Cloud Print', 'Jungle Print', 'Soft Touch'],
  furniture: ['Convertible', 'Rocking', 'Solid Wood', 'Foldable', 'Three Tier', 'Teddy', 'Castle', 'Adjustable'],
  school: ['Space Print', 'Unicorn', 'Lunch Time', 'Racing Car', 'Denim', 'Glow', 'Classic', 'Princess'],
  health: ['Digital', 'Gentle', 'Ultra Soft', 'Rapid', 'Daily', 'Portable', 'Smart', 'Herbal'],
} as const
