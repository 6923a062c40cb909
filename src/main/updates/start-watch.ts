/**
 * Watches that a new version starts. Before its first start touches them, the databases are copied; when it didn't come up
 * twice, they are put back, and the installer of the version before takes over. A version counts as started when its page
 * asked for something: until then it can't have ordered anything, so nothing is lost by going back.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** Starts that may fail before StoreDesk goes back. */
const TRIES = 2

const installer = z.object({ version: z.string(), file: z.string().regex(/^[A-Za-z0-9._-]+$/), sha512: z.string() })

const starts = z.object({
  /** The last version that came up. */
  good: z.string().optional(),
  /** Another one that hasn't yet. */
  trying: z.object({ version: z.string(), tries: z.int() }).optional(),
  /** The installers of the version that is running and of the one before, as they are kept. */
  running: installer.optional(),
  before: installer.optional(),
  /** A version that was gone back from: it isn't installed again. */
  bad: z.string().optional(),
  /** The person wasn't told of it yet. */
  untold: z.boolean().optional(),
})
type Starts = z.infer<typeof starts>

export interface StartWatch {
  /** The version to go back to by this installer; undefined to start. */
  readonly goBack: { readonly version: string; readonly installer: string } | undefined
  /** A version that isn't to be installed again. */
  readonly bad: string | undefined
  /** Which version didn't start, once after having gone back from it. */
  readonly wentBackFrom: string | undefined
  /** This version has come up. */
  came(): void
  /** Whether no installer of the running version is kept. */
  lacksWayBack(): boolean
  /** Keeps the installer of the running version, which was installed by hand; the file is moved. */
  keepRunning(path: string): void
  /** Keeps the installer of a version that is about to take over; the present one becomes the way back. */
  keep(version: string, path: string): void
}

const DATABASES = '**/*.db{,-wal,-shm}'

export function watchStart(folder: string, version: string): StartWatch {
  const home = join(folder, 'updates')
  const file = join(home, 'starts.json')
  const kept = join(home, 'installers')
  const now = readStarts(file)
  const write = (next: Starts) => writeStarts(file, next)
  const copies = join(home, 'databases')

  const isNew = now.good !== undefined && now.good !== version
  const tries = isNew && now.trying?.version === version ? now.trying.tries : 0
  const way = now.before && wholeInstaller(kept, now.before)
  if (isNew && tries >= TRIES && way !== undefined && now.before !== undefined) {
    putBack(copies, folder)
    const { trying: _, ...left } = now
    write({ ...left, running: now.before, bad: version, untold: true })
    return { ...idle, goBack: { version: now.before.version, installer: way }, bad: version }
  }
  if (isNew) {
    if (tries === 0) copyDatabases(folder, copies)
    write({ ...now, trying: { version, tries: tries + 1 } })
  }
  return {
    goBack: undefined,
    bad: now.bad,
    wentBackFrom: now.untold === true && now.bad !== version ? now.bad : undefined,
    came: () => {
      const { trying: _, untold: __, ...left } = readStarts(file)
      write({ ...left, good: version })
    },
    lacksWayBack: () => {
      const { running } = readStarts(file)
      return running?.version !== version || wholeInstaller(kept, running) === undefined
    },
    keepRunning: (path) => {
      const running = takeInstaller(kept, version, path)
      rmSync(path, { force: true })
      write({ ...readStarts(file), running })
    },
    keep: (next, path) => {
      const taken = takeInstaller(kept, next, path)
      const { running } = readStarts(file)
      const { before: _, ...left } = readStarts(file)
      write({ ...left, running: taken, ...(running !== undefined && { before: running }) })
      sweep(kept, [taken.file, running?.file])
    },
  }
}

const idle = {
  wentBackFrom: undefined,
  came: () => undefined,
  lacksWayBack: () => false,
  keepRunning: () => undefined,
  keep: () => undefined,
}

/** Where there is no installer to go back to: nothing is watched. */
export const unwatched: StartWatch = { ...idle, goBack: undefined, bad: undefined }

function readStarts(file: string): Starts {
  try {
    return starts.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

function writeStarts(file: string, next: Starts): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(next, undefined, 2)}\n`, { flush: true })
  renameSync(`${file}.new`, file)
}

const hashOf = (path: string): string => createHash('sha512').update(readFileSync(path)).digest('hex')

function takeInstaller(kept: string, version: string, path: string): z.infer<typeof installer> {
  mkdirSync(kept, { recursive: true })
  const file = `StoreDesk-${version}${path.endsWith('.exe') ? '.exe' : ''}`
  copyFileSync(path, join(kept, file))
  return { version, file, sha512: hashOf(path) }
}

/** Where it is kept, unless it is gone or isn't what was kept. */
function wholeInstaller(kept: string, { file, sha512 }: z.infer<typeof installer>): string | undefined {
  const path = join(kept, file)
  return existsSync(path) && hashOf(path) === sha512 ? path : undefined
}

function sweep(kept: string, needed: readonly (string | undefined)[]): void {
  for (const name of globSync('*', { cwd: kept })) if (!needed.includes(name)) rmSync(join(kept, name), { force: true })
}

const databasesIn = (folder: string): readonly string[] =>
  globSync(DATABASES, { cwd: folder, exclude: (path) => path === 'updates' })

/** Nobody has them open yet: a file, its log and its index are copied as they lie. */
function copyDatabases(folder: string, copies: string): void {
  const fresh = `${copies}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  for (const path of databasesIn(folder)) cpSync(join(folder, path), join(fresh, path), { preserveTimestamps: true })
  rmSync(copies, { recursive: true, force: true })
  renameSync(fresh, copies)
}

function putBack(copies: string, folder: string): void {
  if (!existsSync(copies)) return
  // A log that the newer version left behind would be read into the older file.
  for (const path of databasesIn(folder)) rmSync(join(folder, path), { force: true })
  cpSync(copies, folder, { recursive: true, preserveTimestamps: true })
}
