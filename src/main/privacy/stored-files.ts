/** What StoreDesk's files in the profile are, how large, and since when; clearing those that may go. */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type StoredKind, storedKindOf } from '../../shared/domain/values/stored-kinds.ts'
import { rmSync } from '../files/patient-fs.ts'

interface StoredFile {
  /** The whole path. */
  readonly path: string
  readonly kind: StoredKind
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly since: number
}

/** What Electron keeps for itself isn't gone through. */
const FOLDERS = ['users', 'logs', 'practice'] as const

/** A file that is gone meanwhile, or can't be looked at, is left out. */
export function storedFiles(profile: string): readonly StoredFile[] {
  const found = [...entriesOf(profile, false), ...FOLDERS.flatMap((name) => entriesOf(join(profile, name), true))]
  return found.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    const kind = storedKindOf(relative(profile, path).split(sep).join('/'))
    return kind === undefined ? [] : looked(path, kind)
  })
}

function entriesOf(folder: string, recursive: boolean): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive }).filter((entry) => entry.isFile())
  } catch {
    return []
  }
}

function looked(path: string, kind: StoredKind): readonly StoredFile[] {
  try {
    const { size, birthtimeMs, mtimeMs } = statSync(path)
    // Some disks don't know when a file was made.
    return [{ path, kind, bytes: size, since: birthtimeMs > 0 ? Math.min(birthtimeMs, mtimeMs) : mtimeMs }]
  } catch {
    return []
  }
}

/** What an account's session left that couldn't be deleted when it ended. To be called while nobody is signed in. */
export const sweepAnswers = (profile: string): void =>
  removeFiles(storedFiles(profile).flatMap(({ kind, path }) => (kind === 'answers' ? [path] : [])))

/** Deletes them; one that is held open by somebody stays. */
export function removeFiles(paths: readonly string[]): void {
  for (const path of paths) {
    try {
      rmSync(path, { force: true })
    } catch {
      // It is counted again when the list is read again.
    }
  }
}
