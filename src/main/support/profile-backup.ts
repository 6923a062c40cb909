/**
 * A profile in one file: orders, unfinished imports, templates, settings; no secrets, no log, nothing that can be asked for again. It is
 * put back at a start, before anything has a database open. What is known of orders here is never given up for a backup: a
 * journal that is there stays, and one that comes from a backup holds what may have been ordered since.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import { z } from 'zod'
import { dayOf, formatDate, timeOf } from '../../shared/domain/values/dates.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { unpacked, zipDirectory } from '../files/zip-parts.ts'
import type { Migration } from '../store/database.ts'
import { lastGoodBackup } from '../store/database-backups.ts'
import { isDamage, lookAt, lookInto } from '../store/look-at.ts'
import { fitsSchema } from '../store/schema.ts'

/** The databases that are kept, and nothing else: a name of a backup is never a way out of the profile. */
const DATABASE = /^users\/[A-Za-z0-9-]{1,64}\/(orders|drafts)\.db$/
const MANIFEST = 'backup.json'
const DEVICE = 'device.json'
/** Where a backup waits for the next start. */
const WAITING = 'restore'
/** Bytes, unpacked: more is no backup of a store. */
const MOST = 512 * 1024 * 1024

const manifest = z.object({
  made: z.iso.datetime(),
  version: z.string().max(40),
  /** The SHA-256 of each file, by its name. Older backups have none. */
  files: z.record(z.string(), z.string()).optional(),
})
type Manifest = z.infer<typeof manifest>

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Databases are copied as they stand, also while they are open. */
export function packProfile(folder: string, { made, version }: Pick<Manifest, 'made' | 'version'>): Uint8Array {
  const work = mkdtempSync(join(tmpdir(), 'storedesk-backup-'))
  try {
    const databases = globSync('users/*/*.db', { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
    const copies = databases
      .filter((path) => DATABASE.test(path))
      .flatMap((path, nth) => {
        const copy = join(work, String(nth))
        // One that is damaged keeps the others from no backup.
        if (!isSound(join(folder, path))) return []
        lookInto(join(folder, path), (db) => db.prepare('VACUUM INTO ?').run(copy))
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

/**
 * Unpacks a backup beside the profile, for the next start. Refuses what isn't one, brings nothing, isn't byte for byte what was
 * packed, has a database that isn't of StoreDesk, or is of a newer one. @param migrationsOf those of a database, by its file's name
 */
export function stageRestore(
  folder: string,
  bytes: Uint8Array,
  migrationsOf: (name: string) => readonly Migration[],
): Result<Manifest> {
  const waiting = join(folder, WAITING)
  rmSync(waiting, { recursive: true, force: true })
  try {
    const { [MANIFEST]: told = new Uint8Array(), ...files } = contentsOf(Buffer.from(bytes))
    const said = manifest.parse(JSON.parse(Buffer.from(told).toString('utf8')))
    if (!isWhole(files, said)) throw new Error('It is not what was packed')
    const write = (name: string, content: Uint8Array): string => {
      const path = join(waiting, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content, { mode: 0o600, flush: true })
      return path
    }
    for (const [name, content] of Object.entries(files)) {
      const path = write(name, content)
      if (DATABASE.test(name) && !isUsable(path, migrationsOf(basename(name)))) throw new Error(`${name} can't be used`)
    }
    // Last: a backup that has none waits for nothing.
    write(MANIFEST, told)
    return ok(said)
  } catch {
    rmSync(waiting, { recursive: true, force: true })
    return refuse('backupUnusable')
  }
}

/** The files that belong to a backup, as long as all of them together aren't too much. Throws for one whose sum is wrong. */
function contentsOf(zip: Buffer): Readonly<Record<string, Uint8Array>> {
  const parts = (zipDirectory(zip) ?? []).filter(({ name }) => isOfBackup(name))
  if (parts.reduce((total, { size }) => total + size, 0) > MOST) throw new Error('Too large')
  return Object.fromEntries(
    parts.map((part) => {
      const content = part.encrypted ? undefined : unpacked(zip, part)
      if (content === undefined) throw new Error(`${part.name} is damaged`)
      return [part.name, content]
    }),
  )
}

/** Does it bring something, and is each file that was packed there as it was? */
function isWhole(files: Readonly<Record<string, Uint8Array>>, { files: sums }: Manifest): boolean {
  const names = Object.keys(files)
  if (names.length === 0) return false
  if (sums === undefined) return true
  const expected = Object.keys(sums)
  return (
    names.length === expected.length && names.every((name) => sums[name] === sha256(files[name] ?? new Uint8Array()))
  )
}

const isOfBackup = (name: string): boolean => name === MANIFEST || name === DEVICE || DATABASE.test(name)

const isUsable = (path: string, migrations: readonly Migration[]): boolean =>
  lookAt(path) === 'whole' && lookInto(path, (db) => fitsSchema(db, migrations))

/** Puts back what waits, and says so; undefined for nothing. Whatever is cut off half-way is done again at the next start. */
export function restoreStaged(folder: string, now: number): string | undefined {
  const waiting = join(folder, WAITING)
  if (!existsSync(join(waiting, MANIFEST))) return undefined
  const said = waitingManifest(waiting)
  if (said === undefined) {
    rmSync(waiting, { recursive: true, force: true })
    return say('backupUnusable')
  }
  // A clock that was wrong then would make it the newest backup for years.
  const made = new Date(Math.min(timeOf(said.made), now)).toISOString()
  const names = globSync('users/*/*.db', { cwd: waiting }).map((path) => path.replaceAll('\\', '/'))
  const kept = names.filter((name) => !putBack(folder, join(waiting, name), name, { made, now }))
  if (existsSync(join(waiting, DEVICE))) copyFileSync(join(waiting, DEVICE), join(folder, DEVICE))
  rmSync(waiting, { recursive: true, force: true })
  const day = formatDate(dayOf(made) ?? made)
  return say(kept.length === 0 ? 'backupRestored' : 'backupRestoredButOrders', { day })
}

/** What waits, if all of it is as it was when it was unpacked; databases that are gone back to are whole ones. */
function waitingManifest(waiting: string): Manifest | undefined {
  try {
    const said = manifest.parse(JSON.parse(readFileSync(join(waiting, MANIFEST), 'utf8')))
    const databases = globSync('users/*/*.db', { cwd: waiting })
    return databases.every((name) => isSound(join(waiting, name))) ? said : undefined
  } catch {
    return undefined
  }
}

/**
 * Laid where a damaged database's last good backup is looked for: opening it finds it there, and a journal then holds what may have
 * been ordered since. False where what is here stays.
 */
function putBack(folder: string, from: string, name: string, { made, now }: { made: string; now: number }): boolean {
  const file = join(folder, name)
  const isThere = existsSync(file) && lookAt(file) === 'whole'
  if (isThere && name.endsWith('orders.db')) return false
  const backups = join(dirname(file), 'backups')
  mkdirSync(backups, { recursive: true })
  // Older backups of it would be taken for better ones.
  for (const old of globSync(`${basename(file)}.*.bak`, { cwd: backups }))
    renameSync(join(backups, old), join(backups, `${old}.before-${now}`))
  const target = join(backups, `${basename(file)}.${String(timeOf(made)).padStart(15, '0')}.bak`)
  copyFileSync(from, target)
  utimesSync(target, new Date(made), new Date(made))
  for (const companion of ['', '-wal', '-shm']) {
    if (existsSync(file + companion)) renameSync(file + companion, `${file}.before-${now}${companion}`)
  }
  return true
}

/** Asks for the next start to look through everything. */
export const stageRepair = (folder: string): void => writeFileSync(join(folder, 'repair'), '')

/**
 * Looks through every database to its last page. What is damaged is set aside, so that its last good backup takes its place when it
 * is opened; what can be asked for again goes. Says what was found; undefined where nobody asked for it.
 */
export function repairStaged(folder: string, now: number): string | undefined {
  const asked = join(folder, 'repair')
  if (!existsSync(asked)) return undefined
  const files = globSync('users/*/*.db', { cwd: folder }).map((path) => join(folder, path))
  const caches = files.filter((file) => basename(file) === 'cache.db')
  for (const file of caches) for (const companion of ['', '-wal', '-shm']) rmSync(file + companion, { force: true })
  const damaged = files.filter((file) => !caches.includes(file) && !isSound(file))
  for (const file of damaged) {
    // One without a backup is told, and held back, where it is opened.
    if (lastGoodBackup(file) === undefined) continue
    for (const companion of ['', '-wal', '-shm'])
      if (existsSync(file + companion)) renameSync(file + companion, `${file}.damaged-${now}${companion}`)
  }
  rmSync(asked)
  return say(damaged.length === 0 ? 'repairedNothing' : 'repaired', { n: damaged.length })
}

function isSound(file: string): boolean {
  try {
    return lookInto(file, (db) => db.pragma('integrity_check', { simple: true }) === 'ok')
  } catch (error) {
    // One that another program has open is as sound as it was.
    return !isDamage(error)
  }
}
