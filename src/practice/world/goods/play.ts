/** Toys, games, things to ride on, and books. */
import { type Category, sub } from './category.ts'

export const PLAY: readonly Category[] = [
  {
    id: 7,
    name: 'Toys',
    trade: 'toys',
    weight: 8,
    subcategories: [
      sub(271, 'Rattles & Teethers', 'baby', 'toy', [
        ['Rattle', '95030030', 149, 599],
        ['Teether', '39269099', 99, 399],
      ]),
      sub(272, 'Soft Toys', 'toddler', 'teddy', [
        ['Teddy Bear', '95030010', 299, 2499],
        ['Soft Toy', '95030010', 249, 1499],
      ]),
      sub(273, 'Blocks & Construction', 'child', 'blocks', [['Building Blocks', '95030030', 299, 2999]]),
      sub(274, 'Electronic Toys', 'child', 'toy', [
        ['Remote Control Car', '95030090', 799, 3999],
        ['Musical Piano', '95030090', 599, 2499],
      ]),
      sub(275, 'Instruments', 'child', 'toy', [['Toy Xylophone', '92089000', 299, 999]]),
    ],
  },
  {
    id: 8,
    name: 'Learning & Games',
    trade: 'toys',
    weight: 4,
    subcategories: [
      sub(281, 'Puzzles', 'child', 'blocks', [['Puzzle', '95030030', 149, 799]]),
      sub(282, 'Board Games', 'school', 'blocks', [['Board Game', '95044000', 199, 1499]]),
    ],
  },
  {
    id: 9,
    name: 'Ride-ons & Scooters',
    trade: 'gear',
    weight: 2,
    subcategories: [
      sub(291, 'Ride-ons', 'toddler', 'trike', [
        ['Ride-on Car', '95030010', 1499, 4999],
        ['Scooter', '95030010', 1299, 4499],
      ]),
      sub(292, 'Tricycles & Bicycles', 'child', 'trike', [
        ['Tricycle', '95030010', 1999, 6499],
        ['Bicycle', '87120090', 3999, 9999],
      ]),
    ],
  },
  {
    id: 10,
    name: 'Books',
    trade: 'books',
    weight: 4,
    subcategories: [
      sub(301, 'Story Books', 'child', 'book', [['Story Book', '49011010', 99, 599]]),
      sub(302, 'Picture & Activity Books', 'toddler', 'book', [
        ['Picture Book', '49030020', 99, 499],
        ['Activity Book', '49030020', 79, 399],
      ]),
    ],
  },
]
