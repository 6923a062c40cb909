/**
 * Watches that a new version starts. Before its first start touches them, the databases are copied; when it didn't come up
 * twice, they are put back, and the installer of the last version that did takes over. A version counts as started when its page
 * asked for something: until then it can't have ordered anything, so nothing is lost by going back. Where the way back isn't whole –
 * no such installer, no copies, no room for them – there is none, and StoreDesk starts on.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { say } from '../../shared/messages.ts'
import { renameSync, rmSync } from '../files/patient-fs.ts'
import { copySynced, writeSynced } from '../files/synced.ts'
import { WITH_COMPANIONS } from '../store/journal-mode.ts'

/** Starts that may fail before StoreDesk goes back. */
const TRIES = 2

const installer = z.object({
  version: z.string(),
  file: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
  sha512: z.string(),
})
type Installer = z.infer<typeof installer>

const starts = z.object({
  /** The last version that came up. */
  good: z.string().optional(),
  /** The installers that are kept, the newest last. */
  installers: z.array(installer).default([]),
  /** A version that was gone back from: it isn't installed again. */
  bad: z.string().optional(),
  /** The person wasn't told of it yet. */
  untold: z.boolean().optional(),
})
type Starts = z.infer<typeof starts>

/** Beside it, since deleting a file needs no room: starts of a version that hasn't come up yet. */
const trying = z.object({ version: z.string(), tries: z.int() })

/** Written when the copies are complete: of the databases as which version left them. */
const copied = z.object({ of: z.string() })

/** An installer as it was checked. */
export interface CheckedFile {
  readonly path: string
  /** In hex. */
  readonly sha512: string
}

export interface StartWatch {
  /** The version to go back to by this installer; undefined to start. */
  readonly goBack: { readonly version: string; readonly installer: string } | undefined
  /** A version that isn't to be installed again. */
  readonly bad: string | undefined
  /** Which version didn't start, once after having gone back from it. */
  readonly wentBackFrom: string | undefined
  /** This version has come up. May be told again; throws where that can't be written down. */
  came(): void
  /** Whether no installer of the running version is kept. */
  lacksWayBack(): boolean
  /** Keeps the installer of the running version, which was installed by hand; the file is moved. */
  keepRunning(installer: CheckedFile): void
  /** Keeps the installer of a version that is about to take over; those of the last good one and of the running one stay. */
  keep(version: string, installer: CheckedFile): void
}

const DATABASES = `**/*.db{${WITH_COMPANIONS.join(',')}}`

