/**
 * A store's books, in double entry: every transaction debits one book and credits another with the same amount; the ledger has the
 * transactions of the store's book. They contain shipped orders with their loads, payments, cancellations and returns, and five earlier
 * financial years, generated from the seed.
 */
import { COURIER_CHARGES, type LedgerKind, ORDER_CANCEL, STORE_INTERIOR } from '../../../shared/domain/ledger/entry.ts'
import { LEDGER_YEARS } from '../../../shared/domain/ledger/periods.ts'
import type { AccountId } from '../../../shared/domain/payments/payment.ts'
import { returnNoteId } from '../../../shared/domain/returns/returns.ts'
import { addMonths, dayAt, financialYearOf, firstOfYear, instantOf } from '../../../shared/domain/values/dates.ts'
import { type Paise, paise, sum, times } from '../../../shared/domain/values/money.ts'
import { approvedAt, goodsBack } from '../../kit/goods-back.ts'
import { DAY } from '../../kit/rows.ts'
import { seeded } from '../../kit/seeded.ts'
import type { Visit as VisitOf } from '../../practice.ts'
import { randomFor } from '../../world/random.ts'
import type { Book, Transaction } from './transaction.ts'

type Visit = VisitOf<'ledger'>
type Shipped = ReturnType<Visit['state']['order']['shippedOf']>[number]

interface KindOfNote {
  readonly kind: LedgerKind
  readonly words: string
  readonly type: number
  /** The side that the note is in favour of. */
  readonly for: 'store' | 'company'
  readonly only?: AccountId
}

/** Notes that a store gets occasionally, one of each kind in turn. */
export const NOTES: readonly KindOfNote[] = [
  { kind: 'productRemoval', words: 'Products removed from the store', type: 21, for: 'store' },
  { kind: 'outletRemoval', words: 'Products moved to a factory outlet', type: 22, for: 'store' },
  { kind: 'outletCn', words: 'Factory outlet credit note', type: 23, for: 'store' },
  { kind: 'productCn', words: 'Credit note for products', type: 24, for: 'store' },
  { kind: 'intelliSub', words: 'IntelliSub settlement', type: 25, for: 'company' },
  { kind: 'tatBreach', words: 'Delivered later than promised', type: 26, for: 'store' },
  { kind: 'priceDifference', words: 'Price difference', type: 27, for: 'store' },
  { kind: 'cndn', words: 'Store interior', type: STORE_INTERIOR, for: 'company' },
  { kind: 'darpCndn', words: 'DARP settlement', type: 28, for: 'store', only: 2 },
  { kind: 'cndnInvoice', words: 'Discount paid', type: 29, for: 'store', only: 1 },
  { kind: 'gcCn', words: 'Gift certificates', type: 30, for: 'store' },
  { kind: 'cmCn', words: 'Customer exchange', type: 31, for: 'store' },
  { kind: 'rto', words: 'Returned to origin', type: 32, for: 'store' },
  { kind: 'rtoDebitNote', words: 'Return to origin, not found', type: 33, for: 'company' },
  { kind: 'buyback', words: 'Bought back', type: 34, for: 'store', only: 1 },
  { kind: 'kioskDebit', words: 'Kiosk order', type: 35, for: 'company', only: 2 },
  { kind: 'kioskCommission', words: 'Commission on kiosk orders', type: 36, for: 'store' },
  { kind: 'cnDetails', words: 'Credit note', type: 37, for: 'store' },
]

/** Entries without a note of their own. */
export const OTHER_TYPES = [
  { type: 1, name: 'Sales' },
  { type: 2, name: 'Receipt' },
  { type: 40, name: 'Sales return' },
  { type: COURIER_CHARGES, name: 'Courier charges' },
  { type: ORDER_CANCEL, name: 'Order cancel' },
] as const

const voucher = (letters: string, at: number, nr: number | string): string =>
  `${letters}/${financialYearOf(dayAt(at))}/${nr}`

/** The number of a note: at most 16 characters with its prefix, as GST requires. */
const noteVoucher = (letter: 'C' | 'D', at: number, nr: string): string =>
  `${letter}${financialYearOf(dayAt(at)).slice(-2)}${nr}`

const sale = (of: Pick<Transaction, 'kind' | 'account' | 'id' | 'at' | 'amount' | 'words'>) => ({
  ...of,
  voucher: voucher('SI', of.at, of.id),
  debited: 'store' as const,
  credited: 'sales' as const,
  isNote: false,
  type: 1,
  typeName: 'Sales',
})

const receipt = (of: Pick<Transaction, 'account' | 'id' | 'at' | 'amount'> & { readonly reference: string }) => ({
  ...of,
  kind: 'misc' as const,
  voucher: voucher('RC', of.at, of.id),
  debited: 'bank' as const,
  credited: 'store' as const,
  isNote: false,
  type: 2,
  typeName: 'Receipt',
  words: 'Payment received',
})

