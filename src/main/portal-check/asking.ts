/** Building blocks of a check's questions: the answers so far, and the arguments that each kind of call takes from them. */
import { addDays, type Day, firstOfMonth } from '../../shared/domain/values/dates.ts'
import type { Answer, Args, ReadCall } from '../../shared/portal/calls.ts'

/** The answers that the check has received. They stay in memory, and end with the check. */
export interface Found {
  readonly today: Day
  answer<N extends ReadCall>(name: N): Answer<N> | undefined
}

export interface Question<N extends ReadCall> {
  /** Calls whose answers the arguments are made from. */
  readonly after: readonly ReadCall[]
  /** Undefined if no useful question can be asked. */
  readonly args: (found: Found) => Args<N> | undefined
  /** The reason if no useful question can be asked. */
  readonly without: string
}

export type Questions = { readonly [N in ReadCall]: Question<N> }

export const ME = 'session.meFirst'
export const NO_ME = 'the profile of the account couldn’t be read'

/** A question that needs only the signed-in user. */
export const plain = <A>(args: A) => ({ after: [ME] as const, args: () => args, without: NO_ME })

/** A question made from one earlier answer. */
export const of =
  <P extends ReadCall>(name: P, without: string) =>
  <A>(args: (answer: Answer<P>, found: Found) => A | undefined) => ({
    after: [ME, name] as readonly ReadCall[],
    args: (found: Found) => {
      const answer = found.answer(name)
      return answer === undefined ? undefined : args(answer, found)
    },
    without,
  })

export const ofMe = of(ME, NO_ME)
/** A question about the franchise of the account; an unknown franchise id is never replaced by another id. */
export const ofFranchise = <A>(args: (franchise: number, found: Found) => A) =>
  of(ME, 'the account has no franchise')(({ fcf: { id } }, found) => (id === undefined ? undefined : args(id, found)))
export const userId = ofMe(({ id }) => ({ params: { id } }))
export const userIdInQuery = ofMe(({ id }) => ({ query: { userid: id } }))

/** Number of products in a question about several. */
const SOME = 5
export const PAGE = { pageNo: 1, pageSize: 10 } as const

type Product = Answer<'catalogue.listing'>['products'][number]
export const ofProducts = <A>(args: (products: readonly [Product, ...Product[]], found: Found) => A | undefined) =>
  of(
    'catalogue.listing',
    'the listing shows no product',
  )(({ products: [first, ...others] }, found) =>
    first === undefined ? undefined : args([first, ...others.slice(0, SOME - 1)], found),
  )
export const ofProduct = ofProducts(([{ id }]) => ({ params: { id } }))
export const idsOf = (products: readonly Product[]): number[] => products.map(({ id }) => id)
export const someProducts = ofProducts((products) => ({ body: { products: idsOf(products) } }))
export const someProductIds = ofProducts((products) => ({ body: { productIds: idsOf(products) } }))

export const mapped = (found: Found): Answer<'session.mapping'> => found.answer('session.mapping') ?? []
export const warehousesOf = (found: Found): number[] => mapped(found).map(({ whID }) => whID)
export const withMapping = <P extends { readonly after: readonly ReadCall[] }>(question: P): P => ({
  ...question,
  after: [...question.after, 'session.mapping'],
})

export const search = ofMe(({ id, fcf, hasFoodLicense }, found) => ({
  body: {
    page: 1,
    size: 24,
    misc: {
      map: warehousesOf(found),
      userid: id,
      rules: [],
      signage: fcf.signage,
      storetype: '',
      hasFoodLicense,
    },
    sort: 'newarrivals' as const,
  },
}))

export const ofLines = <A>(args: (lines: Answer<'cart.lines'>['cart'], store: Answer<typeof ME>, found: Found) => A) =>
  of(
    'cart.lines',
    'the cart is empty',
  )(({ cart }, found) => {
    const store = found.answer(ME)
    return cart.length === 0 || store === undefined ? undefined : args(cart.slice(0, SOME), store, found)
  })
export const cartRequest = (
  lines: Answer<'cart.lines'>['cart'],
  { shippingState }: Answer<typeof ME>,
  found: Found,
) => ({
  products: lines,
  wh: warehousesOf(found),
  userState: shippingState,
  appType: 1 as const,
})
export const half = { isApparelcart: true, cartType: 'apparel' } as const

type OrderRow = Answer<'order.history'>['rows'][number]
export const ofOrder =
  (fits: (order: OrderRow) => boolean, without: string) =>
  <A>(args: (order: OrderRow) => A) =>
    of(
      'order.history',
      without,
    )(({ rows }) => {
      const order = rows.find(fits)
      return order === undefined ? undefined : args(order)
    })
export const anyOrder = ofOrder(() => true, 'the order history has no order of the last months')
export const isSent = ({ status }: OrderRow): boolean => ['Confirmed', 'Shipped', 'Delivered'].includes(status)

export const first =
  <P extends ReadCall, R>(name: P, rowsOf: (answer: Answer<P>) => readonly R[], without: string) =>
  <A>(args: (row: R, found: Found) => A | undefined) =>
    of(
      name,
      without,
    )((answer, found) => {
      const row = rowsOf(answer)[0]
      return row === undefined ? undefined : args(row, found)
    })
