/** Clothes and shoes for children. */
import { type Category, sub } from './category.ts'

export const FASHION: readonly Category[] = [
  {
    id: 6,
    name: 'Clothes',
    trade: 'clothes',
    weight: 30,
    subcategories: [
      sub(166, 'Onesies & Rompers', 'clothes', 'romper', [
        ['Romper', '61112000', 399, 1199],
        ['Onesie', '61112000', 299, 899],
      ]),
      sub(167, 'T-Shirts', 'clothes', 'shirt', [
        ['T-Shirt', '61091000', 249, 799],
        ['Polo T-Shirt', '61091000', 399, 999],
      ]),
      sub(168, 'Shirts', 'clothes', 'shirt', [
        ['Shirt', '62092000', 499, 1299],
        ['Kurta', '62113300', 599, 1999],
      ]),
      sub(169, 'Frocks & Dresses', 'clothes', 'dress', [
        ['Frock', '62044290', 599, 1999],
        ['Dress', '61046200', 499, 1799],
      ]),
      sub(170, 'Jeans & Trousers', 'clothes', 'trousers', [
        ['Jeans', '62034200', 699, 1799],
        ['Trousers', '61034200', 499, 1299],
      ]),
      sub(171, 'Sets & Suits', 'clothes', 'shirt', [
        ['Top & Pants Set', '61034200', 599, 1899],
        ['Night Suit', '61082100', 499, 1299],
      ]),
      sub(172, 'Party Wear', 'clothes', 'dress', [
        ['Lehenga Choli Set', '62113300', 1999, 5499],
        ['Sherwani Set', '62113300', 2299, 5999],
      ]),
      sub(173, 'Sweaters & Jackets', 'clothes', 'jacket', [
        ['Sweater', '61102000', 699, 1899],
        ['Winter Jacket', '62014010', 1999, 5499],
      ]),
      sub(174, 'Inner Wear & Thermals', 'clothes', 'romper', [
        ['Vest Pack of 3', '61091000', 249, 599],
        ['Thermal Set', '61082100', 499, 1099],
      ]),
    ],
  },
  {
    id: 21,
    name: 'Footwear',
    trade: 'shoes',
    weight: 12,
    subcategories: [
      sub(211, 'Sandals', 'shoes', 'shoe', [
        ['Sandals', '64029990', 499, 1499],
        ['Clogs', '64029990', 399, 999],
      ]),
      sub(212, 'Casual Shoes', 'shoes', 'shoe', [
        ['Casual Shoes', '64041190', 699, 1999],
        ['Sneakers', '64041190', 899, 3999],
      ]),
      sub(213, 'Booties', 'shoes', 'shoe', [
        ['Booties', '64052000', 249, 699],
        ['Bellies', '64029990', 599, 1499],
      ]),
    ],
  },
  {
    id: 22,
    name: 'Fashion Accessories',
    trade: 'accessories',
    weight: 5,
    subcategories: [
      sub(221, 'Caps & Gloves', 'toddler', 'cap', [
        ['Cap', '65050090', 199, 699],
        ['Sun Hat', '65050090', 249, 799],
      ]),
      sub(222, 'Socks & Tights', 'clothes', 'sock', [
        ['Socks Pack of 3', '61152000', 149, 499],
        ['Tights', '61152000', 249, 599],
      ]),
      sub(223, 'Hair Accessories', 'toddler', 'bow', [
        ['Hair Band', '71179090', 99, 399],
        ['Hair Clips', '71179090', 79, 349],
      ]),
    ],
  },
]
