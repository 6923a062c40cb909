/**
 * One StoreDesk at a time on a profile. Electron's own lock is of one computer: it knows nothing of another one with the same folder on a
 * share. A lock of SQLite's is the file system's: the share's server keeps it, and a program that ends in any way gives it back.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { z } from 'zod'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { plainLine } from '../../shared/text.ts'
import { isOnShare } from './place.ts'

/** Milliseconds: a StoreDesk that starts anew waits for the one that is ending. */
const PATIENCE_MS = 2000

const LOCK = 'profile.lock'
/** Beside the lock, which nobody else can read: who has it. */
const HOLDER = 'profile.lock.json'
const holder = z.object({ computer: z.string().max(255) })

export interface ProfileLock {
  release(): void
}

/** A database that nobody refers to is closed by the garbage collector, and its lock is given back. */
const held = new Set<BetterSqlite3.Database>()

export interface LockDeps {
  /** This computer's name, for whoever finds the profile locked. */
  readonly computer: string
  readonly onShare?: boolean
  readonly patienceMs?: number
}

/**
 * Locks the profile, which is made where it isn't there, until the program ends. Refuses where another program has it ('profileInUse', naming the computer), and on a share
 * that keeps no locks ('profileNotLocked'). A folder of this computer that takes no lock takes no orders either: it goes unlocked.
 */
export function lockProfile(
  folder: string,
  { computer, onShare = isOnShare(folder), patienceMs = PATIENCE_MS }: LockDeps,
): Result<ProfileLock> {
  const taken = lockOf(join(folder, LOCK), patienceMs)
  if (taken === 'busy') return refuse('profileInUse', { computer: plainLine(holderOf(folder, computer)) })
  if (taken === 'none') return onShare ? refuse('profileNotLocked', { folder }) : ok({ release: () => undefined })
  try {
    writeFileSync(join(folder, HOLDER), JSON.stringify({ computer } satisfies z.infer<typeof holder>))
  } catch {
    // Then it is locked by a computer without a name.
  }
  held.add(taken)
  const release = () => {
    held.delete(taken)
    taken.close()
  }
  return ok({ release })
}

function lockOf(file: string, timeout: number): BetterSqlite3.Database | 'busy' | 'none' {
  let db: BetterSqlite3.Database | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    db = new BetterSqlite3(file, { timeout })
    // Nothing is ever written into it, so that no journal comes to lie beside it.
    db.exec('BEGIN EXCLUSIVE')
    return db
  } catch (error) {
    db?.close()
    return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY') ? 'busy' : 'none'
  }
}

/** In words: what another computer wrote there is shown as a name and nothing else. */
function holderOf(folder: string, own: string): string {
  try {
    const { computer } = holder.parse(JSON.parse(readFileSync(join(folder, HOLDER), 'utf8')))
    return computer === own ? 'this computer' : `the computer ${computer}`
  } catch {
    return 'another computer'
  }
}
