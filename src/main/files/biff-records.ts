import { damaged } from './damaged.ts'

/** The start of a substream: the workbook, a sheet, or a chart within a sheet. */
export const BOF = 0x0809
const EOF = 0x0a
const CONTINUE = 0x3c

/** A record; data that didn't fit continues in the records after it. */
export interface Biff {
  readonly type: number
  readonly at: number
  readonly parts: readonly Buffer[]
}

/** Yields the records from there to the end of the stream. Throws if it ends within a record. */
function* recordsFrom(stream: Buffer, from: number): Generator<Biff> {
  let at = from
  while (at + 4 <= stream.length) {
    const begin = at
    const type = stream.readUInt16LE(at)
    const parts: Buffer[] = []
    do {
      const end = at + 4 + stream.readUInt16LE(at + 2)
      if (end > stream.length) throw damaged()
      parts.push(stream.subarray(at + 4, end))
      at = end
    } while (at + 4 <= stream.length && stream.readUInt16LE(at) === CONTINUE)
    yield { type, at: begin, parts }
  }
}

/** Returns the data of the record itself, without continuations. */
export const first = ({ parts: [bytes] }: Biff): Buffer => bytes ?? Buffer.alloc(0)

/** Yields the records of one substream, without those nested in it (charts). Throws if it has no end. */
export function* substream(stream: Buffer, from: number): Generator<Biff> {
  let depth = 0
  for (const record of recordsFrom(stream, from)) {
    if (record.type === BOF) depth += 1
    else if (record.type === EOF) depth -= 1
    if (depth === 0) return
    if (depth === 1) yield record
  }
  throw damaged()
}

/** Reads data that spans several records as if it were one. */
export class Letters {
  readonly #parts: readonly Buffer[]
  readonly #decode: (bytes: Buffer) => string
  #part = 0
  #at: number
  constructor(parts: readonly Buffer[], at: number, decode: (bytes: Buffer) => string) {
    this.#parts = parts
    this.#at = at
    this.#decode = decode
  }
  #here(): Buffer {
    const part = this.#parts[this.#part]
    if (part === undefined) throw damaged()
    return part
  }
  /** Moves to the next record once this one is used up. */
  #onwards(): Buffer {
    while (this.#at >= this.#here().length) {
      this.#part += 1
      this.#at = 0
    }
    return this.#here()
  }
  byte(): number {
    return this.#onwards().readUInt8(this.#at++)
  }
  number(bytes: number): number {
    let sum = 0
    for (let nth = 0; nth < bytes; nth++) sum += this.byte() * 256 ** nth
    return sum
  }
  skip(bytes: number): void {
    for (let remaining = bytes; remaining > 0; ) {
      const step = Math.min(remaining, this.#onwards().length - this.#at)
      this.#at += step
      remaining -= step
    }
  }
  /** Reads a BIFF8 text with its length before it; formatting and phonetic data are skipped. */
  text(lengthBytes: 1 | 2): string {
    const length = this.number(lengthBytes)
    const flags = this.byte()
    const runs = (flags & 8) === 0 ? 0 : this.number(2)
    const spoken = (flags & 4) === 0 ? 0 : this.number(4)
    const text = this.#letters(length, (flags & 1) !== 0)
    this.skip(runs * 4 + spoken)
    return text
  }
  #letters(length: number, isWide: boolean): string {
    let text = ''
    let wide = isWide
    for (let remaining = length; remaining > 0; ) {
      if (this.#at >= this.#here().length) {
        // Each record starts with the letter width again.
        wide = (this.byte() & 1) !== 0
      }
      const here = this.#here()
      const count = Math.min(remaining, Math.floor((here.length - this.#at) / (wide ? 2 : 1)))
      if (count === 0) throw damaged()
      const end = this.#at + count * (wide ? 2 : 1)
      text += here.toString(wide ? 'utf16le' : 'latin1', this.#at, end)
      this.#at = end
      remaining -= count
    }
    return text
  }
  /** Reads a text from before BIFF8: one byte per letter. */
  bytes(lengthBytes: 1 | 2): string {
    const length = this.number(lengthBytes)
    const here = length === 0 ? Buffer.alloc(0) : this.#onwards()
    if (this.#at + length > here.length) throw damaged()
    const bytes = here.subarray(this.#at, this.#at + length)
    this.#at += length
    return this.#decode(bytes)
  }
}

/** Encodings by Excel's code page numbers; any other number is read as Western letters. */
const CODEPAGES: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  32768: 'macintosh',
  65001: 'utf-8',
}

const codepageName = (page: number): string =>
  page >= 1250 && page <= 1258 ? `windows-${page}` : (CODEPAGES[page] ?? 'windows-1252')

/** A file without a code page was written by a current program, in UTF-8. */
export function decoderOf(page: number | undefined): (bytes: Buffer) => string {
  if (page !== undefined) {
    const decoder = new TextDecoder(codepageName(page))
    return (bytes) => decoder.decode(bytes)
  }
  const [strict, western] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('windows-1252')]
  return (bytes) => {
    try {
      return strict.decode(bytes)
    } catch {
      return western.decode(bytes)
    }
  }
}
