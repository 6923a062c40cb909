/**
 * The tax in what a store was invoiced for, by document and rate: what it may set off, for its return of a month. What was
 * credited counts down. Amounts are paise, rates percent.
 */
import { footOf, readLines, summarise } from '../papers/invoice-amounts.ts'
import type { GoodsSource } from '../papers/invoice-source.ts'
import { isBillOfSupply } from '../papers/invoice-title.ts'
import { GST_FROM, HIGH_RATE, type Taxed } from '../pricing/tax.ts'
import { type Paise, paise, ZERO } from '../values/money.ts'
import { sameState } from '../values/states.ts'
import type { LedgerEntry } from './entry.ts'
import { noteDay, noteKindOf, taxedNote } from './notes.ts'
import { netOf } from './statement.ts'

/** Of one document at one rate. */
export interface InputTax extends Taxed {
  readonly entry: LedgerEntry
  readonly document: 'Invoice' | 'Debit note' | 'Credit note'
  /** Of whoever issued it. */
  readonly state: string
  /** Percent; undefined where the tax is a fixed sum. */
  readonly rate: number | undefined
}

/** A document whose tax isn't in the sums. */
export interface TaxGap {
  readonly entry: LedgerEntry
  /** Why, in a sentence. */
  readonly why: string
}

/** How the tax of an entry is found: in the invoice of its order or load, or by its note; undefined where it has none, as before GST. */
export function taxedBy(entry: LedgerEntry): 'order' | 'load' | 'note' | undefined {
  if ((noteDay(entry.approvedDate) ?? '') < GST_FROM) return undefined
  if (entry.kind === 'salesPo') return 'order'
  if (entry.kind === 'salesLoad') return 'load'
  return noteKindOf(entry) === undefined ? undefined : 'note'
}

type Of = Pick<InputTax, 'entry' | 'document' | 'state'>

/**
 * Its taxes by rate; undefined where the invoice's figures are of no rate, or don't come to the entry. None of a bill of supply. Of a sale
 * that was reversed they count down.
 */
export function taxOfInvoice(entry: LedgerEntry, source: GoodsSource): readonly InputTax[] | undefined {
  if (isBillOfSupply(source.potype)) return []
  const given = source.PODetails.filter(({ Quantity }) => Quantity > 0)
  const within = given.some(({ CGST, SGST }) => CGST !== 0 || SGST !== 0)
  const read = readLines(given, within ? 'within' : 'between', source.Totals)
  if (read === undefined) return undefined
  const { lines } = read
  const added = footOf(lines, { TotalPrice: source.Totals?.TotalPrice })
  if (!added.ok) return undefined
  const { totals, roundOff } = added.foot
  // The entry is of the total, as the portal rounds it or before.
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

/** The tax of a note; undefined where what was approved doesn't come to the entry. */
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

/** Of all documents of a state at a rate. */
export interface TaxSum extends Taxed {
  readonly state: string
  readonly rate: number | undefined
  readonly documents: number
}

/** By state, and within it by rate; together they are all rows. */
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
