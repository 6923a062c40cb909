/**
 * Renames, removes and copies files, and retries while Windows refuses temporarily: an antivirus or an indexer holds a file that was just
 * written. All such calls of main go through here (see tools/imports/rules.ts).
 */
import * as disk from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds that a call is retried for. */
const PATIENCE_MS = 2000
/** Milliseconds between two tries: short at first, because most files are released quickly. */
const WAITS_MS = [10, 20, 50, 100, 200] as const
/**
 * Synchronous calls block the program: within `SPAN_MS` they wait `SYNC_MS` in total, and don't wait again once one has failed after
 * waiting.
 */
const SPAN_MS = 60_000
const SYNC_MS = 10_000

/**
 * Error codes of a file that another program holds. A file that can never be changed has the same codes; it is reported two seconds later.
 */
const LOCK_CODES = ['EPERM', 'EBUSY', 'EACCES', 'ENOTEMPTY', 'EMFILE', 'ENFILE', 'UNKNOWN']

/** The parts of node:fs that are retried. */
type Disk = Pick<typeof disk, 'renameSync' | 'rmSync' | 'copyFileSync' | 'writeFileSync'> & {
  readonly promises: Pick<typeof disk.promises, 'rename' | 'rm'>
}

export interface RetryingFsDeps {
  readonly platform: string
  /** A monotonic clock, in milliseconds. */
  readonly clock: () => number
  readonly wait: (ms: number) => Promise<unknown>
  /** Blocks the thread. */
  readonly waitSync: (ms: number) => void
  readonly disk: Disk
}

/** True if Windows may refuse this only temporarily. */
export const isLockError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOCK_CODES.includes(String(error.code))

/** Returns the calls under node:fs's names and with its errors. */
export function createRetryingFs({ platform, clock, wait, waitSync, disk: fs }: RetryingFsDeps) {
  const isWindows = platform === 'win32'
  let spanBegan = Number.NEGATIVE_INFINITY
  let waited = 0

  /** Calls `act` until it succeeds, fails for another reason, or two seconds have passed. Rejects with the last error. */
  const withRetry = async <T>(act: () => Promise<T>): Promise<T> => {
    const began = clock()
    for (let nth = 0; ; nth += 1) {
      try {
        return await act()
      } catch (error) {
        const remaining = PATIENCE_MS - (clock() - began)
        if (!isWindows || !isLockError(error) || remaining <= 0) throw error
        await wait(Math.min(waitOf(nth), remaining))
      }
    }
  }

  const withRetrySync = <T>(act: () => T): T => {
    const began = clock()
    if (began - spanBegan > SPAN_MS) [spanBegan, waited] = [began, 0]
    for (let nth = 0; ; nth += 1) {
      try {
        return act()
      } catch (error) {
        if (!isWindows || !isLockError(error)) throw error
        const waitStart = clock()
        const remaining = Math.min(PATIENCE_MS - (waitStart - began), SYNC_MS - waited)
        if (remaining <= 0) {
          waited = SYNC_MS
          throw error
        }
        waitSync(Math.min(waitOf(nth), remaining))
        waited += Math.max(1, clock() - waitStart)
      }
    }
  }

  return {
    withRetry,
    rename: (from: string, to: string): Promise<void> => withRetry(() => fs.promises.rename(from, to)),
    rm: (path: string, options?: disk.RmOptions): Promise<void> => withRetry(() => fs.promises.rm(path, options)),
    renameSync: (from: string, to: string): void => withRetrySync(() => fs.renameSync(from, to)),
    rmSync: (path: string, options?: disk.RmOptions): void => withRetrySync(() => fs.rmSync(path, options)),
    copyFileSync: (from: string, to: string): void => withRetrySync(() => fs.copyFileSync(from, to)),
    writeFileSync: (path: string, data: string | Uint8Array, options?: disk.WriteFileOptions): void =>
      withRetrySync(() => fs.writeFileSync(path, data, options)),
  }
}

const waitOf = (nth: number): number => WAITS_MS[Math.min(nth, WAITS_MS.length - 1)] ?? 0

const resting = new Int32Array(new SharedArrayBuffer(4))

export const { withRetry, rename, rm, renameSync, rmSync, copyFileSync, writeFileSync } = createRetryingFs({
  platform: process.platform,
  clock: () => performance.now(),
  wait: (ms) => pause(ms),
  // Atomics.wait puts the thread to sleep without using the processor; it is never woken before the time is up.
  waitSync: (ms) => void Atomics.wait(resting, 0, 0, ms),
  disk,
})
