/**
 * Interprets scanned codes. The portal knows products only by its own ids: a manufacturer's EAN, UPC or GTIN doesn't identify any product
 * of the portal.
 */
import { messages, say } from '../../messages.ts'
import { explicitOrderNumber } from '../orders/order-number.ts'
import { plainDigits } from '../values/digits.ts'
import { GS, UNREADABLE } from './scan-key.ts'

/** Barcodes that manufacturers print. */
export type Symbology = 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E' | 'GTIN-14' | 'GS1-128'

/** `text`: the code as shown, without the scanner's additions. */
export type Code = { readonly text: string } & (
  | {
      readonly kind: 'product'
      readonly id: number
      /** The barcode type that a number with these digits could also be. */
      readonly perhaps: Symbology | undefined
    }
  | { readonly kind: 'barcode'; readonly symbology: Symbology }
  | { readonly kind: 'box'; readonly box: string; readonly load: string }
  | { readonly kind: 'load'; readonly load: string }
  | { readonly kind: 'order'; readonly order: string }
  | { readonly kind: 'other' }
  /** Keys of a scanner that may be an incomplete code. */
  | { readonly kind: 'torn' | 'unread' }
)

/**
 * The AIM identifier of the barcode type, sent before its content: `]C1`. The keyboard layout may have changed the bracket to another
 * character.
 */
const IDENTIFIER = /^[^\p{L}\p{N}\s#'’(-]([A-Za-z])([0-9A-Za-z])/u
const OF_MAKERS = /^E$/i

/** The text without the AIM identifier that a scanner may send first. */
export const cutIdentifier = (text: string): string => text.replace(IDENTIFIER, '')

/** Parses a code as a scanner sends it; also accepts a code typed by hand. */
export function codeOf(sent: string): Code {
  const whole = trimmed(plainDigits(sent))
  const text = trimmed(cutIdentifier(whole).replace(/^[#'’]\s*/, ''))
  const isOfMakers = OF_MAKERS.test(IDENTIFIER.exec(whole)?.[1] ?? '')
  return gs1(text) ?? ofNumber(text, isOfMakers) ?? ofPaper(text) ?? prefixed(text) ?? { kind: 'other', text }
}

/** Removes surrounding blanks and control characters. */
const trimmed = (text: string): string => text.replace(/^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu, '')

const ID = /^\d{4,10}$/

function ofNumber(text: string, isOfMakers: boolean): Code | undefined {
  const symbology = symbologyOf(text)
  if (ID.test(text) && !isOfMakers) return { kind: 'product', id: Number(text), perhaps: symbology, text }
  return symbology === undefined ? undefined : { kind: 'barcode', symbology, text }
}

/** A box, a load or an order, as named on its papers. */
function ofPaper(text: string): Code | undefined {
  const [, load, nth] = /^(LD-[\w-]*?\d)(?:-B(\d+))?$/i.exec(text)?.map((part) => part?.toUpperCase()) ?? []
  if (load !== undefined && nth !== undefined)
    return { kind: 'box', box: `${load}-B${nth.replace(/^0+(?=\d)/, '')}`, load, text }
  if (load !== undefined) return { kind: 'load', load, text }
  const order = explicitOrderNumber(text)
  return order === undefined ? undefined : { kind: 'order', order, text }
}

/**
 * A scanner may be configured to send a sign or a letter before each code. More characters are part of the code, such as a docket's number.
 */
function prefixed(text: string): Code | undefined {
  const [, digits] = /^[^\d\s](\d+)$/.exec(text.replaceAll(UNREADABLE, '')) ?? []
  return digits === undefined || text.includes(UNREADABLE) ? undefined : ofNumber(digits, false)
}

/** A GS1 code begins with its product: `01` and a GTIN of 14 digits. */
function gs1(text: string): Code | undefined {
  const [, gtin = '', rest] = /^\(?01\)?(\d{14})(.*)$/s.exec(text.replaceAll(GS, '')) ?? []
  if (!hasCheckDigit(gtin) || (rest === '' && !text.startsWith('(') && hasCheckDigit(text))) return undefined
  return { kind: 'barcode', symbology: 'GS1-128', text: gtin }
}

const BY_LENGTH: Readonly<Record<number, Symbology>> = { 8: 'EAN-8', 12: 'UPC-A', 13: 'EAN-13', 14: 'GTIN-14' }

function symbologyOf(text: string): Symbology | undefined {
  if (!/^\d{8,18}$/.test(text)) return undefined
  const symbology = BY_LENGTH[text.length]
  if (symbology !== undefined && hasCheckDigit(text)) return symbology
  if (text.length === 8 && hasCheckDigit(expandedUpcE(text))) return 'UPC-E'
  // With an add-on of two or five digits, as magazines have.
  return (text.length === 15 || text.length === 18) && hasCheckDigit(text.slice(0, 13)) ? 'EAN-13' : undefined
}

/** The last digit of a GTIN makes the weighted sum of all a multiple of ten. */
export function hasCheckDigit(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, nth) => total + Number(digit) * (nth % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The UPC-A for the eight digits of a UPC-E; empty if there is none. */
function expandedUpcE(text: string): string {
  const [, system, a, b, c, d, e, last, check] = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(text) ?? []
  if (system === undefined) return ''
  if (last === '0' || last === '1' || last === '2') return `${system}${a}${b}${last}0000${c}${d}${e}${check}`
  if (last === '3') return `${system}${a}${b}${c}00000${d}${e}${check}`
  if (last === '4') return `${system}${a}${b}${c}${d}00000${e}${check}`
  return `${system}${a}${b}${c}${d}${e}0000${last}${check}`
}

const SENTENCES = {
  barcode: 'scanBarcode',
  box: 'scanBox',
  load: 'scanLoad',
  order: 'scanOrder',
  other: 'scanOther',
  torn: 'scanTorn',
  unread: 'scanUnread',
} as const

/** The reason why a code doesn't name a product. */
export function noProduct(code: Exclude<Code, { readonly kind: 'product' }>): string {
  if (code.kind === 'unread' && isSilent(code.text)) return messages.scanStuck
  const symbology = code.kind === 'barcode' ? code.symbology : ''
  return say(SENTENCES[code.kind], { code: displayCode(code.text), symbology })
}

/** True if no key was readable: another key is held down. */
const isSilent = (text: string): boolean => text !== '' && text.replaceAll(UNREADABLE, '') === ''

/** Maximum characters of a code that are shown. */
const MAX_SHOWN = 60

/** The code with blanks for control characters and `?` for unreadable keys, cut if it is long. */
export function displayCode(text: string): string {
  const cleaned = text
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll(UNREADABLE, '?')
    .trim()
  return (cleaned.length > MAX_SHOWN ? `${cleaned.slice(0, MAX_SHOWN)}…` : cleaned) || '?'
}
