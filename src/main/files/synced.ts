/** Files that survive a power cut from the moment the call returns. */
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { copyFileSync, renameSync, writeFileSync } from './retrying-fs.ts'

/** Replaces the file completely or not at all. */
export function writeSynced(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, text, { flush: true })
  renameSynced(`${path}.new`, path)
}

export function copySynced(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
  syncOf(to, 'r+')
}

export function renameSynced(from: string, to: string): void {
  renameSync(from, to)
  // Windows can't sync a folder.
  if (process.platform !== 'win32') syncOf(dirname(to), 'r')
}

function syncOf(path: string, flags: 'r' | 'r+'): void {
  const opened = openSync(path, flags)
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
