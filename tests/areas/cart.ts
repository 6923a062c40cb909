import fc from 'fast-check'
import { line, product, USERS, user } from '../support/any-event.ts'
import { type AreaTables, type AtBridge, type Entries, WAREHOUSE } from '../support/area-tables.ts'
import { next, product as productAnswer, word } from '../support/documented.ts'

const cartLine = () => ({
  productId: next(),
  qty: next(),
  parent: word('parent'),
  mrp: next(),
  whId: next(),
  stockType: 'OwnedStock',
  isapparelproduct: true,
  isParentAlter: true,
})

const put = line.map((one) => ({
  ...one,
  parent: `${one.id}`,
  stockType: 'OwnedStock' as const,
  isapparelproduct: false,
  isParentAlter: false,
}))

const cartType = 'all'

const imports = ({ bytes, importId, ids }: AtBridge) =>
  ({
    'import.pick': [{ cartType }],
    'import.read': [{ cartType, fileName: 'cart.csv', bytes }],
    'import.question': [{ cartType }],
    'import.answer': [{ cartType, choice: { sheet: '', header: 1, id: 0, qty: 1 } }],
    'import.current': [{ cartType }],
    'import.rows': [{ importId, from: 0, count: 100, verdicts: ['taken'] }],
    'import.fix': [{ importId, line: 7, text: `${ids[0]},3` }],
    'import.mends': [{ importId }],
    'import.mendAll': [{ importId, kind: 'number' }],
    'import.undo': [{ importId }],
    'import.setMode': [{ importId, mode: 'replace' }],
    'import.headerIsData': [{ importId, isData: true }],
    'import.commit': [{ importId }],
    'import.stop': [{ importId }],
    'import.discard': [{ importId }],
    'import.exportRejected': [{ importId }],
    'import.saveSample': [undefined],
  }) satisfies Entries

const templates = ({ importId, template }: AtBridge) =>
  ({
    'templates.list': [undefined],
    'templates.save': [{ cartType, name: `Again ${importId}`, replace: true }],
    'templates.rename': [{ id: template, name: `Other ${importId}` }],
    'templates.load': [{ id: template, cartType, replace: true }],
    'templates.share': [{ id: template }],
    'templates.take': [undefined],
    'templates.remove': [{ id: template }],
  }) satisfies Entries

export const cart = {
  calls: ({ person, lines, ids }) => {
    const body = { products: lines, wh: [WAREHOUSE], userState: person.store.shippingState, appType: 1 as const }
    const half = { isApparelcart: true, cartType: 'apparel' as const }
    return {
      lines: () => ({}),
      products: () => ({ body: body }),
      update: () => ({ body: { products: lines, checkLimit: 1 } }),
      updateHalf: () => ({ body: { ...half, products: lines, checkLimit: 1 } }),
      halfLines: () => ({ body: half }),
      halfProducts: () => ({ body: { ...body, ...half } }),
      counts: () => ({ body: { cartType } }),
      removeFromHalf: () => ({ body: { ...half, productIds: ids } }),
      removeProductsFromHalf: () => ({ body: { cartType: 'apparel', productIds: ids } }),
      removeItems: () => ({ body: { productIds: ids.slice(0, 1) } }),
    }
  },
  documents: {
    lines: () => ({ cart: [cartLine()] }),
    products: () => ({ products: [productAnswer()] }),
    halfProducts: () => ({ products: [productAnswer()] }),
    counts: () => ({ apparelCount: next(), nonapparelCount: next() }),
    update: () => ({}),
    updateHalf: () => ({}),
    removeItems: () => ({}),
    removeFromHalf: () => ({}),
  },
  state: {
    events: {
      cart: fc.record({
        type: fc.constant('cart'),
        user,
        put: fc.array(put, { maxLength: 3 }),
        remove: fc.array(product, { maxLength: 2 }),
      }),
    },
    reads: {
      cartOf: (ask) => USERS.map((of) => [...ask(of).values()]),
    },
  },
  papers: {
    pickingList: {
      of: (companyName) => ({
        subject: { kind: 'pickingList', cart: cartType },
        answers: {},
        who: { companyName },
      }),
      name: 'Asha Kids',
      says: [
        'Picking list',
        'Cotton Romper 39',
        'Bhamboli',
        'Not available at any warehouse',
        '41 lines in the cart',
        '120 pieces to pick',
      ],
      sheets: 2,
      longest: 100,
    },
  },
  entries: (at) => ({
    'cart.open': [
      { cart: cartType, fresh: false },
      { cart: { user: 1, subcatid: 1, typeid: 1, brandid: 1 }, fresh: false },
    ],
    'cart.add': [{ cart: cartType, items: at.items }],
    'cart.setQuantities': [{ cart: cartType, items: at.items }],
    'cart.remove': [{ cart: cartType, ids: at.ids }],
    'cart.clear': [{ cart: cartType }],
    'cart.keepTyped': [
      { cart: cartType, typed: [{ id: 1001, qty: 3, was: 2 }] },
      { cart: cartType, typed: [] },
    ],
    'cart.reorder': [{ cart: cartType, orderId: at.orderId }],
    'cart.export': [
      { cart: cartType, format: 'csv' },
      { cart: cartType, format: 'xlsx' },
    ],
    ...imports(at),
    ...templates(at),
  }),
} satisfies AreaTables<'cart'>
