import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { partKey, unpacked, unpackInto, type ZipPart, zipDirectory } from '../../../../src/main/files/zip-parts.ts'

const zipOf = (bytes: Uint8Array, level: 0 | 6): { readonly zip: Buffer; readonly part: ZipPart } => {
  const zip = Buffer.from(zipSync({ 'a.bin': bytes }, { level }))
  const [part] = zipDirectory(zip) ?? []
  return { zip, part: part ?? expect.fail('It has no directory') }
}
/** The unpacked part, and the length of the longest piece. */
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

describe('a zip of a large kind', () => {
  const bytes = Buffer.from('id,qty\n100,4\n')
  /** The same zip with 64-bit numbers for its only part and its directory. */
  function in64({ crc32, packed, size }: ZipPart, zip: Buffer, change: (extra: Buffer) => void = () => undefined) {
    const central = zip.readUInt32LE(zip.length - 22 + 16)
    const field = (numbers: readonly number[]) => {
      const extra = Buffer.alloc(4 + numbers.length * 8)
      extra.writeUInt16LE(1, 0)
      extra.writeUInt16LE(numbers.length * 8, 2)
      for (const [nth, number] of numbers.entries()) extra.writeBigUInt64LE(BigInt(number), 4 + nth * 8)
      return extra
    }
    const other = Buffer.from('0a000400feedface', 'hex')
    const extra = Buffer.concat([other, field([size, packed, 0])])
    change(extra)
    const entry = Buffer.from(zip.subarray(central, central + 46))
    entry.writeUInt32LE(crc32, 16)
    for (const at of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, at)
    entry.writeUInt16LE(extra.length, 30)
    const name = Buffer.from('a.bin')
    const directory = Buffer.concat([entry, name, extra])
    const end64 = Buffer.alloc(56)
    end64.writeUInt32LE(0x06064b50, 0)
    end64.writeBigUInt64LE(1n, 32)
    end64.writeBigUInt64LE(BigInt(central), 48)
    const locator = Buffer.alloc(20)
    locator.writeUInt32LE(0x07064b50, 0)
    locator.writeBigUInt64LE(BigInt(central + directory.length), 8)
    const end = Buffer.from(zip.subarray(-22))
    end.writeUInt16LE(0xffff, 10)
    end.writeUInt32LE(0xffffffff, 16)
    return Buffer.concat([zip.subarray(0, central), directory, end64, locator, end])
  }

  it('has its numbers in eight bytes', () => {
    const { zip, part } = zipOf(bytes, 6)
    const large = in64(part, zip)
    expect(zipDirectory(large)).toEqual([part])
    expect(unpacked(large, part)?.equals(bytes)).toBe(true)
  })
  it('has none where they are missing, or more than there can be', () => {
    const { zip, part } = zipOf(bytes, 6)
    expect(zipDirectory(in64(part, zip, (extra) => extra.writeUInt16LE(9, 8)))).toBeUndefined()
    expect(zipDirectory(in64(part, zip, (extra) => extra.writeUInt16LE(8, 10)))).toBeUndefined()
    expect(zipDirectory(in64(part, zip, (extra) => extra.fill(0xff, 12)))).toBeUndefined()
  })
  it('may say behind a part, and not before it, how long it is', () => {
    const { zip, part } = zipOf(bytes, 6)
    const streamed = Buffer.from(zip)
    streamed.writeUInt16LE(8, 6)
    streamed.fill(0, 14, 26)
    expect(unpacked(streamed, part)?.equals(bytes)).toBe(true)
  })
})

describe('the name of a part', () => {
  it.each(['xl/Workbook.xml', '/XL/workbook.xml', 'xl\\workbook.xml', '\\xl\\workbook.XML', 'xl/work%62ook.xml'])(
    'is one, however it is written: %s',
    (name) => expect(partKey(name)).toBe('xl/workbook.xml'),
  )
  it('stands twice, and counts where both are the same', () => {
    const { zip, part } = zipOf(Buffer.from('x'), 0)
    const renamed = (name: string) => {
      const other = Buffer.from(zip)
      other.write(name, 30, 'latin1')
      return unpacked(other, part)
    }
    expect(renamed('A.BIN')).toBeDefined()
    expect(renamed('b.bin')).toBeUndefined()
  })
  it('with a % that stands for nothing is as it is', () => expect(partKey('100%.xml')).toBe('100%.xml'))
})
