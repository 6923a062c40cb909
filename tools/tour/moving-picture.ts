/** Assembles PNG pictures of one size into one that moves (an animated PNG): browsers and GitHub play it, other programs show its first frame. */
import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/** The chunks of a PNG. Throws for a file that is none. */
export function chunksOf(png: Buffer): readonly Chunk[] {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('Not a PNG')
  const chunks: Chunk[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

function written({ type, data }: Chunk): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8)
  return chunk
}

const numbers = (...values: readonly number[]): Buffer => {
  const data = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => {
    data.writeUInt32BE(value, at * 4)
  })
  return data
}

/**
 * One picture that shows these in turn, for ever.
 * @param frames PNGs of the same size and kind of colour
 * @param ms milliseconds for which each is shown
 */
export function movingPicture(frames: readonly Buffer[], ms: number): Buffer {
  const all = frames.map(chunksOf)
  const header = all[0]?.find(({ type }) => type === 'IHDR')?.data
  if (header === undefined) throw new Error('A moving picture needs a frame')
  if (all.some((chunks) => chunks.find(({ type }) => type === 'IHDR')?.data.equals(header) !== true)) {
    throw new Error('The frames differ in size or colour')
  }
  const size = [header.readUInt32BE(0), header.readUInt32BE(4)] as const
  let sequence = 0
  const chunks: Chunk[] = [
    { type: 'IHDR', data: header },
    { type: 'acTL', data: numbers(frames.length, 0) },
  ]
  all.forEach((frame, nth) => {
    const timing = Buffer.alloc(6)
    timing.writeUInt16BE(ms, 0)
    timing.writeUInt16BE(1000, 2)
    chunks.push({ type: 'fcTL', data: Buffer.concat([numbers(sequence++, ...size, 0, 0), timing]) })
    for (const { type, data } of frame) {
      if (type !== 'IDAT') continue
      chunks.push(nth === 0 ? { type, data } : { type: 'fdAT', data: Buffer.concat([numbers(sequence++), data]) })
    }
  })
  chunks.push({ type: 'IEND', data: Buffer.alloc(0) })
  return Buffer.concat([SIGNATURE, ...chunks.map(written)])
}
