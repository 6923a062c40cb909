/** Detects the encoding of a text file. Excel writes all of these. */

export const ENCODINGS = ['UTF-8', 'UTF-8 with BOM', 'UTF-16 LE', 'UTF-16 BE', 'Windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Bytes that are examined to detect the encoding of the rest. */
const SAMPLE = 4096

/** First bytes of files that some users rename to .csv: zip and .xlsx, old .xls, PDF. */
const NOT_TEXT: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]

/** True if the first bytes show that the file isn't text. */
export const isOtherFormat = (bytes: Uint8Array): boolean => NOT_TEXT.some((beginning) => beginsWith(bytes, beginning))

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte)

/** Returns the text of a file without its byte order mark; undefined if the file isn't text. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } | undefined {
  if (isOtherFormat(bytes)) return undefined
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(DECODERS[encoding]).decode(bytes)
  return isBinary(text) ? undefined : { text, encoding }
}

const DECODERS: Readonly<Record<Encoding, string>> = {
  'UTF-8': 'utf-8',
  'UTF-8 with BOM': 'utf-8',
  'UTF-16 LE': 'utf-16le',
  'UTF-16 BE': 'utf-16be',
  'Windows-1252': 'windows-1252',
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (beginsWith(bytes, [0xef, 0xbb, 0xbf])) return 'UTF-8 with BOM'
  if (beginsWith(bytes, [0xff, 0xfe])) return 'UTF-16 LE'
  if (beginsWith(bytes, [0xfe, 0xff])) return 'UTF-16 BE'
  return wideWithoutMark(bytes) ?? (isUtf8(bytes) ? 'UTF-8' : 'Windows-1252')
}

/** Detects UTF-16 without a mark: in numbers, commas and Latin letters every second byte is zero. */
function wideWithoutMark(bytes: Uint8Array): Encoding | undefined {
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE) / 2)
  const zeros = [0, 0]
  for (let at = 0; at < pairs * 2; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = pairs * 0.7
  if (pairs > 1 && even === 0 && odd >= most) return 'UTF-16 LE'
  if (pairs > 1 && odd === 0 && even >= most) return 'UTF-16 BE'
  return undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** True for a control character that no text has. Tab, vertical tab and form feed count as blanks. */
const isControl = (code: number): boolean => code < 0x20 && (code < 0x09 || code > 0x0d)

/** True if the text has a zero, or more than one percent of control characters at its beginning. */
function isBinary(text: string): boolean {
  if (text.includes('\0')) return true
  let odd = 0
  const sample = Math.min(text.length, SAMPLE)
  for (let at = 0; at < sample; at++) {
    const code = text.charCodeAt(at)
    if (isControl(code) || code === 0x7f) odd++
  }
  return odd * 100 > sample
}
