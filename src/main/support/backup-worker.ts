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

const asked = workerData as BackupRequest
parentPort?.postMessage(
  asked.act === 'pack' ? stored(() => packProfile(asked.folder, asked)) : stageRestoreOf(asked.folder, asked.path),
)
