/**
 * The portal's documents that an account has viewed: one file each, named after the hash of its address and its kind. The file's own times
 * tell the rest: modified when fetched, accessed when last used.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, truncateSync, utimesSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentOfEnding, type FileContent } from '../../shared/domain/values/file-kinds.ts'
import { renameSync, rmSync } from '../files/retrying-fs.ts'

export interface KeptDocument {
  readonly path: string
  readonly content: FileContent
  readonly bytes: number
  /** Time of the download, in milliseconds. */
  readonly at: number
}

export interface KeptDocuments {
  /** Finds the document of this address and marks it as used now. */
  find(address: string): KeptDocument | undefined
  /** Returns a path for an incomplete download. */
  beside(): string
  /** Adds a completely written file; the least recently used ones are deleted to make room. */
  keep(written: string, address: string, content: FileContent): KeptDocument
  clear(): void
}

/** @param most current limit of their total size in bytes */
export function createKeptDocuments(folder: string, now: () => number, most: () => number): KeptDocuments {
  const stemOf = (address: string): string => createHash('sha256').update(address).digest('hex')
  const used = (path: string, at: number) => utimesSync(path, now() / 1000, at / 1000)

  // Left over from a killed process; nothing else writes here.
  for (const name of namesIn(folder).filter((one) => one.endsWith('.part'))) rmSync(join(folder, name), { force: true })

  const all = (): readonly (KeptDocument & { readonly name: string; readonly used: number })[] =>
    namesIn(folder).flatMap((name) => {
      const content = contentOfEnding(extname(name).slice(1))
      const path = join(folder, name)
      const stat = content && statSync(path, { throwIfNoEntry: false })
      if (content === undefined || stat === undefined) return []
      return [{ name, path, content, bytes: stat.size, at: stat.mtimeMs, used: stat.atimeMs }]
    })

  const makeRoom = (spared: string) => {
    const oldestFirst = all().toSorted((one, other) => one.used - other.used)
    let totalBytes = oldestFirst.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { path, bytes } of oldestFirst) {
      if (totalBytes <= most() || path === spared) continue
      rmSync(path, { force: true })
      totalBytes -= bytes
    }
  }

  return {
    find: (address) => {
      const stem = stemOf(address)
      const found = all().find(({ name }) => name.startsWith(stem))
      if (found !== undefined) used(found.path, found.at)
      return found
    },
    beside: () => {
      mkdirSync(folder, { recursive: true })
      return join(folder, `${randomUUID()}.part`)
    },
    keep: (written, address, content) => {
      const stem = stemOf(address)
      const path = join(folder, `${stem}.${content.endings[0]}`)
      const before = namesIn(folder).filter((name) => name.startsWith(stem) && join(folder, name) !== path)
      for (const name of before) rmSync(join(folder, name), { force: true })
      renameSync(written, path)
      const at = now()
      used(path, at)
      makeRoom(path)
      return { path, content, bytes: statSync(path).size, at }
    },
    clear: () => {
      for (const name of namesIn(folder)) erase(join(folder, name))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** On Windows a file that another program has open can't be deleted, but can usually be emptied. */
function erase(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    attempt(() => truncateSync(path))
  }
}

function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // It is deleted at the next start.
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
