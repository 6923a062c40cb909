/**
 * Packs a profile, or unpacks a backup, on its own thread, and ends: a backup may have hundreds of megabytes, and may come from an unknown
 * source.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { stored } from '../store/stored.ts'
import { packProfile, stageRestoreOf } from './profile-backup.ts'

export type BackupRequest =
  | { readonly act: 'pack'; readonly folder: string; readonly made: string; readonly version: string }
  | { readonly act: 'stage'; readonly folder: string; readonly path: string }

const request = workerData as BackupRequest
parentPort?.postMessage(
  request.act === 'pack'
    ? stored(() => packProfile(request.folder, request))
    : stageRestoreOf(request.folder, request.path),
)
