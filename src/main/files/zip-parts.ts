/**
 * Reads the parts of a zip file through its directory. The stated size of a part is checked before unpacking, and compared with the
 * unpacked size, so that no file can unpack to more than its reader allows.
 */
import { crc32, inflateRawSync } from 'node:zlib'
// fflate's build for Node brings its own `require` into threads, which a bundle has already.
import { Inflate } from 'fflate/browser'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22
const END_64_BYTES = 56
const LOCATOR_64_BYTES = 20
/** The extra field for numbers of more than four bytes, and the placeholder in their usual place. */
const EXTRA_64 = 1
const IN_64 = 0xffffffff
/** A comment may follow the end record. */
const MOST_BEHIND = END_BYTES + 0xffff

const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

export interface ZipPart {
  readonly name: string
  readonly encrypted: boolean
  readonly method: number
  readonly packed: number
  /** Unpacked size in bytes, as stated. */
  readonly size: number
  /** Checksum of the unpacked bytes. */
  readonly crc32: number
  /** Offset in the file. */
  readonly at: number
}

/** Returns the directory in its own order; undefined if it can't be read. */
export function zipDirectory(zip: Buffer): readonly ZipPart[] | undefined {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end < zip.length - MOST_BEHIND || end + END_BYTES > zip.length) return undefined
  const begin = beginOf(zip, end)
  if (begin === undefined) return undefined
  let at = begin.at
  const parts: ZipPart[] = []
  for (let nth = 0; nth < begin.count; nth++) {
    if (at + CENTRAL_BYTES > end || zip.readUInt32LE(at) !== CENTRAL) return undefined
    const named = at + CENTRAL_BYTES + zip.readUInt16LE(at + 28)
    const extra = named + zip.readUInt16LE(at + 30)
    const next = extra + zip.readUInt16LE(at + 32)
    if (next > end) return undefined
    const numbers = numbersOf(zip, at, zip.subarray(named, extra))
    if (numbers === undefined) return undefined
    parts.push({
      name: nameOf(zip, at + CENTRAL_BYTES, named),
      encrypted: (zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      method: zip.readUInt16LE(at + 10),
      crc32: zip.readUInt32LE(at + 16),
      ...numbers,
    })
    at = next
  }
  return parts
}

/** Returns the offset of the directory and its number of parts. */
function beginOf(zip: Buffer, end: number): { readonly at: number; readonly count: number } | undefined {
  const plain = { at: zip.readUInt32LE(end + 16), count: zip.readUInt16LE(end + 10) }
  if (plain.at !== IN_64 && plain.count !== 0xffff) return plain
  const locator = end - LOCATOR_64_BYTES
  if (locator < 0 || zip.readUInt32LE(locator) !== LOCATOR_64) return plain
  const at = numberIn(zip, locator + 8)
  if (at + END_64_BYTES > end || zip.readUInt32LE(at) !== END_64) return undefined
  return { at: numberIn(zip, at + 48), count: numberIn(zip, at + 32) }
}

const numberIn = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at))

type Numbers = Pick<ZipPart, 'packed' | 'size' | 'at'>

/** Numbers that don't fit are in an extra field, one after the other. */
function numbersOf(zip: Buffer, at: number, extra: Buffer): Numbers | undefined {
  const size = zip.readUInt32LE(at + 24)
  const packed = zip.readUInt32LE(at + 20)
  const begin = zip.readUInt32LE(at + 42)
  if (size !== IN_64 && packed !== IN_64 && begin !== IN_64) return { packed, size, at: begin }
  let more = extraField(extra, EXTRA_64)
  const next = (plain: number): number => {
    if (plain !== IN_64) return plain
    if (more.length < 8) return Number.NaN
    const number = numberIn(more, 0)
    more = more.subarray(8)
    return number
  }
  const numbers = { size: next(size), packed: next(packed), at: next(begin) }
  return Object.values(numbers).every(Number.isSafeInteger) ? numbers : undefined
}

function extraField(extra: Buffer, id: number): Buffer {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === id) return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
  }
  return Buffer.alloc(0)
}

const nameOf = (zip: Buffer, from: number, to: number): string => zip.toString('utf8', from, to).replace(/^\//, '')

/** Returns the lookup key of a part's name: lower case, forward slashes, with %20 and the like decoded. */
export const partKey = (name: string): string => unescaped(name).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

function unescaped(name: string): string {
  if (!name.includes('%')) return name
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Unpacks a part; undefined if size or checksum don't match the directory. Never returns more than `part.size` bytes. */
export function unpacked(zip: Buffer, part: ZipPart): Buffer | undefined {
  const { size, method } = part
  const bytes = packedBytes(zip, part)
  if (bytes === undefined) return undefined
  const unpack = method === DEFLATED ? inflated : undefined
  const out = method === STORED ? bytes : unpack?.(bytes, size)
  return out?.length === size && crc32(out) === part.crc32 ? out : undefined
}

/** Packed bytes unpacked per step: at most about sixteen megabytes come out of them. */
const AT_A_TIME = 16_384

/** Unpacks a large part piece by piece, so that it is never in memory as a whole. True if everything matched the directory. */
export function unpackInto(zip: Buffer, part: ZipPart, take: (piece: Uint8Array) => void): boolean {
  const bytes = packedBytes(zip, part)
  if (bytes === undefined || (part.method !== STORED && part.method !== DEFLATED)) return false
  let [size, sum] = [0, 0]
  const count = (piece: Uint8Array) => {
    size += piece.length
    if (size > part.size) throw new RangeError(`${part.name} is larger than it says`)
    sum = crc32(piece, sum)
    take(piece)
  }
  const inflate = new Inflate(count)
  for (let from = 0; from < bytes.length; from += AT_A_TIME) {
    const some = bytes.subarray(from, from + AT_A_TIME)
    if (part.method === STORED) count(some)
    else inflate.push(some, from + AT_A_TIME >= bytes.length)
  }
  return size === part.size && sum === part.crc32
}

/** Returns the packed bytes of a part; undefined if they aren't where the directory says. */
function packedBytes(zip: Buffer, part: ZipPart): Buffer | undefined {
  const { at, packed } = part
  if (at + LOCAL_BYTES > zip.length || zip.readUInt32LE(at) !== LOCAL) return undefined
  const named = at + LOCAL_BYTES + zip.readUInt16LE(at + 26)
  // The name is stored twice and isn't covered by the checksum.
  if (partKey(nameOf(zip, at + LOCAL_BYTES, named)) !== partKey(part.name)) return undefined
  const from = named + zip.readUInt16LE(at + 28)
  return from + packed > zip.length ? undefined : zip.subarray(from, from + packed)
}

function inflated(bytes: Buffer, size: number): Buffer | undefined {
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) })
  } catch {
    return undefined
  }
}
