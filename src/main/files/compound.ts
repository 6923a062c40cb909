/**
 * The names in a compound file: what old Excel files are, and what a workbook with a password lies in. Only the directory
 * is read, never what is named in it.
 */

const BEGINNING = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const
/** Sectors from here on are no places: ends of chains and unused ones. */
const NO_SECTOR = 0xfffffffa
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** Where the header names the sectors of the table of sectors. */
const TABLE_AT = 76
/** Names that are looked at. */
const MOST_ENTRIES = 4096

export const isCompound = (bytes: Uint8Array): boolean => BEGINNING.every((byte, at) => bytes[at] === byte)

interface Entry {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly child: number
}

/** The names that stand at the top, in small letters; undefined where the directory can't be read. */
export function compoundNames(bytes: Uint8Array): ReadonlySet<string> | undefined {
  const entries = entriesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (entries?.[0] === undefined) return undefined
  const names = new Set<string>()
  const met = new Set<number>()
  const open = [entries[0].child]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = entries[at]
    if (entry === undefined || met.has(at)) continue
    met.add(at)
    names.add(entry.name.toLowerCase())
    open.push(entry.left, entry.right)
  }
  return names
}

function entriesOf(file: Buffer): readonly Entry[] | undefined {
  if (file.length < HEADER_BYTES) return undefined
  const shift = file.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const size = 1 << shift
  const sector = (number: number): Buffer | undefined => {
    const from = (number + 1) * size
    return number < NO_SECTOR && from + ENTRY_BYTES <= file.length ? file.subarray(from, from + size) : undefined
  }
  const next = (number: number): number | undefined => {
    const table = sector(tableSector(file, sector, Math.floor(number / (size / 4)), size))
    const at = (number % (size / 4)) * 4
    return table !== undefined && at + 4 <= table.length ? table.readUInt32LE(at) : undefined
  }
  const entries: Entry[] = []
  let number: number | undefined = file.readUInt32LE(48)
  while (number !== undefined && number < NO_SECTOR && entries.length < MOST_ENTRIES) {
    const directory = sector(number)
    if (directory === undefined) return undefined
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) entries.push(entryAt(directory, at))
    number = next(number)
  }
  return entries
}

/** Which sector holds this part of the table: the header names the first 109, longer files chain the rest. */
function tableSector(file: Buffer, sector: (number: number) => Buffer | undefined, nth: number, size: number): number {
  const inHeader = (HEADER_BYTES - TABLE_AT) / 4
  if (nth < inHeader) return file.readUInt32LE(TABLE_AT + nth * 4)
  const each = size / 4 - 1
  let more = sector(file.readUInt32LE(68))
  let left = nth - inHeader
  for (; more !== undefined && left >= each; left -= each) more = sector(numberAt(more, each))
  return more === undefined ? NO_SECTOR : numberAt(more, left)
}

const numberAt = (sector: Buffer, nth: number): number =>
  nth * 4 + 4 <= sector.length ? sector.readUInt32LE(nth * 4) : NO_SECTOR

function entryAt(directory: Buffer, at: number): Entry {
  const letters = Math.max(0, Math.min(62, directory.readUInt16LE(at + 64) - 2))
  return {
    name: directory.toString('utf16le', at, at + letters),
    left: directory.readUInt32LE(at + 68),
    right: directory.readUInt32LE(at + 72),
    child: directory.readUInt32LE(at + 76),
  }
}
