import fc from 'fast-check'
import { groupKey, groupTotal, kindOf } from '../../src/shared/domain/replenishment/my-ars.ts'
import { addDays, dayAt } from '../../src/shared/domain/values/dates.ts'
import type { Answer } from '../../src/shared/portal/calls.ts'
import { PRODUCTS, product, USERS, user, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { moment, next, word as text } from '../support/documented.ts'

type ArsProduct = Answer<'ars.bin'>['rows'][number]

const documented = (): ArsProduct => ({
  id: next(),
  name: text('name'),
  desc: text('desc'),
  size: text('size'),
  brand: { id: next(), name: text('brand') },
  category: { id: next(), name: text('category') },
  subcategory: { id: next(), name: text('subcategory') },
  producttype: { typeid: next(), typename: text('type') },
  mrp: 19_900 as ArsProduct['mrp'],
  retailerMargin: 30,
  HSNCode: '61112000',
  companyid: next(),
  costtocompany: 9900 as ArsProduct['mrp'],
  creditnote: 2,
  isReturnable: true,
  stock: { type: 'OwnedStock' },
  minimumShipHours: 24,
  warehouses: [],
  arsautoalternatetype: text('auto'),
  isRequestPending: false,
})

const storeType = 'FC'

export const ars = {
  calls: async ({ person }) => {
    const today = dayAt(Date.now())
    const { rows } = await person.ask('ars.download', { body: {} })
    const isFree = ({ isRequestPending, brand }: ArsProduct) => !isRequestPending && brand.id !== 621
    const free = rows.filter(isFree)
    // Each example has its own line, since they run in parallel.
    const take = (fits: (one: (typeof rows)[number]) => boolean = () => true): (typeof rows)[number] => {
      const at = free.findIndex(fits)
      const [removed] = at < 0 ? [] : free.splice(at, 1)
      if (removed === undefined) throw new Error('My ARS has no such line')
      return removed
    }
    const isSpare = ({ targetStock, ...one }: (typeof rows)[number]) => {
      const { total, original } = groupTotal(rows.filter((other) => groupKey(other) === groupKey(one)))
      return total - targetStock >= (original ?? 0)
    }
    const hasAlternates =
      (least: number) =>
      ({ alternateProducts }: (typeof rows)[number]) =>
        alternateProducts.length >= least && alternateProducts.every(isFree)
    const spare = take(isSpare)
    const arranged = take(hasAlternates(2))
    const [replaced, lessened] = [take(hasAlternates(1)), take(hasAlternates(1))]
    const widened = take(({ alternateProducts }) => alternateProducts.length < 3)
    const [first, second, third] = [take(), take(), take()]
    const { rows: bin } = await person.ask('ars.bin', { body: { userid: person.store.id, page: 1 } })
    const binned = bin.filter(isFree)
    // From a type with many products, since each run uses a few.
    const answers = [...new Map(free.map((one) => [groupKey(one), kindOf(one)])).values()].map((kind) =>
      person.ask('ars.candidates', { body: { ...kind, offset: 0, size: 20, exclude: [] } }),
    )
    const { products } = (await Promise.all(answers)).reduce((most, one) =>
      (one.total ?? 0) > (most.total ?? 0) ? one : most,
    )
    const candidate = (nth: number) => products[nth]?.id ?? 0
    const of = { ...kindOf(first), storeType }
    const created = (productId: number) => ({
      body: { userid: person.store.id, productId, targetStock: 5, brandId: 1, alternateProductIds: [], ...of },
    })
    const userid = person.store.id
    const byBrand = { existingBrandId: 1, replacementBrandId: 1, storeReason: 'Nobody asks for it.' }
    return {
      list: () => ({ body: { page: 1 } }),
      bestSellers: () => ({}),
      filters: () => ({}),
      download: () => ({ body: {} }),
      updateTargets: () => ({
        body: { data: [{ productId: second.id, targetStock: 900, ...kindOf(second) }] },
      }),
      updateAlternateOrder: () => ({
        body: {
          userid,
          productid: arranged.id,
          alternateProducts: arranged.alternateProducts.map(({ id }) => id).toReversed(),
        },
      }),
      addAlternate: () => ({ body: { productId: widened.id, alternateProductId: candidate(0), storeType } }),
      create: () => created(candidate(1)),
      createFromBin: () => created(binned[0]?.id ?? 0),
      replaceParent: () => ({
        body: { productId: third.id, replacementId: candidate(2), replaceParentFlag: true, ...byBrand, ...of },
      }),
      replaceAlternate: () => ({
        body: {
          productId: replaced.alternateProducts[0]?.id ?? 0,
          replacementId: candidate(3),
          replaceAlternateFlag: true,
          ...byBrand,
          ...of,
        },
      }),
      deleteAlternate: () => ({
        body: {
          productId: lessened.id,
          alternateProductId: lessened.alternateProducts[0]?.id ?? 0,
          storeReason: 'Nobody asks for it.',
          ...of,
        },
      }),
      deleteParent: () => ({ body: { productId: spare.id, storeReason: 'Nobody asks for it.', ...of } }),
      products: () => ({ query: { productIds: `${first.id},${second.id}` } }),
      bin: () => ({ body: { userid, page: 1 } }),
      binProducts: () => ({ body: { userid, page: 1 } }),
      binFilters: () => ({ query: { userid } }),
      deleteFromBin: () => ({ query: { userid, productId: binned[1]?.id ?? 0 } }),
      pendingProducts: () => ({}),
      pending: () => ({ query: {} }),
      requests: () => ({
        query: { requestedFrom: addDays(today, -30), requestedTo: today, pageNo: 1, pageSize: 10 },
      }),
      replacements: () => ({ query: { from: addDays(today, -29), to: today, pageNo: 1, pageSize: 10 } }),
      autoAlternateTypes: () => ({}),
      homeBrands: () => ({}),
      candidates: () => ({ body: { ...kindOf(first), offset: 0, size: 3, exclude: [first.id] } }),
    }
  },
  documents: {
    list: () => ({
      rows: [{ ...documented(), targetStock: 4, originalStock: 3, alternateProducts: [documented()] }],
      count: 1,
    }),
    requests: () => ({
      rows: [
        {
          createdAt: moment(),
          requestType: 'Delete Product',
          requestAgainst: 'Parent Product',
          productId: next(),
          replacementId: next(),
          storeReason: text('reason'),
          adminReason: text('rejection'),
          status: 'Pending',
        },
      ],
      count: 1,
    }),
    replacements: () => ({
      rows: [
        {
          categoryName: text('category'),
          subcategoryName: text('subcategory'),
          typeName: text('type'),
          existingProductId: next(),
          existingProductName: text('existing'),
          replacementProductId: next(),
          replacementProductName: text('replacement'),
        },
      ],
      count: 1,
    }),
  },
  lists: {
    // Drawn by the editable grid.
    myArs: { ...screenAt('/home/account/ars/myars'), isGrid: true },
    arsRequests: screenAt('/home/account/ars/arsrequest'),
    arsBin: { ...screenAt('/home/account/ars/arsbin'), hasOwnPages: true },
    replacements: screenAt('/home/account/ars/replacementreport'),
  },
  state: {
    events: {
      arsChanged: fc.record({
        type: fc.constant('arsChanged'),
        user,
        at: fc.nat(),
        change: fc.oneof(
          fc.record({
            kind: fc.constant('targets'),
            targets: fc.array(fc.record({ id: product, target: fc.integer({ min: 1, max: 1000 }) }), { maxLength: 2 }),
          }),
          fc.record({ kind: fc.constant('alternates'), id: product, alternates: fc.subarray([...PRODUCTS]) }),
          fc.record({ kind: fc.constant('parent'), id: product, by: fc.option(product, { nil: undefined }) }),
          fc.record({ kind: fc.constant('unbinned'), id: product }),
        ),
        asked: fc.option(fc.record({ reason: word, against: fc.constantFrom('Parent Product', 'Alternate Product') }), {
          nil: undefined,
        }),
      }) as fc.Arbitrary<never>,
    },
    reads: { changesOf: (ask) => USERS.map((of) => ask(of)) },
  },
  entries: () => ({ 'ars.pickTargets': [undefined] }),
} satisfies AreaTables<'ars'>
