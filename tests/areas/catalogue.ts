import fc from 'fast-check'
import { MRPS, PRODUCTS, product, USERS, user, word } from '../support/any-event.ts'
import { type AreaTables, WAREHOUSE } from '../support/area-tables.ts'
import * as builders from '../support/builders.ts'
import * as documented from '../support/documented.ts'

const { next } = documented

const serviceable = <T extends object>(ProductID: number, more: T) => ({ ProductID, BillingPincode: '411014', ...more })

export const catalogue = {
  calls: ({ person: { store }, goods, ids }) => {
    const [productId = 0] = ids
    const ofProduct = () => ({ params: { id: productId } })
    const named = () => ({ body: { products: ids } })
    return {
      listing: () => ({
        body: {
          page: 1,
          size: 50,
          misc: { map: [WAREHOUSE], userid: store.id, rules: [], signage: '', storetype: '', hasFoodLicense: true },
          filters: { category: [] },
          sort: 'price',
          search: '',
        },
      }),
      product: ofProduct,
      children: () => ({ body: { products: ids, fields: ['id'] } }),
      details: named,
      spareParts: ofProduct,
      suggestedIds: ofProduct,
      suggestedProducts: named,
      sale: named,
      storeStock: () => ({ body: { user: store.id, product: productId } }),
      likes: ofProduct,
      like: () => ({
        body: {
          productId,
          productName: goods[0]?.name ?? '',
          categoryId: goods[0]?.category.id ?? 0,
          subCategoryId: goods[0]?.subcategory.id ?? 0,
          likeDislike: 1,
          reason: 'Sells well',
        },
      }),
      brand: () => ({ params: { id: goods[0]?.brand.id ?? 0 } }),
      sliderImages: ofProduct,
      suggestions: () => ({
        body: { search: 'blocks', misc: { rules: [], map: [WAREHOUSE], hasFoodLicense: true, b2b: true } },
      }),
      productList: named,
      currentStock: named,
      productWarehouse: named,
      productInfo: () => ({ body: { products: ids, wh: [WAREHOUSE] } }),
      checkServiceable: () => ({
        body: { ProductList: goods.map(({ id, mrp }) => serviceable(id, { MRP: mrp, WarehouseID: WAREHOUSE })) },
      }),
      serviceability: () => ({ body: { ProductList: ids.map((id) => serviceable(id, {})) } }),
      categories: () => ({}),
      bestsellers: () => ({ query: { concept: store.fcf.concept } }),
      carters: () => ({}),
      subcategoryTypes: () => ({ query: { subcategoryId: goods[0]?.subcategory.id ?? 0 } }),
    }
  },
  documents: {
    listing: () => ({ products: [documented.product()], total: next(), filters: {} }),
    product: () => ({
      ...documented.product(),
      otherProducts: [{ id: next(), b2bIsActive: true }],
      children: [{ id: next(), b2bIsActive: true }],
      alternateProducts: [{ id: next() }],
    }),
    likes: () => ({
      id: next(),
      productId: next(),
      productName: documented.word('product'),
      categoryId: next(),
      subCategoryId: next(),
      likeDislike: 1,
      reason: documented.word('reason'),
    }),
    sliderImages: () => ({ images: `${next()};${next()}` }),
    productInfo: () => [documented.product()],
    suggestedProducts: () => [documented.product()],
    carters: () => ({ productId: [next(), next()] }),
  },
  state: {
    events: {
      judged: fc.record({
        type: fc.constant('judged'),
        user,
        productId: product,
        likeDislike: fc.constantFrom(0 as const, 1 as const),
        reason: word,
      }),
    },
    reads: {
      ordered: (ask) => PRODUCTS.flatMap((id) => MRPS.map((mrp) => ask(id, WAREHOUSE, mrp))),
      opinionOf: (ask) => USERS.map((of) => PRODUCTS.map((id) => ask(of, id))),
      withStock: (ask) => PRODUCTS.map((id) => ask(builders.product({ id }))),
    },
  },
  entries: ({ ids, orderId }) => ({
    'products.seen': [{ typed: 'bab' }, { typed: String(ids[0]) }],
    'products.saveBestsellers': [{ ofConcept: true }],
    'products.suggest': [{ typed: 'bab' }],
    'products.list': [
      { page: 1, search: 'baby', chosen: { categories: ['6'], prices: ['0-250'] }, sort: 'price', fresh: false },
      {
        page: 1,
        search: '',
        chosen: { subcategories: ['244'] },
        sets: 'none',
        whId: 2,
        whType: 'DC',
        sort: 'bestseller',
        fresh: true,
      },
    ],
    'products.understand': [{ typed: 'baby frock' }, { typed: 'rompar xyzzy' }],
    'products.related': [
      { id: ids[0] ?? 0, what: 'suggested', fresh: false },
      { id: ids[0] ?? 0, what: 'spareParts', fresh: true },
    ],
    'products.gaps': [{ orderId, fresh: true }],
    'products.names': [{ ids }],
    'products.about': [{ ids }],
    'products.show': [
      { id: ids[0] ?? 0, fresh: false },
      { id: 1, fresh: true },
    ],
  }),
} satisfies AreaTables<'catalogue'>
// Further fields in the documents that the catalogue's own screens will read: of a product formatedAge, age, type.typename, brandId, catId,
// subcatId, typeId, globalwarehouses, stock.type, whId, whType, spareParts and filters; of its children and otherProducts their stock.
