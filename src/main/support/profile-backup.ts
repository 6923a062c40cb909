/**
 * A profile in one file: orders, unfinished imports, templates, settings; no secrets, no log, nothing that can be asked for again. It is
 * put back at a start, before anything has a database open. What is known of orders here is never given up for a backup: a
 * journal that is there stays, and one that comes from a backup holds what may have been ordered since.
 */
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
import { unzipSync, zipSync } from 'fflate'
import { z } from 'zod'
import { dayOf, formatDate } from '../../shared/domain/values/dates.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { lastGoodBackup } from '../store/database-backups.ts'
import { isDamage, lookAt, lookInto } from '../store/look-at.ts'

/** The databases that are kept, and nothing else: a name of a backup is never a way out of the profile. */
const DATABASE = /^users\/[A-Za-z0-9-]{1,64}\/(orders|drafts)\.db$/
const MANIFEST = 'backup.json'
const DEVICE = 'device.json'
/** Where a backup waits for the next start. */
const WAITING = 'restore'
/** Bytes, unpacked: more is no backup of a store. */
const MOST = 512 * 1024 * 1024

const manifest = z.object({ made: z.iso.datetime(), version: z.string().max(40) })
export type Manifest = z.infer<typeof manifest>

/** Databases are copied as they stand, also while they are open. */
export function packProfile(folder: string, { made, version }: Manifest): Uint8Array {
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
    return zipSync({
      [MANIFEST]: Buffer.from(JSON.stringify({ made, version } satisfies Manifest)),
      ...(existsSync(device) && { [DEVICE]: readFileSync(device) }),
      ...Object.fromEntries(copies),
    })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Unpacks a backup beside the profile, for the next start; refuses what isn't one, or is of a newer StoreDesk. */
export function stageRestore(folder: string, bytes: Uint8Array, newest: (name: string) => number): Result<Manifest> {
  const waiting = join(folder, WAITING)
  rmSync(waiting, { recursive: true, force: true })
  try {
    const { [MANIFEST]: told = new Uint8Array(), ...files } = unpacked(bytes)
    const said = manifest.parse(JSON.parse(Buffer.from(told).toString('utf8')))
    const write = (name: string, content: Uint8Array): string => {
      const path = join(waiting, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content, { mode: 0o600, flush: true })
      return path
    }
    for (const [name, content] of Object.entries(files)) {
      const path = write(name, content)
      if (DATABASE.test(name) && !isUsable(path, newest(basename(name)))) throw new Error(`${name} can't be used`)
    }
    // Last: a backup that has none waits for nothing.
    write(MANIFEST, told)
    return ok(said)
  } catch {
    rmSync(waiting, { recursive: true, force: true })
    return refuse('backupUnusable')
  }
}

/** What belongs to a backup, as long as all of it together isn't too much. */
function unpacked(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let total = 0
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    if (!isOfBackup(name)) return false
    total += originalSize
    if (total > MOST) throw new Error('Too large')
    return true
  }
  return unzipSync(bytes, { filter })
}

const isOfBackup = (name: string): boolean => name === MANIFEST || name === DEVICE || DATABASE.test(name)

const isUsable = (path: string, newest: number): boolean =>
  lookAt(path) === 'whole' && lookInto(path, (db) => Number(db.pragma('user_version', { simple: true }))) <= newest

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
  const made = new Date(Math.min(Date.parse(said.made), now)).toISOString()
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
  const isWhole = existsSync(file) && lookAt(file) === 'whole'
  if (isWhole && name.endsWith('orders.db')) return false
  const backups = join(dirname(file), 'backups')
  mkdirSync(backups, { recursive: true })
  // Older backups of it would be taken for better ones.
  for (const old of globSync(`${basename(file)}.*.bak`, { cwd: backups }))
    renameSync(join(backups, old), join(backups, `${old}.before-${now}`))
  const target = join(backups, `${basename(file)}.${String(Date.parse(made)).padStart(15, '0')}.bak`)
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
