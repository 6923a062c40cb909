/**
 * Names of ledgers and voucher types in the store's own Tally: the user's, or else a usual one. A key identifies the purpose of a name:
 * `bank`, `purchases 5` (at 5 %), `type Courier charges` (an account type), `voucher purchase` (a type of voucher).
 */
import { ACCOUNTS, type AccountId } from '../payments/payment.ts'
import { TALLY_USES, type TallyUse } from './tally-kinds.ts'

const FIXED = {
  party: { words: 'The company', usual: '' },
  bank: { words: 'Bank account for payments', usual: 'Bank' },
  purchases: { words: 'Purchases', usual: 'Purchases' },
  cgst: { words: 'Input CGST', usual: 'Input CGST' },
  sgst: { words: 'Input SGST or UTGST', usual: 'Input SGST' },
  igst: { words: 'Input IGST', usual: 'Input IGST' },
  roundOff: { words: 'Invoice rounding', usual: 'Round off' },
} as const satisfies Readonly<Record<string, { readonly words: string; readonly usual: string }>>

type Fixed = keyof typeof FIXED
export type TallyLedger = Fixed | `purchases ${number}` | `type ${string}`
export type TallyKey = TallyLedger | `voucher ${TallyUse}`

/** The user's names by key. '' means that there is no such ledger. */
export type TallyNames = Readonly<Record<string, string>>

/** Maximum characters of a name. */
export const LONGEST_TALLY_NAME = 100
/** Maximum names stored for an account. */
export const MOST_TALLY_NAMES = 300

/** The ledger of an account type. */
export const ofType = (accTypeName: string): TallyLedger => `type ${accTypeName.trim()}`

const isFixed = (key: string): key is Fixed => Object.hasOwn(FIXED, key)
const isUse = (use: string): use is TallyUse => Object.hasOwn(TALLY_USES, use)

const after = (key: string, start: string): string | undefined =>
  key.startsWith(start) ? key.slice(start.length) : undefined

/** The purpose of a name, in words for the user. */
export function tallyKeyWords(key: TallyKey, account: AccountId): string {
  if (key === 'party') return `${FIXED.party.words}, ${accountName(account)} ledger`
  if (isFixed(key)) return FIXED[key].words
  const rate = after(key, 'purchases ')
  if (rate !== undefined) return `Purchases at ${rate}%`
  const use = after(key, 'voucher ') ?? ''
  return isUse(use) ? TALLY_USES[use].words : after(key, 'type ') || 'Entries without an account type'
}

const accountName = (account: AccountId): string => ACCOUNTS.find(({ id }) => id === account)?.name ?? ''

/** The store's own books call a sales return by its effect: purchase returns. */
const USUAL_TYPES: ReadonlyMap<string, string> = new Map([['sales return', 'Purchase returns']])

/** The default name; '' if there is no usual one. */
export function defaultTallyName(key: TallyKey, account: AccountId, names: TallyNames = {}): string {
  if (key === 'party') return accountName(account)
  if (isFixed(key)) return FIXED[key].usual
  if (key.startsWith('purchases ')) return tallyName('purchases', account, names)
  const use = after(key, 'voucher ') ?? ''
  if (isUse(use)) return TALLY_USES[use].type
  const type = after(key, 'type ') ?? ''
  return USUAL_TYPES.get(type.toLowerCase()) ?? type
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML can't say.
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

/** The text without characters that XML doesn't allow. */
export const withoutInvalidXml = (text: string): string => text.replaceAll(UNSAYABLE, '')

/** The name of a ledger or a voucher type; '' if there is none. If the name for a rate is empty, the general one applies. */
export function tallyName(key: TallyKey, account: AccountId, names: TallyNames): string {
  const named = names[key]?.trim()
  const isUsual = named === undefined || (named === '' && /^(purchases|voucher) /.test(key))
  return withoutInvalidXml(isUsual ? defaultTallyName(key, account, names) : named).trim()
}
