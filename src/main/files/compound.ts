/** Reads compound files: a small file system in a file, used by old Excel files, and by new ones with a password. */

const BEGINNING = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** Numbers from here on aren't sectors but chain ends and unused entries. */
const NO_SECTOR = 0xfffffffa
/** Offset in the header of the first sectors of the sector table, and how many the header lists. */
const TABLE_AT = 76
const TABLE_IN_HEADER = 109
/** Maximum number of directory entries that are read. */
const MOST_ENTRIES = 4096
const STREAM = 2

export const isCompound = (bytes: Uint8Array): boolean => BEGINNING.every((byte, at) => bytes[at] === byte)

export interface Compound {
  /** The names of the top-level streams and folders, in lower case. */
  readonly names: ReadonlySet<string>
  /** Returns the bytes of a top-level stream; undefined if it is missing or incomplete. */
  readonly stream: (name: string) => Buffer | undefined
}

interface Entry {
  readonly name: string
  readonly type: number
  readonly left: number
  readonly right: number
  readonly child: number
  readonly begin: number
  readonly size: number
}

/** The sectors of a file, or the small sectors within its mini stream. */
interface Sectors {
  readonly size: number
  readonly at: (number: number) => Buffer | undefined
  readonly next: (number: number) => number | undefined
}

/** Undefined if its directory can't be read. */
export function openCompound(bytes: Uint8Array): Compound | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectors = isCompound(bytes) && file.length >= HEADER_BYTES ? sectorsOf(file) : undefined
  const directory = sectors && chained(sectors, file.readUInt32LE(48), MOST_ENTRIES * ENTRY_BYTES)
  if (sectors === undefined || directory === undefined) return undefined
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) entries.push(entryAt(directory, at))
  const [root] = entries
  if (root === undefined) return undefined
  const top = topOf(entries, root)
  return {
    names: new Set(top.keys()),
    stream: (name) => {
      const entry = top.get(name)
      return entry?.type === STREAM ? streamOf(file, sectors, root, entry) : undefined
    },
  }
}

function sectorsOf(file: Buffer): Sectors | undefined {
  const shift = file.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const size = 1 << shift
  const at = (number: number): Buffer | undefined => {
    const from = (number + 1) * size
    return number < NO_SECTOR && from < file.length ? file.subarray(from, from + size) : undefined
  }
  const table: number[] = []
  for (let nth = 0; nth < TABLE_IN_HEADER; nth++) table.push(file.readUInt32LE(TABLE_AT + nth * 4))
  // Longer files list the rest in further sectors, each of which ends with the number of the next.
  const each = size / 4 - 1
  let more = at(file.readUInt32LE(68))
  for (let nth = file.readUInt32LE(72); nth > 0 && more !== undefined && table.length * size < file.length; nth--) {
    for (let named = 0; named < each; named++) table.push(numberIn(more, named) ?? NO_SECTOR)
    more = at(numberIn(more, each) ?? NO_SECTOR)
  }
  const next = (number: number) => {
    const part = at(table[Math.floor(number / (size / 4))] ?? NO_SECTOR)
    return part && numberIn(part, number % (size / 4))
  }
  return { size, at, next }
}

const numberIn = (sector: Buffer, nth: number): number | undefined =>
  nth * 4 + 4 <= sector.length ? sector.readUInt32LE(nth * 4) : undefined

/** Concatenates the sectors of a chain, up to `most` bytes; undefined if the chain breaks off. A circular chain ends. */
function chained({ size, at, next }: Sectors, begin: number, most: number): Buffer | undefined {
  const found: Buffer[] = []
  let number: number | undefined = begin
  while (number !== undefined && number < NO_SECTOR && found.length * size < most) {
    const sector = at(number)
    if (sector === undefined) return undefined
    found.push(sector)
    number = next(number)
  }
  return number === undefined && found.length * size < most ? undefined : Buffer.concat(found)
}

function streamOf(file: Buffer, sectors: Sectors, root: Entry, { begin, size }: Entry): Buffer | undefined {
  if (size > file.length) return undefined
  const isSmall = size < file.readUInt32LE(56)
  const from = isSmall ? smallSectors(file, sectors, root) : sectors
  const bytes = from && chained(from, begin, size)
  return bytes === undefined || bytes.length < size ? undefined : bytes.subarray(0, size)
}

/** Returns the small sectors: short streams share one stream, with a table of its own. */
function smallSectors(file: Buffer, sectors: Sectors, root: Entry): Sectors | undefined {
  const size = 1 << file.readUInt16LE(32)
  const all = root.size > file.length ? undefined : chained(sectors, root.begin, root.size)
  const table = chained(sectors, file.readUInt32LE(60), file.length)
  if (all === undefined || table === undefined || size !== 64) return undefined
  return {
    size,
    at: (number) => (number * size < all.length ? all.subarray(number * size, (number + 1) * size) : undefined),
    next: (number) => numberIn(table, number),
  }
}

/** Collects the entries below the root. They form a tree; its order doesn't matter. */
function topOf(entries: readonly Entry[], root: Entry): ReadonlyMap<string, Entry> {
  const top = new Map<string, Entry>()
  const met = new Set<number>()
  const open = [root.child]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = entries[at]
    if (entry === undefined || met.has(at)) continue
    met.add(at)
    top.set(entry.name.toLowerCase(), entry)
    open.push(entry.left, entry.right)
  }
  return top
}

function entryAt(directory: Buffer, at: number): Entry {
  const nameBytes = Math.max(0, Math.min(62, directory.readUInt16LE(at + 64) - 2))
  return {
    name: directory.toString('utf16le', at, at + nameBytes),
    type: directory.readUInt8(at + 66),
    left: directory.readUInt32LE(at + 68),
    right: directory.readUInt32LE(at + 72),
    child: directory.readUInt32LE(at + 76),
    begin: directory.readUInt32LE(at + 116),
    size: directory.readUInt32LE(at + 120),
  }
}
