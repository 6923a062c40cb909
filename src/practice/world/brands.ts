/** Makers of the goods. The ids that rules name are the trade's own; the other makers are invented. */

export type Trade =
  | 'clothes'
  | 'shoes'
  | 'accessories'
  | 'diapers'
  | 'feeding'
  | 'care'
  | 'food'
  | 'toys'
  | 'books'
  | 'gear'
  | 'bedding'
  | 'furniture'
  | 'school'
  | 'health'

export interface Brand {
  readonly id: number
  readonly name: string
  readonly trades: readonly Trade[]
}

/** The house's own brand, for all kinds of goods. */
export const HOME_BRAND = 621
/** A brand that stores of some concepts may not buy. */
export const CARTERS_BRAND = 1002981

export const BRANDS: readonly Brand[] = [
  {
    id: HOME_BRAND,
    name: 'Babyhug',
    trades: [
      'clothes',
      'shoes',
      'accessories',
      'diapers',
      'feeding',
      'care',
      'toys',
      'gear',
      'bedding',
      'furniture',
      'school',
      'health',
    ],
  },
  { id: 376, name: 'Cutewalk', trades: ['shoes', 'accessories'] },
  { id: 1003216, name: 'Pine Kids', trades: ['clothes', 'shoes', 'accessories'] },
  { id: 202, name: 'Snugleaf', trades: ['diapers', 'care'] },
  { id: 8, name: 'Mellowbee', trades: ['feeding', 'care', 'gear'] },
  { id: 52, name: 'Tumbletown', trades: ['toys', 'gear'] },
  { id: 1004078, name: 'Kookie Kids', trades: ['clothes', 'accessories'] },
  { id: 1005206, name: 'Hola Bonita', trades: ['clothes', 'shoes', 'accessories'] },
  { id: 1005273, name: 'Earthy Tots', trades: ['clothes', 'bedding'] },
  { id: 1005535, name: 'Honeyhap', trades: ['clothes', 'accessories'] },
  { id: 1006125, name: 'Arias Lane', trades: ['clothes', 'shoes'] },
  { id: CARTERS_BRAND, name: 'Oaklings', trades: ['clothes'] },
  { id: 1002410, name: 'Little Meadow', trades: ['clothes', 'bedding'] },
  { id: 1002415, name: 'Chirpy Sparrow', trades: ['clothes', 'accessories'] },
  { id: 1002437, name: 'Neem & Noor', trades: ['clothes', 'care'] },
  { id: 1002502, name: 'Tiny Toran', trades: ['clothes'] },
  { id: 1002518, name: 'Pebble Steps', trades: ['shoes'] },
  { id: 1002533, name: 'Hopscotch Lane', trades: ['shoes', 'school'] },
  { id: 1002611, name: 'Dry Dreams', trades: ['diapers'] },
  { id: 1002627, name: 'Cottonkin', trades: ['diapers', 'bedding'] },
  { id: 1002644, name: 'Gulpy', trades: ['feeding'] },
  { id: 1002658, name: 'Mamma Moon', trades: ['feeding', 'health'] },
  { id: 1002701, name: 'Softsprout', trades: ['care'] },
  { id: 1002714, name: 'Kesar & Oats', trades: ['food'] },
  { id: 1002726, name: 'First Spoon', trades: ['food'] },
  { id: 1002739, name: 'Nutribloom', trades: ['food', 'health'] },
  { id: 1002803, name: 'Wonderblox', trades: ['toys'] },
  { id: 1002816, name: 'Zoomaroo', trades: ['toys', 'gear'] },
  { id: 1002829, name: 'Puzzlepeepal', trades: ['toys', 'books'] },
  { id: 1002842, name: 'Plushadoo', trades: ['toys'] },
  { id: 1002855, name: 'Banyan Stories', trades: ['books'] },
  { id: 1002868, name: 'Akshar Press', trades: ['books', 'school'] },
  { id: 1002871, name: 'Rollabye', trades: ['gear'] },
  { id: 1002884, name: 'Safe Saathi', trades: ['gear', 'health'] },
  { id: 1002897, name: 'Dreamhammock', trades: ['bedding', 'furniture'] },
  { id: 1002903, name: 'Nestwood', trades: ['furniture'] },
  { id: 1002916, name: 'Inkling', trades: ['school'] },
  { id: 1002929, name: 'Tiffin Town', trades: ['school', 'feeding'] },
  { id: 1002932, name: 'Thermokin', trades: ['health'] },
]

export const brandsOf = (trade: Trade): readonly Brand[] => BRANDS.filter((brand) => brand.trades.includes(trade))