function noteOf(
  { kind, words, type, for: whom }: KindOfNote,
  of: Pick<Transaction, 'account' | 'id' | 'at' | 'amount'>,
) {
  const isCredit = whom === 'store'
  return {
    ...of,
    kind,
    words,
    type,
    typeName: words,
    voucher: noteVoucher(isCredit ? 'C' : 'D', of.at, of.id.replace(/^SR-(\d+)-\d+$/, 'S$1')),
    debited: isCredit ? ('notes' as const) : ('store' as const),
    credited: isCredit ? ('store' as const) : ('notes' as const),
    isNote: true,
    details: 'note',
  }
}

/** Start of a store's books: 1 April, five financial years ago; for a store that opened this year, this year's. */
export function booksBegin({ openedAt, account }: Pick<Visit, 'openedAt' | 'account'>): number {
  const years = account.store.canCartUpload ? LEDGER_YEARS - 1 : 0
  return instantOf(addMonths(firstOfYear(dayAt(openedAt)), -12 * years)) ?? openedAt
}

/** A store's first opening balance; on its DARP account it has paid in advance. */
export const openingWith = ({ world, account }: Pick<Visit, 'world' | 'account'>, of: AccountId): Paise => {
  const random = randomFor(world.seed, 'ledger', account.store.id, of)
  return paise(of === 2 ? random.whole(-2500, -2000) * 100_000 : random.whole(-30, 60) * 100_000)
}

/** Entries of one round: four sales, the four receipts that pay them, two notes. */
const ROUND = 10
const SALES = 4

/** Sales, receipts and notes from before the opening, evenly spread. */
function pastOf(visit: Visit, count: number): readonly Transaction[] {
  const begin = booksBegin(visit)
  const reach = visit.openedAt - begin
  const { world, account: by } = visit
  const amountOf = (nth: number) => paise(randomFor(world.seed, 'amount', by.store.id, nth).whole(40_000, 4_000_000))
  return seeded(visit, 'ledger', count, (random, nth) => {
    const at = begin + Math.floor(((nth + random.next()) / count) * reach)
    const account: AccountId = Math.floor(nth / ROUND) % 3 === 2 ? 2 : 1
    const id = String(100_000 + nth)
    const turn = nth % ROUND
    if (turn < SALES) {
      return sale({ kind: 'salesPo', account, id, at, amount: amountOf(nth), words: `Goods, order PO-${20_000 + nth}` })
    }
    if (turn < 2 * SALES) {
      const reference = `UTR${random.whole(1_000_000, 9_999_999)}`
      return receipt({ account, id, at, amount: amountOf(nth - SALES), reference })
    }
    // Every kind in turn, first on one account, then on the other.
    const place = Math.floor(nth / ROUND) * (ROUND - 2 * SALES) + turn - 2 * SALES
    const note = NOTES[place % NOTES.length]
    if (note === undefined) throw new Error('There are no notes')
    const usual: AccountId = Math.floor(place / NOTES.length) % 2 === 0 ? 1 : 2
    const amount = paise(note.type === STORE_INTERIOR ? 11_800_000 : Math.ceil(amountOf(nth) / 20))
    return noteOf(note, { account: note.only ?? usual, id, at, amount })
  })
}

const accountOf = ({ whType }: Pick<Shipped, 'whType'>): AccountId => (whType === 'Stockist' ? 2 : 1)

const worthOf = ({ lines }: Pick<Shipped, 'lines'>): Paise => sum(lines.map(({ price, given }) => times(price, given)))

/** Sales of shipped goods: by order from a warehouse, by load from a DC. */
function salesOf(orders: readonly Shipped[]): readonly Transaction[] {
  const loads = new Map<string, Shipped[]>()
  const single: Transaction[] = []
  for (const order of orders) {
    if (order.whType === 'DC') loads.set(order.load, [...(loads.get(order.load) ?? []), order])
    else {
      const about = { account: accountOf(order), id: order.poid, at: order.shippedAt, amount: worthOf(order) }
      const one = sale({ ...about, kind: 'salesPo', words: `Goods, order ${order.poid}` })
      single.push({ ...one, reference: order.poid, docket: order.docket, details: 'po', order: order.poid })
    }
  }
  const whole = [...loads].map(([id, [first, ...more]]) => {
    const all = first === undefined ? more : [first, ...more]
    const about = { account: 1 as const, id, at: first?.shippedAt ?? 0, amount: sum(all.map(worthOf)) }
    return { ...sale({ ...about, kind: 'salesLoad', words: `Goods, load ${id}` }), reference: id, details: 'load' }
  })
  return [...single, ...whole]
}

