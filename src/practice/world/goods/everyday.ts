/** School, health, the household, and presents. */
import { type Category, sub } from './category.ts'

export const EVERYDAY: readonly Category[] = [
  {
    id: 15,
    name: 'School Supplies',
    trade: 'school',
    weight: 4,
    subcategories: [
      sub(351, 'School Bags', 'school', 'bag', [
        ['School Bag', '42029200', 499, 1999],
        ['Trolley Bag', '42021290', 1499, 4499],
      ]),
      sub(352, 'Lunch Boxes & Bottles', 'school', 'flask', [
        ['Lunch Box', '39241090', 249, 999],
        ['Water Bottle', '39241090', 199, 899],
      ]),
      sub(353, 'Stationery', 'school', 'book', [
        ['Colour Pencils', '96091000', 79, 399],
        ['Gel Pen Set', '96081019', 49, 249],
        ['Notebook', '48201090', 49, 199],
      ]),
    ],
  },
  {
    id: 16,
    name: 'Health & Safety',
    trade: 'health',
    weight: 3,
    subcategories: [
      sub(361, 'Thermometers', 'baby', 'gadget', [['Thermometer', '90251910', 199, 1999]]),
      sub(362, 'Oral & Nasal Care', 'baby', 'gadget', [
        ['Nasal Aspirator', '90189099', 149, 899],
        ['Toothpaste', '33061020', 79, 249],
      ]),
      sub(363, 'Safety', 'baby', 'gadget', [
        ['Corner Guards', '39269099', 149, 599],
        ['Humidifier', '85094090', 1499, 4499],
      ]),
    ],
  },
  {
    id: 17,
    name: 'Maternity',
    trade: 'health',
    weight: 1,
    subcategories: [
      sub(371, 'Nursing Care', 'packs', 'pack', [['Breast Pads', '96190040', 149, 599]]),
      sub(372, 'Breast Pumps', 'baby', 'gadget', [['Breast Pump', '90189099', 1299, 6999]]),
    ],
  },
  {
    id: 18,
    name: 'Detergents & Cleaning',
    trade: 'care',
    weight: 1,
    subcategories: [sub(381, 'Detergents', 'care', 'pump', [['Liquid Detergent', '34022010', 149, 799]])],
  },
  {
    id: 19,
    name: 'Rainwear & Umbrellas',
    trade: 'school',
    weight: 1,
    subcategories: [
      sub(391, 'Umbrellas', 'school', 'umbrella', [['Umbrella', '66019900', 249, 799]]),
      sub(392, 'Raincoats', 'clothes', 'jacket', [['Raincoat', '39269099', 399, 1299]]),
    ],
  },
  {
    id: 20,
    name: 'Gifts & Party',
    trade: 'toys',
    weight: 2,
    subcategories: [
      sub(401, 'Gift Sets', 'baby', 'gift', [['Gift Set', '61112000', 799, 3499]]),
      sub(402, 'Party Supplies', 'child', 'toy', [['Party Kit', '39269099', 199, 999]]),
    ],
  },
]
