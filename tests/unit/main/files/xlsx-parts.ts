/** The parts of a workbook's zip, as text. */
import { inflateRawSync } from 'node:zlib'

const CENTRAL = 0x02014b50

export function allParts(zip: Buffer): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === CENTRAL) {
    const [size, nameLength, more, comment] = [20, 28, 30, 32].map((place, nth) =>
      nth === 0 ? zip.readUInt32LE(at + place) : zip.readUInt16LE(at + place),
    ) as [number, number, number, number]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    parts.set(name.replace(/^\//, ''), inflateRawSync(zip.subarray(from, from + size)).toString('utf8'))
    at += 46 + nameLength + more + comment
  }
  return parts
}
