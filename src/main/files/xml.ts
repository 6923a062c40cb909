/** The part of XML that is needed for tables written by programs: elements by their local names, with any prefix. */
import { damaged } from './damaged.ts'

/** Detects two bytes per letter, by the mark or by the first letter, which is always Latin. */
function wideIn([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === undefined || second === undefined) return undefined
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

const MARK = /^\ufeff/
/** Bytes in which the encoding declaration is searched. */
const DECLARATION_BYTES = 256
const DECLARED = /^(?:\xef\xbb\xbf)?\s*<\?xml\s[^<>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/

function encodingOf(bytes: Buffer): string {
  const wide = wideIn(bytes)
  if (wide !== undefined) return wide
  const declared = DECLARED.exec(bytes.toString('latin1', 0, DECLARATION_BYTES))?.[1]?.toLowerCase() ?? 'utf-8'
  // The declaration was readable as single bytes, so a declared two-byte encoding is wrong.
  return /^(utf-?16|ucs-2|unicode)/.test(declared) ? 'utf-8' : declared
}

/** Decodes by the mark or the declaration; undefined for an unknown encoding. */
export function decodedXml(bytes: Buffer): string | undefined {
  const encoding = encodingOf(bytes)
  if (encoding === 'utf-8' || encoding === 'utf8') return bytes.toString('utf8').replace(MARK, '')
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return undefined
  }
}

/** Returns the last letters without decoding the rest. */
export function xmlEnd(bytes: Buffer, letters: number): string {
  const wide = wideIn(bytes)
  if (wide === undefined) return bytes.subarray(-letters).toString('latin1')
  const tail = bytes.subarray(bytes.length - Math.min(bytes.length - (bytes.length % 2), letters * 2))
  return new TextDecoder(wide).decode(tail)
}

/** Removes comments and instructions, and turns character data into text; a document that defines entities is refused. */
export function plainXml(text: string): string {
  if (!text.includes('<!') && text.indexOf('<?', 1) < 0) return text
  const parts: string[] = []
  let at = 0
  for (let found = nextOdd(text, 0); found !== undefined; found = nextOdd(text, at)) {
    const { from, begin, end } = found
    const last = text.indexOf(end, from + begin.length)
    if (last < 0) throw damaged()
    parts.push(text.slice(at, from))
    if (begin === CHARACTERS) parts.push(escaped(text.slice(from + begin.length, last)))
    at = last + end.length
  }
  parts.push(text.slice(at))
  return parts.join('')
}

const CHARACTERS = '<![CDATA['
const ENDS: Readonly<Record<string, string>> = { [CHARACTERS]: ']]>', '<!--': '-->', '<?': '?>' }
const ODD = /<!--|<!\[CDATA\[|<\?|<!/g

function nextOdd(text: string, at: number) {
  ODD.lastIndex = at
  const found = ODD.exec(text)
  if (found === null) return undefined
  const [begin] = found
  const end = ENDS[begin]
  if (end === undefined) throw damaged()
  return { from: found.index, begin, end }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Replaces entities by their letters. */
export const decoded = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
        (whole, hex?: string, digits?: string, name = '') => {
          if (hex === undefined && digits === undefined) return NAMED[name] ?? whole
          const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
          return code <= 0x10ffff ? String.fromCodePoint(code) : whole
        },
      )
    : text

/** Decodes Excel's escapes: `_x0041_` for a letter that XML doesn't allow, `_x005F_` for an underscore that would read as an escape. */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/**
 * Matches a start or end tag and the text up to the next one: its slash, local name, attributes, the slash of an empty element, the text
 * after it.
 */
export const TAG = /<(\/?)(?:[^\s<>"'/:=]+:)?([\w.-]+)(?![\w:.-])((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>([^<]*)/g

const ATTRIBUTE = /(?<![^\s"'])([^\s<>"'/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Returns all attributes, with their prefixes. */
export function attributesIn(inside: string): Partial<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [, name = '', one, other] of inside.matchAll(ATTRIBUTE)) found[name] = decoded(one ?? other ?? '')
  return found
}

/** True if the value of an attribute means yes. */
export const isTrue = (value: string | undefined): boolean => /^\s*(?:1|true|on)\s*$/i.test(value ?? '')

/** Returns the local name of the first element. */
export function rootIn(xml: string): string | undefined {
  for (const [, , name] of plainXml(xml).matchAll(TAG)) return name
  return undefined
}

/** Returns the attributes of each element with that local name. */
export function elementsIn(xml: string, name: string): readonly Partial<Record<string, string>>[] {
  const found: Partial<Record<string, string>>[] = []
  for (const [, end, local, inside = ''] of plainXml(xml).matchAll(TAG)) {
    if (end === '' && local === name) found.push(attributesIn(inside))
  }
  return found
}
