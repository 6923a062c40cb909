/**
 * A profile in one file: orders, unfinished imports, templates, settings; no secrets, no log, no data that can be fetched again. It is
 * restored at a start, before any database is open. Known orders are never replaced by a backup: an existing journal stays, and a journal
 * from a backup puts ordering on hold, because later orders may be missing.
 */

import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { zipSync } from 'fflate/browser'
import { z } from 'zod'
import { dayOf, formatDate, isoAt, timeOf } from '../../shared/domain/values/dates.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { copyFileSync, isLockError, renameSync, rmSync } from '../files/retrying-fs.ts'
import { copySynced } from '../files/synced.ts'
import { unpacked, unpackInto, type ZipPart, zipDirectory } from '../files/zip-parts.ts'
import { checkDatabase, isDamage, withReadOnlyDatabase } from '../store/check-database.ts'
import type { Migration } from '../store/database.ts'
import { addBackup, backupName, lastGoodBackup, removeBackup } from '../store/database-backups.ts'
import { WITH_COMPANIONS } from '../store/journal-mode.ts'
import { draftMigrations } from '../store/migrations/drafts.ts'
import { orderMigrations } from '../store/migrations/orders.ts'
import { markPutBack } from '../store/restore.ts'
import { fitsSchema, isForeign } from '../store/schema.ts'

/** Matches only the databases that are backed up: no name in a backup can lead out of the profile. */
const DATABASE = /^users\/[A-Za-z0-9-]{1,64}\/(orders|drafts)\.db$/
const MANIFEST = 'backup.json'
const DEVICE = 'device.json'
/** The folder of a backup that waits for the next start. */
const WAITING = 'restore'
const MB = 1024 * 1024
/** Bytes: more than any store's backup has. */
const MOST_PACKED = 256 * MB
const MOST = 512 * MB
/** Limit for files that aren't databases. */
const MOST_TEXT = MB
/** Every user of a computer has two. */
const MOST_FILES = 1000

const MIGRATIONS: Readonly<Record<string, readonly Migration[]>> = {
  'orders.db': orderMigrations,
  'drafts.db': draftMigrations,
}

const migrationsOf = (path: string): readonly Migration[] => MIGRATIONS[basename(path)] ?? []

