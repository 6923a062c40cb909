/** Packs a profile, or unpacks a backup, on a thread of its own, and ends: either may be hundreds of megabytes, and a backup may be somebody else's. */
import { parentPort, workerData } from 'node:worker_threads'
import { stored } from '../store/stored.ts'
import { packProfile, stageRestoreOf } from './profile-backup.ts'

export type BackupAsked =
  | { readonly act: 'pack'; readonly folder: string; readonly made: string; readonly version: string }
  | { readonly act: 'stage'; readonly folder: string; readonly path: string }

const asked = workerData as BackupAsked
parentPort?.postMessage(
  asked.act === 'pack' ? stored(() => packProfile(asked.folder, asked)) : stageRestoreOf(asked.folder, asked.path),
)
