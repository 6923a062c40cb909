/**
 * The character that a barcode scanner meant by a key. A scanner types in one keyboard layout and the computer may use another, so a digit
 * may arrive as the letter above it: if the character can't be part of a code, the key's position counts.
 */
import { plainDigits } from '../values/digits.ts'

/** A key event; `code` is the key's position on the keyboard. */
export interface Press {
  readonly key: string
  readonly code?: string
  readonly shiftKey?: boolean
  readonly ctrlKey?: boolean
  readonly altKey?: boolean
  readonly metaKey?: boolean
  /** True while the key is held down. */
  readonly repeat?: boolean
}

/** Separates the fields of a GS1 code. */
export const GS = '\u001d'
/** Placeholder for a key without a readable character. */
export const UNREADABLE = '\ufffd'

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'NumLock', 'Control', 'Alt', 'AltGraph', 'Meta'])
const ENDS: ReadonlySet<string> = new Set(['Enter', 'Tab', '\r', '\n', '\t'])
/** Carriage return, line feed and tab of a scanner that sends control characters. */
const CONTROL_ENDS: ReadonlySet<string> = new Set(['m', 'j', 'i'])

/** Characters of a code by key position on an English keyboard. */
const SIGNS: Readonly<Record<string, string>> = {
  Minus: '-',
  NumpadSubtract: '-',
  BracketRight: ']',
  Slash: '/',
  Period: '.',
}

/** True for a key that types nothing by itself. */
export const isModifier = ({ key }: Press): boolean => MODIFIERS.has(key)

/** True for a key that a scanner may send in place of a character. */
export const isUnreadable = ({ key, ctrlKey = false }: Press): boolean =>
  ctrlKey || /^(Dead|Unidentified|Process|F\d{1,2})$/.test(key)

/** True for a digit pressed with a key such as Ctrl, so that nothing is typed: a scan while that key is stuck. */
export const isSilentDigit = ({ key, code = '', ctrlKey = false, altKey = false, metaKey = false }: Press): boolean =>
  (metaKey || ctrlKey !== altKey) && (/^\d$/.test(plainDigits(key)) || /^(?:Digit|Numpad)\d$/.test(code))

/** True for Enter with such a key. */
export const isSilentEnd = ({ key, ctrlKey = false, altKey = false, metaKey = false }: Press): boolean =>
  (ctrlKey || altKey || metaKey) && key === 'Enter'

/** True for Enter or Tab, also as a control character. */
export function isEnd({ key, shiftKey = false, ctrlKey = false, altKey = false, metaKey = false }: Press): boolean {
  if (altKey || metaKey) return false
  if (ctrlKey) return CONTROL_ENDS.has(key.toLowerCase())
  return ENDS.has(key) && !(shiftKey && key === 'Tab')
}

/** The character that a key types, and the one at its position on an English keyboard. */
export interface Character {
  readonly typed: string | undefined
  readonly expected: string | undefined
}

/** Both characters undefined for a control character, which is never part of a code; undefined for a key that types nothing. */
export function characterOf(press: Press): Character | undefined {
  const { key, ctrlKey = false, altKey = false, metaKey = false } = press
  if (metaKey || ctrlKey !== altKey) {
    const control = ctrlKey ? controlOf(key) : undefined
    return control === undefined ? undefined : { typed: control, expected: control }
  }
  const typed = plainDigits(key)
  if (typed === GS || /^[0-9A-Za-z]$/.test(typed)) return { typed, expected: typed }
  if (/^\p{Cc}$/u.test(typed)) return { typed: '', expected: '' }
  const isCharacter = /^.$/u.test(typed)
  const expected = byPlace(press)
  return isCharacter || expected !== undefined ? { typed: isCharacter ? typed : undefined, expected } : undefined
}

/** The code that was meant: a layout that types no digits on the digit keys isn't the scanner's. */
export function textOf(characters: readonly Character[]): string {
  const isOwnLayout = characters.some(({ typed = '' }) => /^\d$/.test(typed))
  const one = ({ typed, expected }: Character) => {
    const isOwn = typed !== undefined && (isOwnLayout || expected === undefined) && /^[\0-\x7f]*$/.test(typed)
    return (isOwn ? typed : expected) ?? typed ?? UNREADABLE
  }
  return characters.map(one).join('')
}

/** `Ctrl+]` is the GS1 separator; other letters with Ctrl are control characters, such as the start of a text. */
function controlOf(key: string): string | undefined {
  if (key === ']') return GS
  return /^[a-z[\\^_]$/i.test(key) ? '' : undefined
}

/** The character at this position of an English keyboard, for a key that types neither a letter nor a digit. */
function byPlace({ key, code = '', shiftKey = false, altKey = false }: Press): string | undefined {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? []
  const isSign = /^[\x20-\x7e]$/.test(key)
  // Shift means the symbol; AltGr gives the key a third character.
  if (altKey || (shiftKey && isSign)) return undefined
  if (digit !== undefined) return digit
  const sign = SIGNS[code]
  if (sign !== undefined) return sign
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return isSign ? undefined : letter
}
