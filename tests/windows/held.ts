/** Files that another program has open, in the ways in which Windows programs open them. */
import { closeSync, constants, openSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import BetterSqlite3 from 'better-sqlite3'
import { programUrl } from './programs.ts'

/**
 * `sharing`: as Node and browsers open a file; it may be read, written and deleted meanwhile, but no other file may take its name.
 * `asExcel`: it may be read and written, but not deleted, as with Excel, SQLite and most Windows programs. `alone`: no other program may
 * open it, as with an antivirus.
 */
export type Holding = 'sharing' | 'asExcel' | 'alone'

/** libuv's UV_FS_O_EXLOCK, which Node has no name for: opens without sharing. */
const SHARE_NOTHING = 0x10000000

/** Opens it; returns a function that releases it. */
export function hold(path: string, how: Holding): () => void {
  if (how === 'asExcel') {
    const opened = new BetterSqlite3(path, { readonly: true })
    return () => opened.close()
  }
  const file = openSync(path, constants.O_RDWR | (how === 'alone' ? SHARE_NOTHING : 0))
  return () => closeSync(file)
}

/** Holds it from a separate thread, which releases it after `ms`, even if this thread is blocked. Resolves once it is held. */
export async function holdFor(path: string, how: Holding, ms: number): Promise<void> {
  const worker = new Worker(programUrl('holder'), { workerData: { path, how, ms } })
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  worker.unref()
}
