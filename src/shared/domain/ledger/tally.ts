/**
 * Entries of the ledger as vouchers for Tally (docs/ledger-files.md). They are the store's own books: what the portal debits the store
 * with, the store owes. Amounts are paise; a side's amount is above 0 where its ledger is debited.
 */
import type { AccountId } from '../payments/payment.ts'
import { type Day, dayOf } from '../values/dates.ts'
import { type Paise, paise, sum, ZERO } from '../values/money.ts'
import { exportedWords, type LedgerEntry } from './entry.ts'
import type { InputTax, TaxGap } from './input-tax.ts'
import { entryKey, mergedLedger } from './merge.ts'
import { netOf } from './statement.ts'
import { type TallyUse, tallyUseOf } from './tally-kinds.ts'
import { ofType, sayable, type TallyKey, type TallyLedger, type TallyNames, tallyName } from './tally-names.ts'

export interface TallyBill {
  readonly type: 'New Ref' | 'Agst Ref' | 'On Account'
  /** The company's document; '' on account. */
  readonly name: string
}

export interface TallySide {
  readonly ledger: TallyLedger
  readonly debited: Paise
  /** Of the company's ledger alone. */
  readonly bill?: TallyBill
}

export interface TallyVoucher {
  readonly entry: LedgerEntry
  readonly use: TallyUse
  readonly day: Day
  /** The company's document; of a payment the bank's reference. */
  readonly reference: string
  /** True where the reference is a document of the entry's day. */
  readonly isDocument: boolean
  readonly narration: string
  /** They come to nothing together. */
  readonly sides: readonly TallySide[]
}

export const LEFT_OUT = ['nothing', 'unknown', 'incomplete', 'untaxed', 'unnamed'] as const
/**
 * Why an entry has no voucher: it comes to nothing; the ledger doesn't say what it is; a part of the ledger that may say it could not be
 * read; its tax could not be read, and the user leaves such entries out; a ledger that it needs has no name.
 */
export type LeftOut = (typeof LEFT_OUT)[number]

export interface TallyGiven {
  readonly account: AccountId
  /** Chosen entries, oldest first. */
  readonly entries: readonly LedgerEntry[]
  /** Every entry of these days: by its order or load a note is allocated to its invoice, as far as those before it leave something. */
  readonly sales: readonly LedgerEntry[]
  /** Taxes of the documents, by rate. */
  readonly taxes: readonly InputTax[]
  /** Documents whose tax could not be read. */
  readonly gaps: readonly TaxGap[]
  /** True where a part of the ledger could not be read. */
  readonly isPartial: boolean
  readonly names: TallyNames
  /** Whether documents whose tax could not be read are written with their whole amount, tax included. */
  readonly gross: boolean
}

export interface TallyPlan {
  readonly vouchers: readonly TallyVoucher[]
  readonly leftOut: readonly { readonly entry: LedgerEntry; readonly why: LeftOut }[]
  /** Names that the vouchers need, and those that vouchers lack; with how many need them. */
  readonly needed: ReadonlyMap<TallyKey, number>
}

/** The vouchers of the chosen entries. Whatever has none is in `leftOut`, once. */
export function tallyPlan(given: TallyGiven): TallyPlan {
  const { entries, account, names, taxes, gaps } = given
  const taxesOf = Map.groupBy(taxes, ({ entry }) => entryKey(entry))
  const untaxed = new Set(gaps.map(({ entry }) => entryKey(entry)))
  const bills = billsOf(given)
  const vouchers: TallyVoucher[] = []
  const leftOut: { entry: LedgerEntry; why: LeftOut }[] = []
  const needed = new Map<TallyKey, number>()
  for (const entry of entries) {
    const key = entryKey(entry)
    const day = dayOf(entry.approvedDate)
    const use = tallyUseOf(entry)
    const why = refusalOf(entry, use, given.isPartial)
    if (why !== undefined || use === undefined || day === undefined) leftOut.push({ entry, why: why ?? 'unknown' })
    else if (untaxed.has(key) && !given.gross) leftOut.push({ entry, why: 'untaxed' })
    else {
      const voucher = {
        ...textsOf(entry, use),
        entry,
        use,
        day,
        sides: sidesOf(entry, use, taxesOf.get(key) ?? [], bills.get(key) ?? ON_ACCOUNT),
      }
      const keys = new Set<TallyKey>([`voucher ${use}`, ...voucher.sides.map(({ ledger }) => ledger)])
      for (const one of keys) needed.set(one, (needed.get(one) ?? 0) + 1)
      if ([...keys].some((one) => tallyName(one, account, names) === '')) leftOut.push({ entry, why: 'unnamed' })
      else vouchers.push(voucher)
    }
  }
  return { vouchers, leftOut, needed }
}

