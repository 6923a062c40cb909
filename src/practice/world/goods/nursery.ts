/** Carriers, prams, car seats, beds and chairs. */
import { type Category, sub } from './category.ts'

export const NURSERY: readonly Category[] = [
  {
    id: 11,
    name: 'Prams & Strollers',
    trade: 'gear',
    weight: 2,
    subcategories: [
      sub(311, 'Strollers', 'baby', 'pram', [
        ['Stroller', '87150010', 3999, 14999],
        ['Pram', '87150010', 3499, 9999],
      ]),
      sub(312, 'Walkers', 'baby', 'pram', [['Walker', '87150010', 1999, 4999]]),
    ],
  },
  {
    id: 12,
    name: 'Car Seats & Carriers',
    trade: 'gear',
    weight: 2,
    subcategories: [
      sub(321, 'Car Seats', 'toddler', 'seat', [
        ['Car Seat', '94012000', 4999, 17999],
        ['Booster Seat', '94012000', 2499, 7999],
      ]),
      sub(322, 'Carriers', 'baby', 'seat', [['Baby Carrier', '63041910', 999, 3999]]),
    ],
  },
  {
    id: 13,
    name: 'Nursery & Bedding',
    trade: 'bedding',
    weight: 5,
    subcategories: [
      sub(331, 'Quilts & Mattresses', 'baby', 'quilt', [
        ['Quilt', '94049000', 699, 4999],
        ['Mattress', '94042190', 1299, 5999],
      ]),
      sub(332, 'Blankets & Towels', 'baby', 'quilt', [
        ['Blanket', '63014000', 499, 1999],
        ['Hooded Towel', '63026010', 399, 1199],
      ]),
      sub(333, 'Mosquito Nets', 'baby', 'quilt', [['Mosquito Net', '63041910', 499, 1499]]),
    ],
  },
  {
    id: 14,
    name: 'Furniture',
    trade: 'furniture',
    weight: 2,
    subcategories: [
      sub(341, 'Cots & Cradles', 'baby', 'cot', [
        ['Cot', '94036000', 5999, 19999],
        ['Cradle', '94036000', 3499, 9999],
      ]),
      sub(342, 'Chairs & Tables', 'toddler', 'seat', [
        ['Study Table', '94037000', 1499, 5999],
        ['High Chair', '94017900', 2999, 8999],
      ]),
    ],
  },
]
