/** Diapers, feeding, bathing and food. */
import { type Category, sub } from './category.ts'

export const CARE: readonly Category[] = [
  {
    id: 1,
    name: 'Diapering',
    trade: 'diapers',
    weight: 5,
    subcategories: [
      sub(244, 'Diapers', 'diapers', 'diaper', [
        ['Pant Style Diapers', '96190030', 299, 1999],
        ['Tape Diapers', '96190030', 249, 1499],
      ]),
      sub(245, 'Wipes', 'packs', 'wipes', [['Baby Wipes', '33074100', 99, 699]]),
      sub(246, 'Cloth Nappies', 'packs', 'diaper', [['Cloth Nappy Set', '96190040', 299, 1099]]),
    ],
  },
  {
    id: 2,
    name: 'Feeding & Nursing',
    trade: 'feeding',
    weight: 6,
    subcategories: [
      sub(251, 'Feeding Bottles', 'bottles', 'bottle', [
        ['Feeding Bottle', '39241090', 149, 699],
        ['Sipper', '39241090', 199, 799],
      ]),
      sub(252, 'Teats & Soothers', 'packs', 'soother', [
        ['Feeding Teats', '40149010', 99, 399],
        ['Soother', '39269099', 99, 449],
      ]),
      sub(253, 'Warmers & Sterilizers', 'baby', 'gadget', [
        ['Bottle Warmer', '85167990', 1299, 3499],
        ['Steam Sterilizer', '85167990', 1999, 5999],
      ]),
      sub(254, 'Bibs', 'packs', 'bib', [['Bib', '62092000', 99, 449]]),
    ],
  },
  {
    id: 3,
    name: 'Bath & Skin Care',
    trade: 'care',
    weight: 5,
    subcategories: [
      sub(261, 'Lotions & Creams', 'care', 'pump', [
        ['Baby Lotion', '33049990', 149, 699],
        ['Diaper Rash Cream', '30049099', 129, 499],
      ]),
      sub(262, 'Shampoos', 'care', 'pump', [['Baby Shampoo', '33051090', 129, 599]]),
      sub(263, 'Soaps & Powders', 'packs', 'soap', [
        ['Baby Soap', '34011110', 49, 299],
        ['Baby Powder', '33049910', 89, 399],
      ]),
      sub(264, 'Bath Tubs', 'baby', 'tub', [
        ['Bath Tub', '39241090', 799, 2999],
        ['Bather', '39241090', 499, 1799],
      ]),
    ],
  },
  {
    id: 4,
    name: 'Baby Food and Infant Formula',
    trade: 'food',
    weight: 2,
    subcategories: [
      sub(79, 'Infant Formula & Cereals', 'grams', 'tin', [
        ['Infant Cereal', '19011090', 199, 499],
        ['Infant Formula', '19011090', 449, 1199],
      ]),
      sub(80, 'Feeding Purees', 'packs', 'tin', [['Fruit Puree', '20079990', 99, 499]]),
    ],
  },
  {
    id: 5,
    name: 'Kids Food and Nutritional Supplements',
    trade: 'food',
    weight: 2,
    subcategories: [
      sub(815, 'Health Drinks & Snacks', 'grams', 'tin', [
        ['Health Drink', '21069099', 249, 799],
        ['Cookies', '19053100', 99, 349],
      ]),
      sub(816, 'Soups', 'packs', 'tin', [['Instant Soup', '21041010', 79, 249]]),
    ],
  },
]
