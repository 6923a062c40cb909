/**
 * The tax in a store's invoices by document and rate: the input tax that it may set off in its monthly return. Credits are subtracted.
 * Amounts are paise, rates percent.
 */
import { footOf, readLines, summarise } from '../invoices/invoice-amounts.ts'
import type { GoodsSource } from '../invoices/invoice-source.ts'
import { isBillOfSupply } from '../orders/order-history.ts'
import { GST_FROM, HIGH_RATE, type Taxed } from '../pricing/tax.ts'
import { type Paise, paise, ZERO } from '../values/money.ts'
import { sameState } from '../values/states.ts'
import type { LedgerEntry } from './entry.ts'
import { noteDay, noteKindOf, taxedNote } from './notes.ts'
import { netOf } from './statement.ts'

/** The tax of one document at one rate. */
export interface InputTax extends Taxed {
  readonly entry: LedgerEntry
  readonly document: 'Invoice' | 'Debit note' | 'Credit note'
  /** The issuer's state. */
  readonly state: string
  /** Percent; undefined if the tax is a fixed sum. */
  readonly rate: number | undefined
}

/** A document whose tax isn't in the totals. */
export interface TaxGap {
  readonly entry: LedgerEntry
  /** The reason, as a sentence. */
  readonly why: string
}

/** The source of an entry's tax: the invoice of its order or load, or its note; undefined if it has none, for example before GST. */
export function taxedBy(entry: LedgerEntry): 'order' | 'load' | 'note' | undefined {
  if ((noteDay(entry.approvedDate) ?? '') < GST_FROM) return undefined
  if (entry.kind === 'salesPo') return 'order'
  if (entry.kind === 'salesLoad') return 'load'
  return noteKindOf(entry) === undefined ? undefined : 'note'
}

type Of = Pick<InputTax, 'entry' | 'document' | 'state'>

/**
 * The taxes of an invoice by rate; undefined if the figures have no rate or don't match the entry. Empty for a bill of supply. Negative for
 * a reversed sale.
 */
export function taxOfInvoice(entry: LedgerEntry, source: GoodsSource): readonly InputTax[] | undefined {
  if (isBillOfSupply(source.potype)) return []
  const supplied = source.PODetails.filter(({ Quantity }) => Quantity > 0)
  const within = supplied.some(({ CGST, SGST }) => CGST !== 0 || SGST !== 0)
  const read = readLines(supplied, within ? 'within' : 'between', source.Totals)
  if (read === undefined) return undefined
  const { lines } = read
  const added = footOf(lines, { TotalPrice: source.Totals?.TotalPrice })
  if (!added.ok) return undefined
  const { totals, roundOff } = added.foot
  // The entry's amount is the total, rounded by the portal or not.
  const net = netOf(entry)
  if (![totals.total, totals.total - roundOff].includes(Math.abs(net))) return undefined
  const of: Of = { entry, document: net < 0 ? 'Credit note' : 'Invoice', state: source.WareHouseDetails.state }
  const byRate = Map.groupBy(summarise(lines), ({ rate }) => rate)
  return [...byRate].map(([rate, some]) => {
    const taxed = some.map((one) => ({ ...one, net: one.total })).reduce(plus, NONE)
    return { ...of, rate, ...(net < 0 ? turned(taxed) : taxed) }
  })
}

export interface NoteStates {
  readonly issuer: string
  readonly store: string
}

/** The tax of a note; undefined if the approved amount doesn't match the entry. */
export function taxOfNote(
  entry: LedgerEntry,
  approved: Paise | undefined,
  states: NoteStates,
): readonly InputTax[] | undefined {
  const kind = noteKindOf(entry)
  const day = noteDay(entry.approvedDate)
  if (kind === undefined || day === undefined) return undefined
  const net = netOf(entry)
  const within = sameState(states.issuer, states.store) === true
  const taxed = taxedNote(kind, day, { amount: paise(Math.abs(net)), approved: approved || undefined }, within)
  if (taxed === undefined) return undefined
  const document = net < 0 ? 'Credit note' : 'Debit note'
  const rate = kind === 'storeInterior' ? undefined : HIGH_RATE
  return [{ entry, document, state: states.issuer, rate, ...(net < 0 ? turned(taxed) : taxed) }]
}

const NONE: Taxed = { base: ZERO, CGST: ZERO, SGST: ZERO, IGST: ZERO, net: ZERO }

const plus = (one: Taxed, other: Taxed): Taxed => ({
  base: paise(one.base + other.base),
  CGST: paise(one.CGST + other.CGST),
  SGST: paise(one.SGST + other.SGST),
  IGST: paise(one.IGST + other.IGST),
  net: paise(one.net + other.net),
})

const turned = ({ base, CGST, SGST, IGST, net }: Taxed): Taxed =>
  plus(NONE, {
    base: paise(-base),
    CGST: paise(-CGST),
    SGST: paise(-SGST),
    IGST: paise(-IGST),
    net: paise(-net),
  })

/** The sum over all documents of a state at a rate. */
export interface TaxSum extends Taxed {
  readonly state: string
  readonly rate: number | undefined
  readonly documents: number
}

/** Sums by state, then by rate; together they cover all rows. */
export function taxSums(rows: readonly InputTax[]): readonly TaxSum[] {
  const groups = Map.groupBy(rows, ({ state, rate }) => `${state}^${rate}`)
  return [...groups.values()]
    .flatMap(([first, ...more]): TaxSum[] =>
      first === undefined
        ? []
        : [
            {
              state: first.state,
              rate: first.rate,
              documents: 1 + more.length,
              ...[first, ...more].reduce(plus, NONE),
            },
          ],
    )
    .toSorted((one, other) => one.state.localeCompare(other.state) || (one.rate ?? 0) - (other.rate ?? 0))
}
