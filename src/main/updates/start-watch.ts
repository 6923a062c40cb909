/**
 * Makes sure that a new version starts. Before its first start the databases are copied. If it fails to start twice, they are put back, and
 * the installer of the last working version takes over. A version counts as started when its page has asked for something: before that it
 * can't have ordered anything, so going back loses nothing. If the way back isn't complete – no installer, no copies, no room for them –
 * there is none, and StoreDesk starts normally.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { say } from '../../shared/messages.ts'
import { renameSync, rmSync } from '../files/retrying-fs.ts'
import { copySynced, writeSynced } from '../files/synced.ts'
import { WITH_COMPANIONS } from '../store/journal-mode.ts'

/** Failed starts before StoreDesk goes back. */
const TRIES = 2

const installer = z.object({
  version: z.string(),
  file: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  sha512: z.string(),
})
type Installer = z.infer<typeof installer>

const starts = z.object({
  /** The last version that started properly. */
  good: z.string().optional(),
  /** The kept installers, the newest last. */
  installers: z.array(installer).default([]),
  /** A version that was rolled back: it isn't installed again. */
  bad: z.string().optional(),
  /** Set until the user is told of it. */
  untold: z.boolean().optional(),
})
type Starts = z.infer<typeof starts>

/** Counts the starts of a version that hasn't come up yet. A separate file, because deleting it needs no room. */
const trying = z.object({ version: z.string(), tries: z.int() })

/** Written when the copies are complete; names the version that the databases are from. */
const copied = z.object({ of: z.string() })

/** A verified installer. */
export interface CheckedFile {
  readonly path: string
  /** In hex. */
  readonly sha512: string
}

export interface StartWatch {
  /** The version to go back to, with its installer; undefined to start normally. */
  readonly goBack: { readonly version: string; readonly installer: string } | undefined
  /** A version that must not be installed again. */
  readonly bad: string | undefined
  /** The version that didn't start, reported once after going back from it. */
  readonly wentBackFrom: string | undefined
  /** Records that this version has come up. May be called repeatedly; throws if it can't be saved. */
  came(): void
  /** True if no installer of the running version is kept. */
  lacksRollback(): boolean
  /** Keeps the installer of the running version, which was installed manually; moves the file. */
  keepRunning(installer: CheckedFile): void
  /** Keeps the installer of a version that is about to be installed; those of the last good version and of the running one stay. */
  keep(version: string, installer: CheckedFile): void
}

const DATABASES = `**/*.db{${WITH_COMPANIONS.join(',')}}`

export function watchStart(folder: string, version: string): StartWatch {
  const home = join(folder, 'updates')
  const file = join(home, 'starts.json')
  const tried = join(home, 'trying.json')
  const installerFolder = join(home, 'installers')
  const copies = join(home, 'databases')
  const now = readStarts(file)
  const { good } = now

  // Interrupted by a kill or a power cut: the databases aren't in place. Nothing was ordered since the copies were made.
  if (isCutOff(copies, folder) && !putBack(copies, folder)) throw new Error(say('storageFault'))

  // A version that was rolled back and starts all the same, because the old installer didn't run, isn't rolled back again.
  const isNew = good !== undefined && good !== version && now.bad !== version
  const last = readAs(tried, trying)
  const tries = last?.version === version ? last.tries : 0
  if (isNew && tries >= TRIES) {
    const back = now.installers.find((one) => one.version === good)
    const path = back === undefined ? undefined : wholeInstaller(installerFolder, back)
    if (path !== undefined && hasCopiesOf(copies, good) && putBack(copies, folder)) {
      writeStarts(file, { ...now, bad: version, untold: true })
      rmSync(tried, { force: true })
      rmSync(copies, { recursive: true, force: true })
      return { ...idle, goBack: { version: good, installer: path }, bad: version }
    }
  }
  // Once a new version has touched the databases they can't be copied for the old one: then, or without room, there is no way back.
  const hasCopies = isNew && (hasCopiesOf(copies, good) || (last === undefined && copyDatabases(folder, copies, good)))
  if (hasCopies) attempt(() => writeSynced(tried, textOf({ version, tries: tries + 1 })))
  else if (isNew) attempt(() => rmSync(installerFolder, { recursive: true, force: true }))

  const keep = (of: string, checked: CheckedFile) => {
    const installer = takeInstaller(installerFolder, of, checked)
    const before = readStarts(file)
    const needed = [before.good, version, of]
    const others = before.installers.filter((one) => one.version !== of && needed.includes(one.version))
    const installers = [...others, installer]
    writeStarts(file, { ...before, installers })
    sweep(installerFolder, installers)
  }
  return {
    goBack: undefined,
    bad: now.bad,
    wentBackFrom: now.untold === true && now.bad !== version ? now.bad : undefined,
    came: () => {
      // First the deletions, which need no room: from here on this version isn't rolled back.
      rmSync(tried, { force: true })
      rmSync(copies, { recursive: true, force: true })
      const { untold: _, ...rest } = readStarts(file)
      writeStarts(file, { ...rest, good: version })
    },
    lacksRollback: () => {
      const own = readStarts(file).installers.find((one) => one.version === version)
      return own === undefined || !existsSync(join(installerFolder, own.file))
    },
    keepRunning: (checked) => {
      keep(version, checked)
      rmSync(checked.path, { force: true })
    },
    keep,
  }
}

