/**
 * The parts of a zip file, by its directory: what a part says of its size is checked before anything is unpacked and held
 * against what comes out, so that no file can unpack to more than its reader allows.
 */
import { crc32, inflateRawSync } from 'node:zlib'
// What it has for Node brings a `require` of its own into threads, which a bundle has already.
import { Inflate } from 'fflate/browser'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22
/** A comment may stand behind the end. */
const MOST_BEHIND = END_BYTES + 0xffff

const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

export interface ZipPart {
  readonly name: string
  readonly encrypted: boolean
  readonly method: number
  readonly packed: number
  /** Bytes that it says it unpacks to. */
  readonly size: number
  /** Of what it unpacks to. */
  readonly crc32: number
  /** Where it lies in the file. */
  readonly at: number
}

/** The directory, in its own order; undefined where the file has none that can be read. */
export function zipDirectory(zip: Buffer): readonly ZipPart[] | undefined {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end < zip.length - MOST_BEHIND || end + END_BYTES > zip.length) return undefined
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const parts: ZipPart[] = []
  for (let nth = 0; nth < count; nth++) {
    if (at + CENTRAL_BYTES > end || zip.readUInt32LE(at) !== CENTRAL) return undefined
    const nameBytes = zip.readUInt16LE(at + 28)
    const next = at + CENTRAL_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    if (next > end) return undefined
    parts.push({
      name: nameOf(zip, at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes),
      encrypted: (zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      method: zip.readUInt16LE(at + 10),
      crc32: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    })
    at = next
  }
  return parts
}

const nameOf = (zip: Buffer, from: number, to: number): string => zip.toString('utf8', from, to).replace(/^\//, '')

/** What a part unpacks to; undefined where that isn't what the directory says, byte for byte. Never more than `part.size` bytes. */
export function unpacked(zip: Buffer, part: ZipPart): Buffer | undefined {
  const { size, method } = part
  const bytes = packedBytes(zip, part)
  if (bytes === undefined) return undefined
  const unpack = method === DEFLATED ? inflated : undefined
  const out = method === STORED ? bytes : unpack?.(bytes, size)
  return out?.length === size && crc32(out) === part.crc32 ? out : undefined
}

/** Packed bytes that are unpacked at a time: at most some sixteen megabytes come out of them. */
const AT_A_TIME = 16_384

/** The same for what may be large: handed over piece by piece, so that it is never in memory as a whole. True where it was all as the directory says. */
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

/** What a part is packed as; undefined where it isn't there as the directory says. */
function packedBytes(zip: Buffer, part: ZipPart): Buffer | undefined {
  const { at, packed } = part
  if (at + LOCAL_BYTES > zip.length || zip.readUInt32LE(at) !== LOCAL) return undefined
  const named = at + LOCAL_BYTES + zip.readUInt16LE(at + 26)
  // What a part is called stands twice and is summed nowhere.
  if (nameOf(zip, at + LOCAL_BYTES, named) !== part.name) return undefined
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
