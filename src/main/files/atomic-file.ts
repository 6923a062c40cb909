/** Writes a file whole or not at all: first next to its place, then moved there. An existing file stays until then. */
import { randomUUID } from 'node:crypto'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { isFileName } from './file-name.ts'
import { rename, rm } from './retrying-fs.ts'

/**
 * Writes the pieces one after the other, synced to the disk before the file gets its name. Refuses ('The file can’t be written …') if the
 * disk or the folder fails, and a name that Windows doesn't allow. An error while a piece is made is passed on.
 */
export async function writeWhole(
  path: string,
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): Promise<Result<{ readonly path: string }>> {
  if (!isFileName(basename(path))) return refuse('fileNameUnusable')
  const beside = join(dirname(path), `.${randomUUID()}.part`)
  try {
    const file = await open(beside, 'wx')
    try {
      for await (const piece of pieces) await file.writeFile(piece)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
    await syncFolder(dirname(path))
    await sweepParts(dirname(path), Date.now())
    return ok({ path })
  } catch (thrown) {
    await rm(beside, { force: true }).catch(() => undefined)
    if (!isRefusalOfTheSystem(thrown)) throw thrown
    return fail({ kind: 'file', message: say('fileUnwritable') })
  }
}

/** A part of this age is no longer being written. */
const STALE_MS = 86_400_000
const OURS = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/

/**
 * Deletes half-written files that a kill or a power cut left in this folder: at the start in the usual folder, and in any folder when a
 * file is saved there. Files that can't be accessed stay.
 */
export async function sweepParts(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => OURS.test(one))) {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => undefined)
    if (stats?.isFile() && now - stats.mtimeMs > STALE_MS) await rm(path, { force: true }).catch(() => undefined)
  }
}

/** True for full disks, missing folders and locked files, whose errors have a code and a system call; our own defects don't. */
const isRefusalOfTheSystem = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && 'syscall' in thrown

/** Makes the new name survive a power cut. Windows has no equivalent. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
