/** A folder like a user's profile, and damage to files in it. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Opened, type OpenOptions, openDatabase } from '../../src/main/store/open-database.ts'

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'storedesk-store-'))

export const AT = Date.UTC(2026, 3, 5, 10)

export const notes = [{ version: 1, sql: 'CREATE TABLE notes (at INTEGER PRIMARY KEY, words TEXT NOT NULL) STRICT' }]

export const openNotes = (file: string, more: Partial<OpenOptions> = {}): Opened =>
  openDatabase(file, notes, { durable: true, now: () => AT, ...more })

/** Writes enough notes to fill several pages of a file. */
export function writeNotes({ db }: Opened, count: number): void {
  const put = db.prepare('INSERT INTO notes (words) VALUES (?)')
  db.transaction(() => {
    for (let at = 0; at < count; at++) put.run(`note ${at} `.repeat(40))
  })()
}

export const countNotes = ({ db }: Opened): unknown => db.prepare('SELECT count(*) FROM notes').pluck().get()

/** Overwrites part of a file. */
export function scribble(file: string, from: number, bytes: Uint8Array): void {
  const whole = readFileSync(file)
  whole.set(bytes.subarray(0, Math.max(0, whole.length - from)), from)
  writeFileSync(file, whole)
}