const manifest = z.object({
  made: z.iso.datetime(),
  version: z.string().max(40),
  /** The SHA-256 of each file by name; missing in older backups. */
  files: z.record(z.string(), z.string()).optional(),
})
export type Manifest = z.infer<typeof manifest>

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Copies the databases in their current state, even while they are open. */
export function packProfile(
  folder: string,
  { made, version }: Pick<Manifest, 'made' | 'version'>,
): Uint8Array<ArrayBuffer> {
  const work = mkdtempSync(join(tmpdir(), 'storedesk-backup-'))
  try {
    const databases = globSync('users/*/*.db', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
    const copies = databases
      .filter((path) => DATABASE.test(path))
      .flatMap((path, nth) => {
        const copy = join(work, String(nth))
        // A damaged or foreign database is skipped, so that the others are still backed up.
        if (!isSound(join(folder, path)) || !isOurs(join(folder, path))) return []
        withReadOnlyDatabase(join(folder, path), (db) => db.prepare('VACUUM INTO ?').run(copy))
        return [[path, readFileSync(copy)] as const]
      })
    const device = join(folder, DEVICE)
    const contents: Readonly<Record<string, Uint8Array>> = {
      ...(existsSync(device) && { [DEVICE]: readFileSync(device) }),
      ...Object.fromEntries(copies),
    }
    const files = Object.fromEntries(Object.entries(contents).map(([name, bytes]) => [name, sha256(bytes)]))
    return zipSync({
      [MANIFEST]: Buffer.from(JSON.stringify({ made, version, files } satisfies Manifest)),
      ...contents,
    })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Does the same for a chosen file; a file above the size limit is refused. */
export function stageRestoreOf(folder: string, path: string): Result<Manifest> {
  try {
    return statSync(path).size > MOST_PACKED ? refuse('backupUnusable') : stageRestore(folder, readFileSync(path))
  } catch {
    return refuse('backupUnusable')
  }
}

/**
 * Unpacks a backup beside the profile, for the next start. Refuses a file that isn't a backup, is empty, differs from what was packed, has
 * a database that isn't StoreDesk's, or is from a newer version. The stated sizes are checked before unpacking.
 */
export function stageRestore(folder: string, bytes: Uint8Array): Result<Manifest> {
  const waiting = join(folder, WAITING)
  rmSync(waiting, { recursive: true, force: true })
  try {
    const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const { manifestBytes, files } = partsOf(zip)
    const contents = manifest.parse(JSON.parse(manifestBytes.toString('utf8')))
    const sums = Object.fromEntries(files.map((part) => [part.name, unpackTo(join(waiting, part.name), zip, part)]))
    if (!isWhole(sums, contents)) throw new Error('It is not what was packed')
    // Written last: an unpacked backup without a manifest isn't restored.
    writeFileSync(join(waiting, MANIFEST), manifestBytes, { mode: 0o600, flush: true })
    return ok(contents)
  } catch {
    rmSync(waiting, { recursive: true, force: true })
    return refuse('backupUnusable')
  }
}

/** Returns the parts of a backup, unless one of them or all together are too large. */
function partsOf(zip: Buffer): { readonly manifestBytes: Buffer; readonly files: readonly ZipPart[] } {
  const parts = (zipDirectory(zip) ?? []).filter(({ name }) => isOfBackup(name))
  const isTooMuch =
    parts.length > MOST_FILES ||
    parts.reduce((total, { size }) => total + size, 0) > MOST ||
    parts.some(({ name, size }) => !DATABASE.test(name) && size > MOST_TEXT)
  if (isTooMuch) throw new Error('Too large')
  if (new Set(parts.map(({ name }) => name)).size < parts.length) throw new Error('A file of it is there twice')
  if (parts.some(({ encrypted }) => encrypted)) throw new Error('It is encrypted')
  const about = parts.find(({ name }) => name === MANIFEST)
  const manifestBytes = about && unpacked(zip, about)
  if (manifestBytes === undefined) throw new Error('It does not say what it is')
  return { manifestBytes, files: parts.filter((part) => part !== about) }
}

/** The first bytes of each database. */
const SQLITE = 'SQLite format 3\0'

/** Unpacks to the disk, piece by piece. Returns the SHA-256; throws if it is damaged, or not a database of StoreDesk. */
function unpackTo(path: string, zip: Buffer, part: ZipPart): string {
  mkdirSync(dirname(path), { recursive: true })
  const sum = createHash('sha256')
  let begins = DATABASE.test(part.name) ? SQLITE : ''
  const file = openSync(path, 'w', 0o600)
  try {
    const isWhole = unpackInto(zip, part, (piece) => {
      // Stops early, so that a file that isn't a database can't fill the disk.
      const first = Buffer.from(piece.subarray(0, begins.length)).toString('latin1')
      if (!begins.startsWith(first)) throw new Error('No database')
      begins = begins.slice(first.length)
      sum.update(piece)
      writeFileSync(file, piece)
    })
    if (!isWhole) throw new Error(`${part.name} is damaged`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  if (DATABASE.test(part.name) && !isUsable(path)) throw new Error(`${part.name} can't be used`)
  return sum.digest('hex')
}

/** True if the backup isn't empty and each packed file is unchanged. @param found SHA-256 by name */
function isWhole(found: Readonly<Record<string, string>>, { files: sums = found }: Manifest): boolean {
  const names = Object.keys(found)
  return (
    names.length > 0 && names.length === Object.keys(sums).length && names.every((name) => sums[name] === found[name])
  )
}

const isOfBackup = (name: string): boolean => name === MANIFEST || name === DEVICE || DATABASE.test(name)

const isOurs = (path: string): boolean => withReadOnlyDatabase(path, (db) => fitsSchema(db, migrationsOf(path)))

const isUsable = (path: string): boolean => checkDatabase(path) === 'whole' && isOurs(path)

/** Restores the waiting backup and returns a message; undefined if none waits. An interrupted restore is repeated at the next start. */
export function restoreStaged(folder: string, now: number): string | undefined {
  const waiting = join(folder, WAITING)
  if (!existsSync(join(waiting, MANIFEST))) return undefined
  const contents = waitingManifest(waiting)
  if (contents === undefined) {
    rmSync(waiting, { recursive: true, force: true })
    return say('backupUnusable')
  }
  // A date in the future, from a wrong clock, would make it the newest backup for years.
  const madeAt = isoAt(Math.min(timeOf(contents.made), now))
  const names = globSync('users/*/*.db', { cwd: waiting }).map((path) => path.replaceAll('\\', '/'))
  const day = formatDate(dayOf(madeAt) ?? madeAt)
  const locked: string[] = []
  try {
    for (const name of names.sort()) {
      // Restored at an earlier start: changes made since stay.
      const isBack = join(waiting, `${name}.back`)
      if (existsSync(isBack)) continue
      if (putBack(folder, join(waiting, name), name, { made: madeAt, now })) writeFileSync(isBack, '')
      else locked.push(name)
    }
  } catch (error) {
    // The rest waits for the next start.
    if (!isLockError(error)) throw error
    return say('backupHeld', { day })
  }
  if (existsSync(join(waiting, DEVICE))) copyFileSync(join(waiting, DEVICE), join(folder, DEVICE))
  rmSync(waiting, { recursive: true, force: true })
  return say(locked.length === 0 ? 'backupRestored' : 'backupRestoredButOrders', { day })
}

/** Returns the waiting backup's manifest, if everything is as it was when unpacked, and the databases are intact. */
function waitingManifest(waiting: string): Manifest | undefined {
  try {
    const contents = manifest.parse(JSON.parse(readFileSync(join(waiting, MANIFEST), 'utf8')))
    const databases = globSync('users/*/*.db', { cwd: waiting })
    const isAsPacked = Object.entries(contents.files ?? {}).every(
      ([name, sum]) => isOfBackup(name) && sha256(readFileSync(join(waiting, name))) === sum,
    )
    const areOurs = databases.every((name) => isSound(join(waiting, name)) && isOurs(join(waiting, name)))
    return isAsPacked && areOurs ? contents : undefined
  } catch {
    return undefined
  }
}

/**
 * Puts the database where the last good backup of a damaged one is searched: opening finds it there, and a journal then puts ordering on
 * hold. False if the existing file stays.
 */
function putBack(folder: string, from: string, name: string, { made, now }: { made: string; now: number }): boolean {
  const file = join(folder, name)
  // Applies to a journal of a newer StoreDesk as well, and to one that can't be read because another program holds it.
  if (name.endsWith('orders.db') && existsSync(file) && isSound(file, 1)) return false
  const backups = join(dirname(file), 'backups')
  mkdirSync(backups, { recursive: true })
  // Older backups of it would be preferred.
  for (const old of globSync(`${basename(file)}.*.bak`, { cwd: backups })) {
    renameSync(join(backups, old), join(backups, `${old}.before-${now}`))
    removeBackup(join(backups, old))
  }
  const target = join(backups, backupName(file, timeOf(made)))
  copySynced(from, `${target}.new`)
  addBackup(`${target}.new`, target)
  utimesSync(target, new Date(made), new Date(made))
  markPutBack(file)
  moveDatabase(file, `${file}.before-${now}`)
  return true
}

function moveDatabase(file: string, to: string): void {
  for (const companion of WITH_COMPANIONS)
    if (existsSync(file + companion)) renameSync(file + companion, to + companion)
}

function removeDatabase(file: string): void {
  for (const companion of WITH_COMPANIONS) rmSync(file + companion, { force: true })
}

function unlessLocked(act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!isLockError(error)) throw error
  }
}

/** Requests a check of all databases at the next start. */
export const stageRepair = (folder: string): void => writeFileSync(join(folder, 'repair'), '')

/**
 * Checks every database completely. A damaged one is set aside, so that its last good backup replaces it when it is opened; data that can
 * be fetched again is deleted. Returns a message; undefined if no check was requested.
 */
export function repairStaged(folder: string, now: number): string | undefined {
  const marker = join(folder, 'repair')
  if (!existsSync(marker)) return undefined
  const files = globSync('users/*/*.db', { cwd: folder }).map((path) => join(folder, path))
  const caches = files.filter((file) => basename(file) === 'cache.db')
  // A file that another program has open stays, and is checked when it is opened.
  for (const file of caches) unlessLocked(() => removeDatabase(file))
  const damaged = files.filter((file) => !caches.includes(file) && !isSound(file))
  for (const file of damaged) {
    // A damaged file without a backup is reported, and set aside, when it is opened.
    if (lastGoodBackup(file, migrationsOf(file)) === undefined) continue
    unlessLocked(() => moveDatabase(file, `${file}.damaged-${now}`))
  }
  rmSync(marker)
  return say(damaged.length === 0 ? 'repairedNothing' : 'repaired', { n: damaged.length })
}

/** @param least version: 0 allows a database that is still empty */
function isSound(file: string, least = 0): boolean {
  try {
    // A database of a newer StoreDesk is accepted here, and reported when it is opened.
    return withReadOnlyDatabase(
      file,
      (db) =>
        Number(db.pragma('user_version', { simple: true })) >= least &&
        db.pragma('integrity_check', { simple: true }) === 'ok' &&
        !isForeign(db, migrationsOf(file)),
    )
  } catch (error) {
    // A file that another program has open counts as sound.
    return !isDamage(error)
  }
}
