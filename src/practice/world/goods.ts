/** What there is to sell: categories, their subcategories, and the kinds of things in them. A table, long as the trade. */
import type { Motif } from '../pictures/motifs.ts'
import type { Trade } from './brands.ts'
import type { SizeScheme } from './sizes.ts'

/** Name, HSN code, lowest and highest MRP in rupees. */
type Item = readonly [noun: string, hsn: string, least: number, most: number]

export interface Subcategory {
  readonly id: number
  readonly name: string
  readonly sizes: SizeScheme
  readonly motif: Motif
  readonly items: readonly Item[]
}

export interface Category {
  readonly id: number
  readonly name: string
  readonly trade: Trade
  /** How much of the catalogue it is, against the others. */
  readonly weight: number
  readonly subcategories: readonly Subcategory[]
}

const sub = (id: number, name: string, sizes: SizeScheme, motif: Motif, ...items: readonly Item[]): Subcategory => ({
  id,
  name,
  sizes,
  motif,
  items,
})

export const GOODS: readonly Category[] = [
  {
    id: 6,
    name: 'Clothes',
    trade: 'clothes',
    weight: 30,
    subcategories: [
      sub(
        166,
        'Onesies & Rompers',
        'clothes',
        'romper',
        ['Romper', '61112000', 399, 1199],
        ['Onesie', '61112000', 299, 899],
      ),
      sub(
        167,
        'T-Shirts',
        'clothes',
        'shirt',
        ['T-Shirt', '61091000', 249, 799],
        ['Polo T-Shirt', '61091000', 399, 999],
      ),
      sub(168, 'Shirts', 'clothes', 'shirt', ['Shirt', '62092000', 499, 1299], ['Kurta', '62113300', 599, 1999]),
      sub(
        169,
        'Frocks & Dresses',
        'clothes',
        'dress',
        ['Frock', '62044290', 599, 1999],
        ['Dress', '61046200', 499, 1799],
      ),
      sub(
        170,
        'Jeans & Trousers',
        'clothes',
        'trousers',
        ['Jeans', '62034200', 699, 1799],
        ['Trousers', '61034200', 499, 1299],
      ),
      sub(
        171,
        'Sets & Suits',
        'clothes',
        'shirt',
        ['Top & Pants Set', '61034200', 599, 1899],
        ['Night Suit', '61082100', 499, 1299],
      ),
      sub(
        172,
        'Party Wear',
        'clothes',
        'dress',
        ['Lehenga Choli Set', '62113300', 1999, 5499],
        ['Sherwani Set', '62113300', 2299, 5999],
      ),
      sub(
        173,
        'Sweaters & Jackets',
        'clothes',
        'jacket',
        ['Sweater', '61102000', 699, 1899],
        ['Winter Jacket', '62014010', 1999, 5499],
      ),
      sub(
        174,
        'Inner Wear & Thermals',
        'clothes',
        'romper',
        ['Vest Pack of 3', '61091000', 249, 599],
        ['Thermal Set', '61082100', 499, 1099],
      ),
    ],
  },
  {
    id: 21,
    name: 'Footwear',
    trade: 'shoes',
    weight: 12,
    subcategories: [
      sub(211, 'Sandals', 'shoes', 'shoe', ['Sandals', '64029990', 499, 1499], ['Clogs', '64029990', 399, 999]),
      sub(
        212,
        'Casual Shoes',
        'shoes',
        'shoe',
        ['Casual Shoes', '64041190', 699, 1999],
        ['Sneakers', '64041190', 899, 3999],
      ),
      sub(213, 'Booties', 'shoes', 'shoe', ['Booties', '64052000', 249, 699], ['Bellies', '64029990', 599, 1499]),
    ],
  },
  {
    id: 22,
    name: 'Fashion Accessories',
    trade: 'accessories',
    weight: 5,
    subcategories: [
      sub(221, 'Caps & Gloves', 'toddler', 'cap', ['Cap', '65050090', 199, 699], ['Sun Hat', '65050090', 249, 799]),
      sub(
        222,
        'Socks & Tights',
        'clothes',
        'sock',
        ['Socks Pack of 3', '61152000', 149, 499],
        ['Tights', '61152000', 249, 599],
      ),
      sub(
        223,
        'Hair Accessories',
        'toddler',
        'bow',
        ['Hair Band', '71179090', 99, 399],
        ['Hair Clips', '71179090', 79, 349],
      ),
    ],
  },
  {
    id: 1,
    name: 'Diapering',
    trade: 'diapers',
    weight: 5,
    subcategories: [
      sub(
        244,
        'Diapers',
        'diapers',
        'diaper',
        ['Pant Style Diapers', '96190030', 299, 1999],
        ['Tape Diapers', '96190030', 249, 1499],
      ),
      sub(245, 'Wipes', 'packs', 'pack', ['Baby Wipes', '33074100', 99, 699]),
      sub(246, 'Cloth Nappies', 'packs', 'diaper', ['Cloth Nappy Set', '96190040', 299, 1099]),
    ],
  },
  {
    id: 2,
    name: 'Feeding & Nursing',
    trade: 'feeding',
    weight: 6,
    subcategories: [
      sub(
        251,
        'Feeding Bottles',
        'bottles',
        'bottle',
        ['Feeding Bottle', '39241090', 149, 699],
        ['Sipper', '39241090', 199, 799],
      ),
      sub(
        252,
        'Teats & Soothers',
        'packs',
        'soother',
        ['Feeding Teats', '40149010', 99, 399],
        ['Soother', '39269099', 99, 449],
      ),
      sub(
        253,
        'Warmers & Sterilizers',
        'baby',
        'gadget',
        ['Bottle Warmer', '85167990', 1299, 3499],
        ['Steam Sterilizer', '85167990', 1999, 5999],
      ),
      sub(254, 'Bibs', 'packs', 'bib', ['Bib', '62092000', 99, 449]),
    ],
  },
  {
    id: 3,
    name: 'Bath & Skin Care',
    trade: 'care',
    weight: 5,
    subcategories: [
      sub(
        261,
        'Lotions & Creams',
        'care',
        'bottle',
        ['Baby Lotion', '33049990', 149, 699],
        ['Diaper Rash Cream', '30049099', 129, 499],
      ),
      sub(262, 'Shampoos', 'care', 'bottle', ['Baby Shampoo', '33051090', 129, 599]),
      sub(
        263,
        'Soaps & Powders',
        'packs',
        'pack',
        ['Baby Soap', '34011110', 49, 299],
        ['Baby Powder', '33049910', 89, 399],
      ),
      sub(264, 'Bath Tubs', 'baby', 'tub', ['Bath Tub', '39241090', 799, 2999], ['Bather', '39241090', 499, 1799]),
    ],
  },
  {
    id: 4,
    name: 'Baby Food and Infant Formula',
    trade: 'food',
    weight: 2,
    subcategories: [
      sub(
        79,
        'Infant Formula & Cereals',
        'grams',
        'tin',
        ['Infant Cereal', '19011090', 199, 499],
        ['Infant Formula', '19011090', 449, 1199],
      ),
      sub(80, 'Feeding Purees', 'packs', 'tin', ['Fruit Puree', '20079990', 99, 499]),
    ],
  },
  {
    id: 5,
    name: 'Kids Food and Nutritional Supplements',
    trade: 'food',
    weight: 2,
    subcategories: [
      sub(
        815,
        'Health Drinks & Snacks',
        'grams',
        'tin',
        ['Health Drink', '21069099', 249, 799],
        ['Cookies', '19053100', 99, 349],
      ),
      sub(816, 'Soups', 'packs', 'tin', ['Instant Soup', '21041010', 79, 249]),
    ],
  },
  {
    id: 7,
    name: 'Toys',
    trade: 'toys',
    weight: 8,
    subcategories: [
      sub(271, 'Rattles & Teethers', 'baby', 'toy', ['Rattle', '95030030', 149, 599], ['Teether', '39269099', 99, 399]),
      sub(
        272,
        'Soft Toys',
        'toddler',
        'teddy',
        ['Teddy Bear', '95030010', 299, 2499],
        ['Soft Toy', '95030010', 249, 1499],
      ),
      sub(273, 'Blocks & Construction', 'child', 'blocks', ['Building Blocks', '95030030', 299, 2999]),
      sub(
        274,
        'Electronic Toys',
        'child',
        'toy',
        ['Remote Control Car', '95030090', 799, 3999],
        ['Musical Piano', '95030090', 599, 2499],
      ),
      sub(275, 'Instruments', 'child', 'toy', ['Toy Xylophone', '92089000', 299, 999]),
    ],
  },
  {
    id: 8,
    name: 'Learning & Games',
    trade: 'toys',
    weight: 4,
    subcategories: [
      sub(281, 'Puzzles', 'child', 'blocks', ['Puzzle', '95030030', 149, 799]),
      sub(282, 'Board Games', 'school', 'blocks', ['Board Game', '95044000', 199, 1499]),
    ],
  },
  {
    id: 9,
    name: 'Ride-ons & Scooters',
    trade: 'gear',
    weight: 2,
    subcategories: [
      sub(
        291,
        'Ride-ons',
        'toddler',
        'pram',
        ['Ride-on Car', '95030010', 1499, 4999],
        ['Scooter', '95030010', 1299, 4499],
      ),
      sub(
        292,
        'Tricycles & Bicycles',
        'child',
        'pram',
        ['Tricycle', '95030010', 1999, 6499],
        ['Bicycle', '87120090', 3999, 9999],
      ),
    ],
  },
  {
    id: 10,
    name: 'Books',
    trade: 'books',
    weight: 4,
    subcategories: [
      sub(301, 'Story Books', 'child', 'book', ['Story Book', '49011010', 99, 599]),
      sub(
        302,
        'Picture & Activity Books',
        'toddler',
        'book',
        ['Picture Book', '49030020', 99, 499],
        ['Activity Book', '49030020', 79, 399],
      ),
    ],
  },
  {
    id: 11,
    name: 'Prams & Strollers',
    trade: 'gear',
    weight: 2,
    subcategories: [
      sub(311, 'Strollers', 'baby', 'pram', ['Stroller', '87150010', 3999, 14999], ['Pram', '87150010', 3499, 9999]),
      sub(312, 'Walkers', 'baby', 'pram', ['Walker', '87150010', 1999, 4999]),
    ],
  },
  {
    id: 12,
    name: 'Car Seats & Carriers',
    trade: 'gear',
    weight: 2,
    subcategories: [
      sub(
        321,
        'Car Seats',
        'toddler',
        'seat',
        ['Car Seat', '94012000', 4999, 17999],
        ['Booster Seat', '94012000', 2499, 7999],
      ),
      sub(322, 'Carriers', 'baby', 'seat', ['Baby Carrier', '63041910', 999, 3999]),
    ],
  },
  {
    id: 13,
    name: 'Nursery & Bedding',
    trade: 'bedding',
    weight: 5,
    subcategories: [
      sub(
        331,
        'Quilts & Mattresses',
        'baby',
        'quilt',
        ['Quilt', '94049000', 699, 4999],
        ['Mattress', '94042190', 1299, 5999],
      ),
      sub(
        332,
        'Blankets & Towels',
        'baby',
        'quilt',
        ['Blanket', '63014000', 499, 1999],
        ['Hooded Towel', '63026010', 399, 1199],
      ),
      sub(333, 'Mosquito Nets', 'baby', 'quilt', ['Mosquito Net', '63041910', 499, 1499]),
    ],
  },
  {
    id: 14,
    name: 'Furniture',
    trade: 'furniture',
    weight: 2,
    subcategories: [
      sub(341, 'Cots & Cradles', 'baby', 'cot', ['Cot', '94036000', 5999, 19999], ['Cradle', '94036000', 3499, 9999]),
      sub(
        342,
        'Chairs & Tables',
        'toddler',
        'seat',
        ['Study Table', '94037000', 1499, 5999],
        ['High Chair', '94017900', 2999, 8999],
      ),
    ],
  },
  {
    id: 15,
    name: 'School Supplies',
    trade: 'school',
    weight: 4,
    subcategories: [
      sub(
        351,
        'School Bags',
        'school',
        'bag',
        ['School Bag', '42029200', 499, 1999],
        ['Trolley Bag', '42021290', 1499, 4499],
      ),
      sub(
        352,
        'Lunch Boxes & Bottles',
        'school',
        'bottle',
        ['Lunch Box', '39241090', 249, 999],
        ['Water Bottle', '39241090', 199, 899],
      ),
      sub(
        353,
        'Stationery',
        'school',
        'book',
        ['Colour Pencils', '96091000', 79, 399],
        ['Gel Pen Set', '96081019', 49, 249],
        ['Notebook', '48201090', 49, 199],
      ),
    ],
  },
  {
    id: 16,
    name: 'Health & Safety',
    trade: 'health',
    weight: 3,
    subcategories: [
      sub(361, 'Thermometers', 'baby', 'gadget', ['Thermometer', '90251910', 199, 1999]),
      sub(
        362,
        'Oral & Nasal Care',
        'baby',
        'gadget',
        ['Nasal Aspirator', '90189099', 149, 899],
        ['Toothpaste', '33061020', 79, 249],
      ),
      sub(
        363,
        'Safety',
        'baby',
        'gadget',
        ['Corner Guards', '39269099', 149, 599],
        ['Humidifier', '85094090', 1499, 4499],
      ),
    ],
  },
  {
    id: 17,
    name: 'Maternity',
    trade: 'health',
    weight: 1,
    subcategories: [
      sub(371, 'Nursing Care', 'packs', 'pack', ['Breast Pads', '96190040', 149, 599]),
      sub(372, 'Breast Pumps', 'baby', 'gadget', ['Breast Pump', '90189099', 1299, 6999]),
    ],
  },
  {
    id: 18,
    name: 'Detergents & Cleaning',
    trade: 'care',
    weight: 1,
    subcategories: [sub(381, 'Detergents', 'care', 'bottle', ['Liquid Detergent', '34022010', 149, 799])],
  },
  {
    id: 19,
    name: 'Rainwear & Umbrellas',
    trade: 'school',
    weight: 1,
    subcategories: [
      sub(391, 'Umbrellas', 'school', 'umbrella', ['Umbrella', '66019900', 249, 799]),
      sub(392, 'Raincoats', 'clothes', 'jacket', ['Raincoat', '39269099', 399, 1299]),
    ],
  },
  {
    id: 20,
    name: 'Gifts & Party',
    trade: 'toys',
    weight: 2,
    subcategories: [
      sub(401, 'Gift Sets', 'baby', 'pack', ['Gift Set', '61112000', 799, 3499]),
      sub(402, 'Party Supplies', 'child', 'toy', ['Party Kit', '39269099', 199, 999]),
    ],
  },
]