const idle = {
  wentBackFrom: undefined,
  came: () => undefined,
  lacksRollback: () => false,
  keepRunning: () => undefined,
  keep: () => undefined,
}

/** Used where there is no installer to go back to: nothing is watched. */
export const unwatched: StartWatch = { ...idle, goBack: undefined, bad: undefined }

function readAs<T>(file: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** A file of another version may have another shape: it counts as missing, and nothing is watched until this version has come up. */
const readStarts = (file: string): Starts => readAs(file, starts) ?? { installers: [] }
const writeStarts = (file: string, next: Starts): void => writeSynced(file, textOf(next))
const textOf = (content: object): string => `${JSON.stringify(content, undefined, 2)}\n`

/** Returns false if the disk refuses. */
function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}

const hashOf = (path: string): string => createHash('sha512').update(readFileSync(path)).digest('hex')

function takeInstaller(folder: string, version: string, { path, sha512 }: CheckedFile): Installer {
  const file = `StoreDesk-${version}${path.endsWith('.exe') ? '.exe' : ''}`
  copySynced(path, join(folder, file))
  return { version, file, sha512 }
}

/** Returns its path, unless the file is missing or has changed. */
function wholeInstaller(folder: string, { file, sha512 }: Installer): string | undefined {
  const path = join(folder, file)
  let isWhole = false
  attempt(() => {
    isWhole = existsSync(path) && hashOf(path) === sha512
  })
  return isWhole ? path : undefined
}

function sweep(folder: string, needed: readonly Installer[]): void {
  const names = new Set(needed.map(({ file }) => file))
  for (const name of globSync('*', { cwd: folder })) if (!names.has(name)) rmSync(join(folder, name), { force: true })
}

const databasesIn = (folder: string): readonly string[] =>
  globSync(DATABASES, { cwd: folder, exclude: (path) => path === 'updates' })

const markOf = (copies: string): string => join(copies, 'copied.json')
const hasCopiesOf = (copies: string, version: string): boolean => readAs(markOf(copies), copied)?.of === version

/**
 * Copies the databases with their logs and indexes, before any program has opened them. Returns false, and leaves nothing, if there isn't
 * enough room.
 */
function copyDatabases(folder: string, copies: string, of: string): boolean {
  rmSync(copies, { recursive: true, force: true })
  const done = attempt(() => {
    for (const path of databasesIn(folder)) copySynced(join(folder, path), join(copies, path))
    writeSynced(markOf(copies), textOf({ of }))
  })
  if (!done) rmSync(copies, { recursive: true, force: true })
  return done
}

const isCutOff = (copies: string, folder: string): boolean =>
  existsSync(markOf(copies)) && globSync('**/*.newer', { cwd: folder }).length > 0

/**
 * Copies all of them next to their places before the first is replaced. Returns false, with nothing changed, if they don't fit or one is
 * held.
 */
function putBack(copies: string, folder: string): boolean {
  const back = databasesIn(copies)
  const beside = (path: string) => join(folder, `${path}.back`)
  const done = attempt(() => {
    for (const path of back) copySynced(join(copies, path), beside(path))
  })
  if (!done) {
    for (const path of back) rmSync(beside(path), { force: true })
    return false
  }
  // A log of the newer version would be applied to the older file. Either all files are moved away, or none.
  const away = (path: string) => join(folder, `${path}.newer`)
  const moved: string[] = []
  const isAway = attempt(() => {
    for (const path of databasesIn(folder)) {
      renameSync(join(folder, path), away(path))
      moved.push(path)
    }
  })
  if (!isAway) {
    // Another program holds one of them: all stay, and the next start tries again.
    for (const path of moved) renameSync(away(path), join(folder, path))
    for (const path of back) rmSync(beside(path), { force: true })
    return false
  }
  for (const path of back) renameSync(beside(path), join(folder, path))
  // Includes leftovers of an interrupted try.
  for (const path of globSync('**/*.newer', { cwd: folder })) attempt(() => rmSync(join(folder, path), { force: true }))
  return true
}