/** Freight of each docket; its cost depends only on its number. */
function freightOf(visit: Visit, orders: readonly Shipped[]): readonly Transaction[] {
  const dockets = new Map(orders.map((order) => [order.docket, order]))
  return [...dockets].map(([docket, { shippedAt: at, courier, ...order }]) => ({
    kind: 'courier',
    account: accountOf(order),
    id: docket.replace(/\D/g, ''),
    voucher: noteVoucher('D', at, docket.replace(/\D/g, '')),
    at,
    amount: paise(randomFor(visit.world.seed, 'freight', docket).whole(200, 2500) * 100),
    debited: 'store',
    credited: 'freight',
    isNote: true,
    type: COURIER_CHARGES,
    typeName: 'Courier charges',
    words: `Freight, ${courier}`,
    docket,
    details: 'note',
  }))
}

/** Most orders from before the opening were paid after twelve days. */
function receiptsOf(visit: Visit, orders: readonly Shipped[]): readonly Transaction[] {
  const past = orders.flatMap((order) => {
    const at = order.shippedAt + 12 * DAY
    const isPaid = order.shippedAt < visit.openedAt && randomFor(visit.world.seed, 'receipt', order.poid).chance(0.85)
    if (!isPaid || at > visit.clock()) return []
    const id = `R${order.poid.replace(/\D/g, '')}`
    return [receipt({ account: accountOf(order), id, at, amount: worthOf(order), reference: `UTR${order.poid}` })]
  })
  const payments = visit.state.payment
    .paymentsOf(visit.account.store.id)
    .map(({ reference, amount, account, at }) => receipt({ account, id: reference, at, amount, reference }))
  return [...past, ...payments]
}

/** Notes for late cancellations, which cost a fee, and for accepted returns, which are credited. */
function notesOf(visit: Visit, orders: readonly Shipped[]): readonly Transaction[] {
  const { world, state, account, clock, openedAt, settings } = visit
  const cancelled = state.order
    .ordersOf(account.store.id)
    .filter(({ fixed }) => fixed === 'Cancelled')
    .map(({ poid, at, whType }): Transaction => {
      const fee = { kind: 'cndn', words: `Order ${poid} cancelled`, type: ORDER_CANCEL, for: 'company' } as const
      const of = { account: accountOf({ whType }), id: poid.replace(/\D/g, ''), at: at + DAY, amount: paise(25_000) }
      return { ...noteOf(fee, of), reference: poid, typeName: 'Order cancel' }
    })
  const returned = orders.flatMap((order): Transaction[] => {
    const reference = `SR-${order.poid.replace(/\D/g, '')}`
    const sent = state.returns.sentBy(reference)
    const handedOverAt = sent?.at ?? (order.deliveredAt ?? Number.POSITIVE_INFINITY) + 12 * DAY
    const at = approvedAt({ at: handedOverAt, isPast: sent === undefined }, settings.speed)
    // A return that wasn't given to a courier is still in the store.
    if (sent === undefined && handedOverAt >= openedAt) return []
    if (at > clock() || randomFor(world.seed, 'sr', order.poid).whole(1, 2) > 1) return []
    const amount = sum(goodsBack(visit, 'sr', order, reference).map(({ price, quantity }) => times(price, quantity)))
    if (amount === 0) return []
    const back = { kind: 'ledger', words: `Sales return of order ${order.poid}`, type: 40, for: 'store' } as const
    const of = { account: accountOf(order), id: returnNoteId(reference, order.wh), at, amount }
    const about = { typeName: 'Sales return', noteType: 'CN', details: 'sr', order: order.poid }
    return [{ ...noteOf(back, of), ...about }]
  })
  return [...cancelled, ...returned]
}

/** All transactions of this store, oldest first. */
export function booksOf(visit: Visit): readonly Transaction[] {
  const { memory, settings, account } = visit
  const key = `${account.store.id} ${settings.ledgerEntries}`
  const past = memory.get(key) ?? pastOf(visit, settings.ledgerEntries)
  memory.set(key, past)
  const begin = booksBegin(visit)
  const orders = visit.state.order.shippedOf(account.store.id).filter(({ shippedAt }) => shippedAt >= begin)
  const now = [
    ...salesOf(orders),
    ...freightOf(visit, orders),
    ...receiptsOf(visit, orders),
    ...notesOf(visit, orders).filter(({ at }) => at >= begin),
  ]
  return [...past, ...now].filter(({ at }) => at <= visit.clock()).sort((one, other) => one.at - other.at)
}

/** Returns the change of a book by a transaction: debits are positive. */
export const changeOf = ({ debited, credited, amount }: Transaction, book: Book): number =>
  (debited === book ? amount : 0) - (credited === book ? amount : 0)
