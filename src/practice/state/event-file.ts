/** One event a line. What is said about an order is on the disk before it is said. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { type PortalEvent, portalEvent } from './events.ts'

export interface EventFile {
  readonly past: readonly PortalEvent[]
  append(event: PortalEvent): void
  close(): void
}

/** Without a path nothing outlives the process. Throws on a file that isn't the state of a portal of this seed. */
export function openEventFile(path: string | undefined, seed: number): EventFile {
  if (path === undefined) return { past: [], append: () => undefined, close: () => undefined }
  const past = readPast(path, seed)
  const file = openSync(path, 'a', 0o600)
  return {
    past,
    append: (event) => {
      writeSync(file, `${JSON.stringify(event)}\n`)
      if (event.type === 'ordered' || event.type === 'refused') fsyncSync(file)
    },
    close: () => closeSync(file),
  }
}

const BEGINNING = '{"type":"opened"'

/** A last line that was cut short never was promised to anybody: it is taken off. */
function readPast(path: string, seed: number): readonly PortalEvent[] {
  if (!existsSync(path)) return []
  const bytes = readFileSync(path)
  const start = bytes.toString('utf8', 0, BEGINNING.length)
  if (!BEGINNING.startsWith(start)) throw new Error(`${path} is not the state of a practice portal`)
  const whole = bytes.lastIndexOf('\n') + 1
  const lines = bytes.toString('utf8', 0, whole).split('\n')
  const past = lines.filter((line) => line !== '').map((line) => portalEvent.parse(JSON.parse(line)))
  const [first] = past
  if (first?.type === 'opened' && first.seed !== seed) {
    throw new Error(`${path} is the state of a practice portal of seed ${first.seed}`)
  }
  if (whole < bytes.length) truncateSync(path, whole)
  return past
}
