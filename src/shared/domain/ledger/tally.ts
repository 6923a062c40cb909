/**
 * Entries of the ledger as vouchers for Tally, in its published form for import (docs/ledger-files.md). They are the store's
 * own books: what the portal debits the store with, the store owes. Amounts are paise.
 */
import { ACCOUNTS, type AccountId } from '../payments/payment.ts'
import { dayOf } from '../values/dates.ts'
import { formatPlain, type Paise, paise } from '../values/money.ts'
import { exportedWords, type LedgerEntry } from './entry.ts'
import { noteKindOf } from './notes.ts'
import { netOf } from './statement.ts'

type VoucherType = 'Purchase' | 'Payment' | 'Journal'

/** The other side of goods and of payments; notes go against a ledger of their account type's name. */
const AGAINST = { Purchase: 'Purchases', Payment: 'Bank' } as const

function voucherTypeOf(entry: LedgerEntry): VoucherType {
  if (noteKindOf(entry) !== undefined) return 'Journal'
  return netOf(entry) > 0 ? 'Purchase' : 'Payment'
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML can't say is left out.
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const escaped = (text: string): string =>
  text.replaceAll(UNSAYABLE, '').replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)

const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

/** Tally writes a debit as a negative amount that is "deemed positive". */
const side = (ledger: string, debited: Paise): string =>
  [
    '<ALLLEDGERENTRIES.LIST>',
    tag('LEDGERNAME', ledger),
    tag('ISDEEMEDPOSITIVE', debited > 0 ? 'Yes' : 'No'),
    tag('AMOUNT', formatPlain(paise(-debited))),
    '</ALLLEDGERENTRIES.LIST>',
  ].join('')

function voucherOf(entry: LedgerEntry, party: string): string {
  const type = voucherTypeOf(entry)
  const owed = netOf(entry)
  const against = type === 'Journal' ? entry.accTypeName || 'Notes' : AGAINST[type]
  const date = (dayOf(entry.approvedDate) ?? '').replaceAll('-', '')
  return [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    tag('DATE', date),
    tag('VOUCHERTYPENAME', type),
    tag('VOUCHERNUMBER', entry.voucherNumber),
    tag('REFERENCE', entry.B2BReferenceNumber),
    tag('PARTYLEDGERNAME', party),
    tag('NARRATION', exportedWords(entry)),
    side(against, owed),
    side(party, paise(-owed)),
    '</VOUCHER>',
    '</TALLYMESSAGE>',
  ].join('')
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>' +
  '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>\n'
const FOOT = '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n'

/** The whole file, piece by piece; entries that come to nothing have no voucher. */
export function* tallyVouchers(entries: readonly LedgerEntry[], account: AccountId): Generator<string> {
  const party = ACCOUNTS.find(({ id }) => id === account)?.name ?? ''
  yield HEAD
  for (const entry of entries) if (netOf(entry) !== 0) yield `${voucherOf(entry, party)}\n`
  yield FOOT
}