/** Without a part of the ledger an entry that no list has may be one of the missing list: next time it would be another voucher. */
function refusalOf(entry: LedgerEntry, use: TallyUse | undefined, isPartial: boolean): LeftOut | undefined {
  if (netOf(entry) === 0) return 'nothing'
  if (isPartial && entry.kind === 'ledger') return 'incomplete'
  return use === undefined ? 'unknown' : undefined
}

const isPayment = (use: TallyUse): boolean => use === 'payment' || use === 'paymentReversed'
const isSale = (use: TallyUse): boolean => use === 'purchase' || use === 'purchaseReversed'

const numberIn = (said: string): string => sayable(said).trim()

function textsOf(entry: LedgerEntry, use: TallyUse): Pick<TallyVoucher, 'reference' | 'isDocument' | 'narration'> {
  const { voucherNumber, B2BReferenceNumber, docketNumber } = entry
  const reference = numberIn(isPayment(use) ? B2BReferenceNumber : voucherNumber)
  const words = exportedWords(entry)
  const more = [voucherNumber, B2BReferenceNumber, docketNumber].filter(
    (one) => one.trim() !== '' && one.trim() !== reference && !words.includes(one),
  )
  return {
    reference,
    isDocument: !isPayment(use) && reference !== '',
    narration: [words, ...more].filter(Boolean).join(', '),
  }
}

/** Against whom the amount without its tax is written. */
function against(entry: LedgerEntry, use: TallyUse, rate: number | undefined): TallyLedger {
  if (isPayment(use)) return 'bank'
  if (!isSale(use)) return ofType(entry.accTypeName)
  return rate === undefined ? 'purchases' : `purchases ${rate}`
}

/** The other sides first, the company last: it has what the ledger says, whatever was rounded. */
function sidesOf(entry: LedgerEntry, use: TallyUse, taxes: readonly InputTax[], bill: TallyBill): readonly TallySide[] {
  const net = netOf(entry)
  const rounded = taxes.length === 0 ? ZERO : paise(net - sum(taxes.map((one) => one.net)))
  const split: TallySide[] =
    taxes.length === 0
      ? [{ ledger: against(entry, use, undefined), debited: net }]
      : [
          ...taxes.map(({ base, rate }) => ({ ledger: against(entry, use, rate), debited: base })),
          { ledger: 'cgst', debited: sum(taxes.map(({ CGST }) => CGST)) },
          { ledger: 'sgst', debited: sum(taxes.map(({ SGST }) => SGST)) },
          { ledger: 'igst', debited: sum(taxes.map(({ IGST }) => IGST)) },
          { ledger: 'roundOff', debited: rounded },
        ]
  const party: TallySide = { ledger: 'party', debited: paise(-net), bill }
  return [...split.filter(({ debited }) => debited !== 0), party]
}

/** Sales by the order or load that they are of; two sales of one order are no allocation that the ledger says. */
function salesOf(entries: readonly LedgerEntry[]): ReadonlyMap<string, LedgerEntry> {
  const byReference = Map.groupBy(
    entries.filter((entry) => tallyUseOf(entry) === 'purchase' && entry.B2BReferenceNumber.trim() !== ''),
    (entry) => entry.B2BReferenceNumber.trim(),
  )
  return new Map(
    [...byReference].flatMap(([reference, [only, ...more]]) => (only && more.length === 0 ? [[reference, only]] : [])),
  )
}

const ON_ACCOUNT: TallyBill = { type: 'On Account', name: '' }

/**
 * The bills of entries, by their keys. A sale is a new bill. What lowers the debt is held against a bill only where the ledger names its
 * order or load, and as much of the bill is left, whichever entries are chosen; what has none is on account.
 */
function billsOf({ entries, sales: all }: Pick<TallyGiven, 'entries' | 'sales'>): ReadonlyMap<string, TallyBill> {
  const sales = salesOf(all)
  const left = new Map([...sales].map(([reference, sale]) => [reference, netOf(sale)]))
  const bills = new Map<string, TallyBill>()
  for (const entry of mergedLedger([all, entries])) {
    const use = tallyUseOf(entry)
    const reference = entry.B2BReferenceNumber.trim()
    const number = numberIn(use === 'purchase' ? entry.voucherNumber : (sales.get(reference)?.voucherNumber ?? ''))
    const rest = paise((left.get(reference) ?? 0) + netOf(entry))
    if (use === undefined || number === '') continue
    if (use === 'purchase') bills.set(entryKey(entry), { type: 'New Ref', name: number })
    else if (netOf(entry) <= 0 && rest >= 0) {
      bills.set(entryKey(entry), { type: 'Agst Ref', name: number })
      left.set(reference, rest)
    }
  }
  return bills
}
