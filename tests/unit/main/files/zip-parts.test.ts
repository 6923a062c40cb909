import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unpacked, unpackInto, type ZipPart, zipDirectory } from '../../../../src/main/files/zip-parts.ts'

const zipOf = (bytes: Uint8Array, level: 0 | 6): { readonly zip: Buffer; readonly part: ZipPart } => {
  const zip = Buffer.from(zipSync({ 'a.bin': bytes }, { level }))
  const [part] = zipDirectory(zip) ?? []
  return { zip, part: part ?? expect.fail('It has no directory') }
}
/** What comes out of it, and the length of the longest piece. */
function pieced(zip: Buffer, part: ZipPart) {
  const pieces: Uint8Array[] = []
  const isWhole = unpackInto(zip, part, (piece) => pieces.push(Uint8Array.from(piece)))
  return { isWhole, bytes: Buffer.concat(pieces), longest: Math.max(0, ...pieces.map(({ length }) => length)) }
}

describe('a part of a zip, piece by piece', () => {
  it.each([
    ['packed', 6],
    ['stored', 0],
  ] as const)('is what it is as a whole: %s', (_, level) => {
    for (const bytes of [randomBytes(300_000), Buffer.alloc(500_000, 'abc'), new Uint8Array(0)]) {
      const { zip, part } = zipOf(bytes, level)
      const { isWhole, bytes: out } = pieced(zip, part)
      expect(isWhole).toBe(true)
      expect(out.equals(Buffer.from(bytes))).toBe(true)
      expect(unpacked(zip, part)?.equals(out)).toBe(true)
    }
  })
  it('is never in memory as a whole, however well it was packed', () => {
    const { zip, part } = zipOf(Buffer.alloc(60_000_000), 6)
    const { isWhole, longest } = pieced(zip, part)
    expect(isWhole).toBe(true)
    expect(longest).toBeLessThan(20_000_000)
  })
  it('ends where it is larger than it says, and isn’t whole where it is smaller or another', () => {
    const { zip, part } = zipOf(Buffer.alloc(3_000_000, 'abc'), 6)
    let taken = 0
    expect(() => unpackInto(zip, { ...part, size: 1000 }, (piece) => (taken += piece.length))).toThrow(RangeError)
    expect(taken).toBe(0)
    expect(pieced(zip, { ...part, size: part.size + 1 }).isWhole).toBe(false)
    expect(pieced(zip, { ...part, crc32: part.crc32 ^ 1 }).isWhole).toBe(false)
    expect(pieced(zip, { ...part, method: 12 }).isWhole).toBe(false)
    expect(pieced(zip, { ...part, at: zip.length }).isWhole).toBe(false)
  })
})
