/** Packs and unpacks backups on a separate thread, one after the other: only the caller waits for them. */
import { Worker } from 'node:worker_threads'
import { type Result, refuse } from '../../shared/errors.ts'
import type { BackupRequest } from './backup-worker.ts'
import type { Manifest } from './profile-backup.ts'

export interface BackupThread {
  /** Packs the profile as a zip. @param made ISO time */
  pack(folder: string, about: Pick<Manifest, 'made' | 'version'>): Promise<Result<Uint8Array<ArrayBuffer>>>
  /** Unpacks the zip at this path for the next start. */
  stage(folder: string, path: string): Promise<Result<Manifest>>
}

/** Milliseconds: longer than any store's backup takes. */
const LONGEST_MS = 300_000

/** `worker`: the URL of backup-worker, built or not. */
export function createBackupThread(worker: URL): BackupThread {
  let last: Promise<unknown> = Promise.resolve()
  const next = <T>(request: BackupRequest): Promise<Result<T>> => {
    const done = last.then(() => onThread<T>(worker, request))
    last = done
    return done
  }
  return {
    pack: (folder, { made, version }) => next({ act: 'pack', folder, made, version }),
    stage: (folder, path) => next({ act: 'stage', folder, path }),
  }
}

function onThread<T>(worker: URL, request: BackupRequest): Promise<Result<T>> {
  return new Promise((resolve) => {
    const thread = new Worker(worker, { workerData: request })
    const end = (result: Result<T>) => {
      clearTimeout(patience)
      resolve(result)
      void thread.terminate()
    }
    const giveUp = () => end(refuse(request.act === 'pack' ? 'backupNotMade' : 'backupUnusable'))
    const patience = setTimeout(giveUp, LONGEST_MS)
    thread.on('message', end)
    // Out of memory, or ended without a message.
    thread.on('error', giveUp)
    thread.on('exit', giveUp)
  })
}
