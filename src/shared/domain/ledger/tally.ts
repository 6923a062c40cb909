/**
 * Converts entries of the ledger to vouchers for Tally (docs/ledger-files.md). The vouchers are from the store's point of view: an amount
 * that the portal debits is one that the store owes. Amounts are paise; a side's amount is above 0 if its ledger is debited.
 */
import type { AccountId } from '../payments/payment.ts'
import { type Day, dayOf } from '../values/dates.ts'
import { type Paise, paise, sum, ZERO } from '../values/money.ts'
import { exportedWords, type LedgerEntry } from './entry.ts'
import type { InputTax, TaxGap } from './input-tax.ts'
import { entryKey, mergedLedger } from './merge.ts'
import { netOf } from './statement.ts'
import { type TallyUse, tallyUseOf } from './tally-kinds.ts'
import {
  ofType,
  type TallyKey,
  type TallyLedger,
  type TallyNames,
  tallyName,
  withoutInvalidXml,
} from './tally-names.ts'

export interface TallyBill {
  readonly type: 'New Ref' | 'Agst Ref' | 'On Account'
  /** The company's document; '' for an amount on account. */
  readonly name: string
}

export interface TallySide {
  readonly ledger: TallyLedger
  readonly debited: Paise
  /** Only for the company's ledger. */
  readonly bill?: TallyBill
}

export interface TallyVoucher {
  readonly entry: LedgerEntry
  readonly use: TallyUse
  readonly day: Day
  /** The company's document; for a payment the bank's reference. */
  readonly reference: string
  /** True if the reference is a document of the entry's day. */
  readonly isDocument: boolean
  readonly narration: string
  /** They add up to 0. */
  readonly sides: readonly TallySide[]
}

export const LEFT_OUT = ['nothing', 'unknown', 'incomplete', 'untaxed', 'unnamed'] as const
/**
 * The reason why an entry has no voucher: its net is 0; its kind isn't known; a part of the ledger that may show it couldn't be read; its
 * tax couldn't be read, and the user leaves such entries out; a ledger that it needs has no name.
 */
export type LeftOut = (typeof LEFT_OUT)[number]

export interface TallyInput {
  readonly account: AccountId
  /** Chosen entries, oldest first. */
  readonly entries: readonly LedgerEntry[]
  /** All entries of these days: a note is allocated to the invoice of its order or load, as far as earlier notes leave an amount. */
  readonly sales: readonly LedgerEntry[]
  /** Taxes of the documents by rate. */
  readonly taxes: readonly InputTax[]
  /** Documents whose tax could not be read. */
  readonly gaps: readonly TaxGap[]
  /** True where a part of the ledger could not be read. */
  readonly isPartial: boolean
  readonly names: TallyNames
  /** True to write documents whose tax couldn't be read with their whole amount, tax included. */
  readonly gross: boolean
}

export interface TallyPlan {
  readonly vouchers: readonly TallyVoucher[]
  readonly leftOut: readonly { readonly entry: LedgerEntry; readonly why: LeftOut }[]
  /** The names that the vouchers need, and those that are missing, each with the number of vouchers that need it. */
  readonly needed: ReadonlyMap<TallyKey, number>
}

/** The vouchers of the chosen entries. Each entry without one is in `leftOut`, once. */
export function tallyPlan(input: TallyInput): TallyPlan {
  const { entries, account, names, taxes, gaps } = input
  const taxesOf = Map.groupBy(taxes, ({ entry }) => entryKey(entry))
  const untaxed = new Set(gaps.map(({ entry }) => entryKey(entry)))
  const bills = billsOf(input)
  const vouchers: TallyVoucher[] = []
  const leftOut: { entry: LedgerEntry; why: LeftOut }[] = []
  const needed = new Map<TallyKey, number>()
  for (const entry of entries) {
    const key = entryKey(entry)
    const day = dayOf(entry.approvedDate)
    const use = tallyUseOf(entry)
    const why = refusalOf(entry, use, input.isPartial)
    if (why !== undefined || use === undefined || day === undefined) leftOut.push({ entry, why: why ?? 'unknown' })
    else if (untaxed.has(key) && !input.gross) leftOut.push({ entry, why: 'untaxed' })
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

/**
 * While a part of the ledger is missing, an unlisted entry may belong to the missing list and would become a different voucher next time.
 */
function refusalOf(entry: LedgerEntry, use: TallyUse | undefined, isPartial: boolean): LeftOut | undefined {
  if (netOf(entry) === 0) return 'nothing'
  if (isPartial && entry.kind === 'ledger') return 'incomplete'
  return use === undefined ? 'unknown' : undefined
}

const isPayment = (use: TallyUse): boolean => use === 'payment' || use === 'paymentReversed'
const isSale = (use: TallyUse): boolean => use === 'purchase' || use === 'purchaseReversed'

const numberIn = (text: string): string => withoutInvalidXml(text).trim()

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

/** The ledger for the amount without its tax. */
function against(entry: LedgerEntry, use: TallyUse, rate: number | undefined): TallyLedger {
  if (isPayment(use)) return 'bank'
  if (!isSale(use)) return ofType(entry.accTypeName)
  return rate === undefined ? 'purchases' : `purchases ${rate}`
}

/** The company's side comes last: it has the ledger's exact amount, regardless of rounding. */
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

/** Sales by their order or load; two sales of one order are left out, as the ledger doesn't say which one a note belongs to. */
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
 * The bills of entries, by key. A sale is a new bill. A credit is allocated to a bill only if the ledger names its order or load and enough
 * of the bill is left, regardless of the chosen entries; otherwise it is on account.
 */
function billsOf({ entries, sales: all }: Pick<TallyInput, 'entries' | 'sales'>): ReadonlyMap<string, TallyBill> {
  const sales = salesOf(all)
  const outstanding = new Map([...sales].map(([reference, sale]) => [reference, netOf(sale)]))
  const bills = new Map<string, TallyBill>()
  for (const entry of mergedLedger([all, entries])) {
    const use = tallyUseOf(entry)
    const reference = entry.B2BReferenceNumber.trim()
    const number = numberIn(use === 'purchase' ? entry.voucherNumber : (sales.get(reference)?.voucherNumber ?? ''))
    const rest = paise((outstanding.get(reference) ?? 0) + netOf(entry))
    if (use === undefined || number === '') continue
    if (use === 'purchase') bills.set(entryKey(entry), { type: 'New Ref', name: number })
    else if (netOf(entry) <= 0 && rest >= 0) {
      bills.set(entryKey(entry), { type: 'Agst Ref', name: number })
      outstanding.set(reference, rest)
    }
  }
  return bills
}
