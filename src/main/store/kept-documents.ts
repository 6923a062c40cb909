/**
 * Documents of the portal that an account has looked at: a file for each, called by its address's fingerprint and by what is in it. A file's
 * own times say the rest: it changed when it was fetched, and was read when it was used last.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, truncateSync, utimesSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentOfEnding, type FileContent } from '../../shared/domain/values/file-kinds.ts'
import { renameSync, rmSync } from '../files/patient-fs.ts'

export interface KeptDocument {
  readonly path: string
  readonly content: FileContent
  readonly bytes: number
  /** When it was fetched (milliseconds). */
  readonly at: number
}

export interface KeptDocuments {
  /** The one of this address, which counts as used now. */
  find(address: string): KeptDocument | undefined
  /** Where one may be written that isn't whole yet. */
  beside(): string
  /** Takes a file that was written whole; those that weren't used for longest give way to it. */
  keep(written: string, address: string, content: FileContent): KeptDocument
  clear(): void
}

/** @param most bytes that all of them may take at the moment */
export function createKeptDocuments(folder: string, now: () => number, most: () => number): KeptDocuments {
  const stemOf = (address: string): string => createHash('sha256').update(address).digest('hex')
  const used = (path: string, at: number) => utimesSync(path, now() / 1000, at / 1000)

  // What a kill left half written; nobody else writes here.
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
    let left = oldestFirst.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { path, bytes } of oldestFirst) {
      if (left <= most() || path === spared) continue
      rmSync(path, { force: true })
      left -= bytes
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

/** One that another program has open can't be deleted on Windows, and can mostly be emptied. */
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
    // It goes at the next start.
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