export const ofLoad = first(
  'loads.list',
  // A shipped order has an invoice.
  ({ rows }) =>
    rows.toSorted(
      (one, other) => Number(other.ActualShippingDate !== undefined) - Number(one.ActualShippingDate !== undefined),
    ),
  'there is no load of the last months',
)(({ LoadID }) => ({
  query: { loadId: LoadID },
}))
const ofReturn = first('returns.srList', (rows) => rows, 'there is no sales return of the last months')
const ofRto = first('returns.rtoList', (rows) => rows, 'there is no return to origin of the last months')
export const aboutReturn = ofReturn(({ ReferenceID }) => ({ body: { ReferenceID } }))
export const aboutRto = ofRto(({ ReferenceID }) => ({ body: { ReferenceID } }))
export const returnNote = first(
  'returns.srList',
  (rows) => rows.filter(({ InvoiceStatus }) => InvoiceStatus === 'InDone'),
  'no sales return of the last months has its note',
)(({ ReferenceID, WareHouseID }) =>
  WareHouseID === undefined ? undefined : { params: { id: `${ReferenceID}-${WareHouseID}` } },
)

const DAYS_BACK = 90
const since = (today: Day): Day => addDays(today, -DAYS_BACK)
export const dated = <A>(args: (from: Day, today: Day) => A) => ({
  after: [ME] as const,
  args: ({ today }: Found) => args(since(today), today),
  without: NO_ME,
})
export const monthOf = (today: Day): string => addDays(firstOfMonth(today), -1).slice(0, 7)
export const returnDays = dated((FromDate, ToDate) => ({ body: { FromDate, ToDate } }))
export const loadDays = <M extends object>(more: M) =>
  dated((loadFrom, loadTo) => ({ body: { loadFrom, loadTo, ...more } }))

export const master = plain({ query: { ledgerAccount: 1 } })
type Entries = 'ledger.misc'
/** The first entry of a ledger master. */
export const entryOf =
  (name: ReadCall, without = 'the ledger has no such entry this year') =>
  <A>(args: (id: string) => A) =>
    of(
      name as Entries,
      without,
    )((rows) => {
      const id = rows.find((row) => row.id !== '')?.id
      return id === undefined ? undefined : args(id)
    })
export const byQuery = (name: ReadCall) => entryOf(name)((id) => ({ query: { id } }))
export const byPath = (name: ReadCall) => entryOf(name)((id) => ({ params: { id } }))

export const ofParent = first('ars.list', ({ rows }) => rows, 'My ARS has no product')
export const afsPage = withMapping(
  ofMe((_, found) => ({
    body: { mapping: [...mapped(found)], pageNo: 1, pageSize: 500 as const, mappingType: 'global' as const },
  })),
)
export const ofAfsLine = first('afs.products', ({ products }) => products, 'the AFS cart is empty')
export const ofCarStore = first('car.configurations', (rows) => rows, 'the account may act for no store')
export const NO_CHOICE =
  'it needs a subcategory, a type and a brand of a store’s CAR cart, which no answer tells together'
export const never = (without: string) => ({ after: [ME] as const, args: () => undefined, without })
export const candidates = ofProducts(([{ subcategory, type }], found) => {
  const store = found.answer(ME)
  if (store === undefined) return undefined
  const misc = {
    map: warehousesOf(found),
    userid: store.id,
    rules: [],
    signage: store.fcf.signage,
    storetype: '',
    include: [],
    exclude: [],
  }
  return {
    body: { page: 1, filters: { subcategoryId: subcategory.id, typeId: type.id }, sort: 'price' as const, misc },
  }
})

export const ofStaff = first('scores.staff', (rows) => rows, 'the store has no staff in the training system')
export const ofIncentives = first('scores.incentiveStaff', (rows) => rows, 'the store has no staff with incentives')
/** The first staff member with incentives, and the franchise. */
export const ofIncentivesHere = <A>(args: (staff: string, fcfid: number, found: Found) => A) =>
  ofIncentives(({ staff_id }, found) => {
    const fcfid = found.answer(ME)?.fcf.id
    return fcfid === undefined ? undefined : args(staff_id, fcfid, found)
  })
export const inMonth = ofIncentivesHere((staff_id, fcfid, { today }) => ({
  body: { staff_id, month: monthOf(today), fcfid },
}))
export const myScore = ofMe(({ id, fcf }) => ({ body: { userId: id, subregion: fcf.subregion } }))
export const ofKioskOrder = first('kiosk.orderList', (rows) => rows, 'there is no confirmed kiosk order')

/** Asks if products can be delivered from a warehouse. */
export const serviceableHere = ofProducts((products, found) => {
  const pincode = found.answer(ME)?.pincode ?? ''
  const warehouse = warehousesOf(found)[0]
  if (warehouse === undefined) return undefined
  const requested = products.map(({ id, mrp }) => ({
    ProductID: id,
    MRP: mrp,
    WarehouseID: warehouse,
    BillingPincode: pincode,
  }))
  return { body: { ProductList: requested } }
})
/** Asks if products can be delivered at all. */
export const serviceable = ofProducts((products, found) => {
  const pincode = found.answer(ME)?.pincode ?? ''
  return { body: { ProductList: products.map(({ id }) => ({ ProductID: id, BillingPincode: pincode })) } }
})
/** The filter for alternates of a product of My ARS. */
export const alternates = ofParent(({ id, category, subcategory, producttype }) => ({
  body: {
    categoryId: category.id,
    subcategoryId: subcategory.id,
    typeId: producttype.typeid,
    offset: 0,
    size: 3,
    exclude: [id],
  },
}))
