/** One event a line. What is said about an order is on the disk before it is said. */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { type PortalEvent, portalEvent } from './events.ts'

export interface EventFile {
  readonly past: readonly PortalEvent[]
  append(event: PortalEvent): void
  close(): void
}

/** Without a path nothing outlives the process. */
export function openEventFile(path: string | undefined): EventFile {
  if (path === undefined) return { past: [], append: () => undefined, close: () => undefined }
  const past = readPast(path)
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

/** A last line that was cut short never was promised to anybody: it is taken off. */
function readPast(path: string): readonly PortalEvent[] {
  if (!existsSync(path)) return []
  const bytes = readFileSync(path)
  const whole = bytes.lastIndexOf('\n') + 1
  if (whole < bytes.length) truncateSync(path, whole)
  const lines = bytes.toString('utf8', 0, whole).split('\n')
  return lines.filter((line) => line !== '').map((line) => portalEvent.parse(JSON.parse(line)))
}
