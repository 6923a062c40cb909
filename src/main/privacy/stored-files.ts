/** Lists StoreDesk's files in the profile with kind, size and date, and deletes those that may be deleted. */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type StoredKind, storedKindOf } from '../../shared/domain/values/stored-kinds.ts'
import { rmSync } from '../files/retrying-fs.ts'

interface StoredFile {
  /** The whole path. */
  readonly path: string
  readonly kind: StoredKind
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly since: number
}

/** The folders that are listed; Electron's own are left out. */
const FOLDERS = ['users', 'logs', 'practice'] as const

/** Leaves out a file that has gone meanwhile, or can't be accessed. */
export function storedFiles(profile: string): readonly StoredFile[] {
  const found = [...entriesOf(profile, false), ...FOLDERS.flatMap((name) => entriesOf(join(profile, name), true))]
  return found.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const kind = storedKindOf(relative(profile, path).split(sep).join('/'))
    return kind === undefined ? [] : storedFile(path, kind)
  })
}

function entriesOf(folder: string, recursive: boolean): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive }).filter((entry) => entry.isFile())
  } catch {
    return []
  }
}

function storedFile(path: string, kind: StoredKind): readonly StoredFile[] {
  try {
    const { size, birthtimeMs, mtimeMs } = statSync(path)
    // Some disks don't record when a file was created.
    return [{ path, kind, bytes: size, since: birthtimeMs > 0 ? Math.min(birthtimeMs, mtimeMs) : mtimeMs }]
  } catch {
    return []
  }
}

/** Deletes saved answers that couldn't be deleted at the end of their session. Call it without a session. */
export const sweepAnswers = (profile: string): void =>
  removeFiles(storedFiles(profile).flatMap(({ kind, path }) => (kind === 'answers' ? [path] : [])))

/** Deletes the files; one that a program holds open stays. */
export function removeFiles(paths: readonly string[]): void {
  for (const path of paths) {
    try {
      rmSync(path, { force: true })
    } catch {
      // It is listed again the next time.
    }
  }
}
