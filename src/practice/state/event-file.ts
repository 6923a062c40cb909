/** The event file: one event per line. Anything about an order is on the disk before it is answered. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { z } from 'zod'

/** The first line of every file. Times are milliseconds since 1970. */
const opened = z.object({ type: z.literal('opened'), at: z.number(), seed: z.number() })
type Opened = z.output<typeof opened>

const anyEvent = z.looseObject({ type: z.string() })
/** The fields beside the type are known to the event's area. */
export type FiledEvent = z.output<typeof anyEvent>

export interface EventFile {
  /** Time of the portal's first opening, in milliseconds. */
  readonly openedAt: number
  /** All events since then, oldest first. */
  readonly past: readonly FiledEvent[]
  /** @param promised synced to the disk when this returns */
  append(event: FiledEvent, promised: boolean): void
  close(): void
}

/** Without a path nothing is kept after the process. Throws on a file that isn't the state of a portal with this seed. */
export function openEventFile(path: string | undefined, seed: number, now: number): EventFile {
  if (path === undefined) return { openedAt: now, past: [], append: () => undefined, close: () => undefined }
  const beginning: Opened = { type: 'opened', at: now, seed }
  const { first, past } = readPast(path, seed)
  const file = openSync(path, 'a', 0o600)
  const append = (event: FiledEvent, promised: boolean): void => {
    writeSync(file, `${JSON.stringify(event)}\n`)
    if (promised) fsyncSync(file)
  }
  if (first === undefined) append(beginning, false)
  return { openedAt: (first ?? beginning).at, past, append, close: () => closeSync(file) }
}

const BEGINNING = '{"type":"opened"'

interface Past {
  /** Missing in a file that is new, or was cut off in its first line. */
  readonly first: Opened | undefined
  readonly past: readonly FiledEvent[]
}

/** A last line that was cut off was never promised to a client: it is removed. */
function readPast(path: string, seed: number): Past {
  if (!existsSync(path)) return { first: undefined, past: [] }
  const bytes = readFileSync(path)
  const start = bytes.toString('utf8', 0, BEGINNING.length)
  if (!BEGINNING.startsWith(start)) throw new Error(`${path} is not the state of a practice portal`)
  const whole = bytes.lastIndexOf('\n') + 1
  const lines = bytes.toString('utf8', 0, whole).split('\n')
  const [begin, ...past] = lines.filter((line) => line !== '').map((line): unknown => JSON.parse(line))
  const first = begin === undefined ? undefined : opened.parse(begin)
  if (first !== undefined && first.seed !== seed) {
    throw new Error(`${path} is the state of a practice portal of seed ${first.seed}`)
  }
  const events = past.map((event) => anyEvent.parse(event))
  if (whole < bytes.length) truncateSync(path, whole)
  return { first, past: events }
}
