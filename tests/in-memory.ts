/** Before the tests: what they write goes into memory, where there is room for it, and is gone when they have ended. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ROOM = 4 * 2 ** 30

const hasRoom = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= ROOM
}

/** Vitest's once for each project, and Playwright's; the first one's folder is everybody's. */
export default function setup(): (() => void) | undefined {
  if (process.env.TMPDIR?.startsWith(MEMORY) || !existsSync(MEMORY) || !hasRoom(MEMORY)) return undefined
  const folder = mkdtempSync(join(MEMORY, 'storedesk-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
