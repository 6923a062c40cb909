/** Vouchers as a file in Tally's published form for import (docs/ledger-files.md). */
import type { AccountId } from '../payments/payment.ts'
import { formatPlain, type Paise, paise } from '../values/money.ts'
import { entryKey } from './merge.ts'
import type { TallyBill, TallyVoucher } from './tally.ts'
import { type TallyNames, tallyName, withoutInvalidXml } from './tally-names.ts'

export interface TallyBooks {
  /** The signed-in store: two stores never share a voucher. */
  readonly storeId: number
  readonly account: AccountId
  readonly names: TallyNames
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string =>
  withoutInvalidXml(text).replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)

const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

/** The same in every file: Tally updates its voucher instead of adding a second one. */
const remoteId = ({ storeId, account }: TallyBooks, { entry }: TallyVoucher): string =>
  `storedesk|${storeId}|${account}|${entryKey(entry)}`

/** Tally writes a debit as a negative amount that is "deemed positive". */
const amount = (debited: Paise): string => tag('AMOUNT', formatPlain(paise(-debited)))

const bill = ({ type, name }: TallyBill, debited: Paise): string =>
  `<BILLALLOCATIONS.LIST>${name === '' ? '' : tag('NAME', name)}${tag('BILLTYPE', type)}${amount(debited)}</BILLALLOCATIONS.LIST>`

interface Written {
  readonly name: string
  readonly debited: Paise
  readonly bill: TallyBill | undefined
}

/** Sides of one ledger are merged into one line; those of the company stay separate. */
function linesOf({ sides }: TallyVoucher, { account, names }: TallyBooks): readonly Written[] {
  const lines = new Map<string, Written>()
  for (const side of sides) {
    const name = tallyName(side.ledger, account, names)
    const key = side.bill === undefined ? name : `${name}|party`
    const before = lines.get(key)?.debited ?? 0
    lines.set(key, { name, debited: paise(before + side.debited), bill: side.bill })
  }
  return [...lines.values()].filter(({ debited }) => debited !== 0)
}

const line = ({ name, debited, bill: allocated }: Written): string =>
  [
    '<ALLLEDGERENTRIES.LIST>',
    tag('LEDGERNAME', name),
    tag('ISDEEMEDPOSITIVE', debited > 0 ? 'Yes' : 'No'),
    tag('ISPARTYLEDGER', allocated === undefined ? 'No' : 'Yes'),
    amount(debited),
    allocated === undefined ? '' : bill(allocated, debited),
    '</ALLLEDGERENTRIES.LIST>',
  ].join('')

function voucher(one: TallyVoucher, books: TallyBooks): string {
  const { account, names } = books
  const type = tallyName(`voucher ${one.use}`, account, names)
  const date = one.day.replaceAll('-', '')
  return [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER REMOTEID="${escaped(remoteId(books, one))}" VCHTYPE="${escaped(type)}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    tag('DATE', date),
    tag('VOUCHERTYPENAME', type),
    one.reference === '' ? '' : tag('REFERENCE', one.reference),
    one.isDocument ? tag('REFERENCEDATE', date) : '',
    tag('PARTYLEDGERNAME', tallyName('party', account, names)),
    tag('PERSISTEDVIEW', 'Accounting Voucher View'),
    tag('ISINVOICE', 'No'),
    tag('NARRATION', one.narration),
    ...linesOf(one, books).map(line),
    '</VOUCHER>',
    '</TALLYMESSAGE>',
  ].join('')
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>' +
  '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>\n'
const FOOT = '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n'

/** The whole file, voucher by voucher. */
export function* tallyFile(vouchers: readonly TallyVoucher[], books: TallyBooks): Generator<string> {
  yield HEAD
  for (const one of vouchers) yield `${voucher(one, books)}\n`
  yield FOOT
}
