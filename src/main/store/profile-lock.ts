/**
 * Allows one StoreDesk at a time on a profile. Electron's own lock covers one computer only: it doesn't see another computer with the same
 * folder on a share. A SQLite lock belongs to the file system: the share's server keeps it, and it is released when the program ends in any
 * way.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { z } from 'zod'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { plainLine } from '../../shared/text.ts'
import { isOnShare } from './place.ts'

/** Milliseconds: a restarting StoreDesk waits for the one that is ending. */
const PATIENCE_MS = 2000

const LOCK = 'profile.lock'
/** Names the holder, in a file beside the lock: the lock itself can't be read by others. */
const HOLDER = 'profile.lock.json'
const holder = z.object({ computer: z.string().max(255) })

export interface ProfileLock {
  release(): void
}

/** Keeps a reference: without one the garbage collector closes the database and releases its lock. */
const locks = new Set<BetterSqlite3.Database>()

export interface LockDeps {
  /** This computer's name, shown to users who find the profile locked. */
  readonly computer: string
  readonly onShare?: boolean
  readonly timeLimitMs?: number
}

/**
 * Locks the profile, which is created if missing, until the program ends. Refuses if another program holds it ('profileInUse', with the
 * computer's name), and on a share that doesn't support locks ('profileNotLocked'). A local folder that supports no lock can't store orders
 * either: it stays unlocked.
 */
export function lockProfile(
  folder: string,
  { computer, onShare = isOnShare(folder), timeLimitMs = PATIENCE_MS }: LockDeps,
): Result<ProfileLock> {
  const lock = lockOf(join(folder, LOCK), timeLimitMs)
  if (lock === 'busy') return refuse('profileInUse', { computer: plainLine(holderOf(folder, computer)) })
  if (lock === 'none') return onShare ? refuse('profileNotLocked', { folder }) : ok({ release: () => undefined })
  try {
    writeFileSync(join(folder, HOLDER), JSON.stringify({ computer } satisfies z.infer<typeof holder>))
  } catch {
    // The profile is then locked without a computer's name.
  }
  locks.add(lock)
  const release = () => {
    locks.delete(lock)
    lock.close()
  }
  return ok({ release })
}

function lockOf(file: string, timeout: number): BetterSqlite3.Database | 'busy' | 'none' {
  let db: BetterSqlite3.Database | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    db = new BetterSqlite3(file, { timeout })
    // Nothing is ever written into it, so that no journal file appears next to it.
    db.exec('BEGIN EXCLUSIVE')
    return db
  } catch (error) {
    db?.close()
    return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY') ? 'busy' : 'none'
  }
}

/** The other computer's text is shown as a plain name only. */
function holderOf(folder: string, own: string): string {
  try {
    const { computer } = holder.parse(JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')))
    return computer === own ? 'this computer' : `the computer ${computer}`
  } catch {
    return 'another computer'
  }
}