export function watchStart(folder: string, version: string): StartWatch {
  const home = join(folder, 'updates')
  const file = join(home, 'starts.json')
  const tried = join(home, 'trying.json')
  const kept = join(home, 'installers')
  const copies = join(home, 'databases')
  const now = readStarts(file)
  const { good } = now

  // A kill or a power cut in the middle of it: the databases aren't in their places. Nothing was ordered since the copies were made.
  if (isCutOff(copies, folder) && !putBack(copies, folder)) throw new Error(say('storageFault'))

  // One that was gone back from and starts all the same, because its installer didn't run, isn't gone back from again.
  const isNew = good !== undefined && good !== version && now.bad !== version
  const last = readAs(tried, trying)
  const tries = last?.version === version ? last.tries : 0
  if (isNew && tries >= TRIES) {
    const back = now.installers.find((one) => one.version === good)
    const path = back === undefined ? undefined : wholeInstaller(kept, back)
    if (path !== undefined && hasCopiesOf(copies, good) && putBack(copies, folder)) {
      writeStarts(file, { ...now, bad: version, untold: true })
      rmSync(tried, { force: true })
      rmSync(copies, { recursive: true, force: true })
      return { ...idle, goBack: { version: good, installer: path }, bad: version }
    }
  }
  // What a new version has touched isn't as the good one left it any more: then, or without room, there is no way back.
  const hasCopies = isNew && (hasCopiesOf(copies, good) || (last === undefined && copyDatabases(folder, copies, good)))
  if (hasCopies) attempt(() => writeSynced(tried, textOf({ version, tries: tries + 1 })))
  else if (isNew) attempt(() => rmSync(kept, { recursive: true, force: true }))

  const keep = (of: string, checked: CheckedFile) => {
    const taken = takeInstaller(kept, of, checked)
    const before = readStarts(file)
    const needed = [before.good, version, of]
    const others = before.installers.filter((one) => one.version !== of && needed.includes(one.version))
    const installers = [...others, taken]
    writeStarts(file, { ...before, installers })
    sweep(kept, installers)
  }
  return {
    goBack: undefined,
    bad: now.bad,
    wentBackFrom: now.untold === true && now.bad !== version ? now.bad : undefined,
    came: () => {
      // First what needs no room: from here on nobody goes back from this version.
      rmSync(tried, { force: true })
      rmSync(copies, { recursive: true, force: true })
      const { untold: _, ...left } = readStarts(file)
      writeStarts(file, { ...left, good: version })
    },
    lacksWayBack: () => {
      const own = readStarts(file).installers.find((one) => one.version === version)
      return own === undefined || !existsSync(join(kept, own.file))
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
  lacksWayBack: () => false,
  keepRunning: () => undefined,
  keep: () => undefined,
}

/** Where there is no installer to go back to: nothing is watched. */
export const unwatched: StartWatch = { ...idle, goBack: undefined, bad: undefined }

function readAs<T>(file: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Of versions before this one it may have another shape: then nothing is known, and nothing is watched until this one has come up. */
const readStarts = (file: string): Starts => readAs(file, starts) ?? { installers: [] }
const writeStarts = (file: string, next: Starts): void => writeSynced(file, textOf(next))
const textOf = (content: object): string => `${JSON.stringify(content, undefined, 2)}\n`

/** False where the disk doesn't let it be done. */
function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}

const hashOf = (path: string): string => createHash('sha512').update(readFileSync(path)).digest('hex')

function takeInstaller(kept: string, version: string, { path, sha512 }: CheckedFile): Installer {
  const file = `StoreDesk-${version}${path.endsWith('.exe') ? '.exe' : ''}`
  copySynced(path, join(kept, file))
  return { version, file, sha512 }
}

/** Where it is kept, unless it is gone or isn't what was kept. */
function wholeInstaller(kept: string, { file, sha512 }: Installer): string | undefined {
  const path = join(kept, file)
  let isWhole = false
  attempt(() => {
    isWhole = existsSync(path) && hashOf(path) === sha512
  })
  return isWhole ? path : undefined
}

function sweep(kept: string, needed: readonly Installer[]): void {
  const names = new Set(needed.map(({ file }) => file))
  for (const name of globSync('*', { cwd: kept })) if (!names.has(name)) rmSync(join(kept, name), { force: true })
}

const databasesIn = (folder: string): readonly string[] =>
  globSync(DATABASES, { cwd: folder, exclude: (path) => path === 'updates' })

const markOf = (copies: string): string => join(copies, 'copied.json')
const hasCopiesOf = (copies: string, version: string): boolean => readAs(markOf(copies), copied)?.of === version

/** Nobody has them open yet: a file, its log and its index are copied as they lie. False, and nothing is left, where there is no room. */
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

/** All of them are there, beside, before one takes its place; false where they don't fit or one is held, and then nothing has changed. */
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
  // A log that the newer version left behind would be read into the older file. All of it moves away, or nothing does.
  const away = (path: string) => join(folder, `${path}.newer`)
  const moved: string[] = []
  const isAway = attempt(() => {
    for (const path of databasesIn(folder)) {
      renameSync(join(folder, path), away(path))
      moved.push(path)
    }
  })
  if (!isAway) {
    // Another program holds one of them: they stay together, and the next start tries again.
    for (const path of moved) renameSync(away(path), join(folder, path))
    for (const path of back) rmSync(beside(path), { force: true })
    return false
  }
  for (const path of back) renameSync(beside(path), join(folder, path))
  // Those of a try that was cut off, too.
  for (const path of globSync('**/*.newer', { cwd: folder })) attempt(() => rmSync(join(folder, path), { force: true }))
  return true
}
