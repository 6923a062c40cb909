/**
 * The character that a barcode scanner meant by a key. A scanner types as a keyboard of one layout into a computer that may have another, so
 * that a digit may arrive as the letter above it: where the character is none of a code's, the place of the key counts.
 */
import { plainDigits } from '../values/digits.ts'

/** A key as the page hears of it; `code` is its place on the keyboard. */
export interface Press {
  readonly key: string
  readonly code?: string
  readonly shiftKey?: boolean
  readonly ctrlKey?: boolean
  readonly altKey?: boolean
  readonly metaKey?: boolean
  /** It is held down. */
  readonly repeat?: boolean
}

/** Separates the fields of a GS1 code. */
export const GS = '\u001d'
/** Stands for a key that says nothing. */
export const UNREADABLE = '\ufffd'

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'NumLock', 'Control', 'Alt', 'AltGraph', 'Meta'])
const ENDS: ReadonlySet<string> = new Set(['Enter', 'Tab', '\r', '\n', '\t'])
/** Carriage return, line feed and tab of a scanner that sends control characters. */
const CONTROL_ENDS: ReadonlySet<string> = new Set(['m', 'j', 'i'])

/** Signs of a code by their place, as an English keyboard has them. */
const SIGNS: Readonly<Record<string, string>> = {
  Minus: '-',
  NumpadSubtract: '-',
  BracketRight: ']',
  Slash: '/',
  Period: '.',
}

/** A key that types nothing by itself. */
export const isModifier = ({ key }: Press): boolean => MODIFIERS.has(key)

/** A key that a scanner may send in place of a sign. */
export const isUnreadable = ({ key, ctrlKey = false }: Press): boolean =>
  ctrlKey || /^(Dead|Unidentified|Process|F\d{1,2})$/.test(key)

/** A digit that comes with a key such as Ctrl, which types nothing: a scan while that key is stuck. */
export const isSilentDigit = ({ key, code = '', ctrlKey = false, altKey = false, metaKey = false }: Press): boolean =>
  (metaKey || ctrlKey !== altKey) && (/^\d$/.test(plainDigits(key)) || /^(?:Digit|Numpad)\d$/.test(code))

/** Enter with such a key. */
export const isSilentEnd = ({ key, ctrlKey = false, altKey = false, metaKey = false }: Press): boolean =>
  (ctrlKey || altKey || metaKey) && key === 'Enter'

/** Enter or Tab, also as a control character. */
export function isEnd({ key, shiftKey = false, ctrlKey = false, altKey = false, metaKey = false }: Press): boolean {
  if (altKey || metaKey) return false
  if (ctrlKey) return CONTROL_ENDS.has(key.toLowerCase())
  return ENDS.has(key) && !(shiftKey && key === 'Tab')
}

/** The character that a key types, and the one that an English keyboard has at its place. */
export interface Character {
  readonly typed: string | undefined
  readonly meant: string | undefined
}

/** No characters for a control character, which no code is made of; undefined for a key that types nothing. */
export function characterOf(press: Press): Character | undefined {
  const { key, ctrlKey = false, altKey = false, metaKey = false } = press
  if (metaKey || ctrlKey !== altKey) {
    const control = ctrlKey ? controlOf(key) : undefined
    return control === undefined ? undefined : { typed: control, meant: control }
  }
  const typed = plainDigits(key)
  if (typed === GS || /^[0-9A-Za-z]$/.test(typed)) return { typed, meant: typed }
  if (/^\p{Cc}$/u.test(typed)) return { typed: '', meant: '' }
  const isCharacter = /^.$/u.test(typed)
  const meant = byPlace(press)
  return isCharacter || meant !== undefined ? { typed: isCharacter ? typed : undefined, meant } : undefined
}

/** A code as it was meant: a layout that types no digit where digits stand isn't the scanner's. */
export function textOf(characters: readonly Character[]): string {
  const isOwnLayout = characters.some(({ typed = '' }) => /^\d$/.test(typed))
  const one = ({ typed, meant }: Character) => {
    const isOwn = typed !== undefined && (isOwnLayout || meant === undefined) && /^[\0-\x7f]*$/.test(typed)
    return (isOwn ? typed : meant) ?? typed ?? UNREADABLE
  }
  return characters.map(one).join('')
}

/** `Ctrl+]` is the separator of GS1; other letters with Ctrl are control characters, such as that which begins a text. */
function controlOf(key: string): string | undefined {
  if (key === ']') return GS
  return /^[a-z[\\^_]$/i.test(key) ? '' : undefined
}

/** Where the character is no letter and no digit: what an English keyboard has at this place. */
function byPlace({ key, code = '', shiftKey = false, altKey = false }: Press): string | undefined {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  const isSign = /^[\x20-\x7e]$/.test(key)
  // With Shift a sign is meant; with AltGr the key has a third one.
  if (altKey || (shiftKey && isSign)) return undefined
  if (digit !== undefined) return digit
  const sign = SIGNS[code]
  if (sign !== undefined) return sign
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return isSign ? undefined : letter
}
