/** How a text file was written: its encoding, and what separates its cells. Excel writes all of these. */

import Papa from 'papaparse'
import { headsIn, namesBoth } from '../../shared/domain/carts/cart-heads.ts'
import { isControl } from './csv-scan.ts'

export const ENCODINGS = ['UTF-8', 'UTF-8 with BOM', 'UTF-16 LE', 'UTF-16 BE', 'Windows-1252'] as const
export type Encoding = (typeof ENCODINGS)[number]

export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const
export type Separator = keyof typeof SEPARATORS

/** Bytes that are looked at to find out what the rest is. */
const SAMPLE = 4096

/** Beginnings of files that some people rename to .csv: zip and .xlsx, old .xls, PDF. */
const NOT_TEXT: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]

/** True for a file that its first bytes show to be no text. */
export const isOtherFormat = (bytes: Uint8Array): boolean => NOT_TEXT.some((beginning) => beginsWith(bytes, beginning))

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte)

/** The text of a file without its byte order mark; undefined for a file that is no text. */
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

/** UTF-16 without a mark: numbers, commas and Latin letters have a zero in every other byte, on one side only. */
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

/** A zero anywhere, or more than one control character in a hundred at the beginning. */
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

/** Lines that are looked at to find out the separator, within the first so many characters. */
const LOOKED_AT = 20
export const HEAD = 4096

/** Excel's own hint, a first line `sep=;`. */
const HINT = /^sep=([,;\t])$/i
const MAYBE_HINT = /^sep=/i

export interface Head {
  readonly separator: Separator
  /** The first line only names the separator: it is no row. */
  readonly hinted: boolean
}

/** Whether one of the first lines names its columns, cut in this way. */
function namesSome(beginning: string, delimiter: string): boolean {
  const { data } = Papa.parse<string[]>(beginning, { delimiter, preview: LOOKED_AT, skipEmptyLines: 'greedy' })
  return data.some((cells) => cells.length > 1 && namesBoth(headsIn(cells)))
}

/**
 * What separates the cells: that by which one of the first rows names its columns, or which makes the most of the first lines a
 * pair of whole numbers, or at least a pair.
 */
export function headOf(beginning: string): Head {
  const head = beginning.slice(0, HEAD)
  // The usual file: nothing but commas can separate its cells.
  if (!head.includes(SEPARATORS.semicolon) && !head.includes(SEPARATORS.tab) && !MAYBE_HINT.test(head)) {
    return { separator: 'comma', hinted: false }
  }
  const lines = head.split(/\r\n|\r|\n/, LOOKED_AT)
  const hint = HINT.exec(lines[0] ?? '')?.[1]
  const names = Object.keys(SEPARATORS).filter(isSeparator)
  const named = names.find((name) => SEPARATORS[name] === hint)
  if (named !== undefined) return { separator: named, hinted: true }
  const naming = names.find((name) => namesSome(head, SEPARATORS[name]))
  if (naming !== undefined) return { separator: naming, hinted: false }
  const bare = lines.map((line) => (line.includes('"') ? line.replaceAll('"', '') : line))
  const scores = names.map((name) => bare.reduce((score, line) => score + pairScore(line, SEPARATORS[name]), 0))
  const best = scores.indexOf(Math.max(...scores))
  return { separator: names[best] ?? 'comma', hinted: false }
}

const isSeparator = (name: string): name is Separator => name in SEPARATORS

const WHOLE = /^\s*\d+\s*$/

/** Two numbers count more than a number and something, and that more than any two cells. */
function pairScore(line: string, separator: string): number {
  const at = line.indexOf(separator)
  if (at < 0 || line.includes(separator, at + 1)) return 0
  return 1 + (WHOLE.test(line.slice(0, at)) ? 2 : 0) + (WHOLE.test(line.slice(at + 1)) ? 2 : 0)
}
