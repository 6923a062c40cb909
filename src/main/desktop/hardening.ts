/** What the process does to itself before anything else, so that nothing set outside makes it weaker. */
import { chmodSync, mkdirSync } from 'node:fs'

/** Switches that open the page, or the main process, to every program of this person's. */
const DEBUGGERS = ['remote-debugging-port', 'remote-debugging-pipe', 'inspect', 'inspect-brk', 'inspect-port'] as const

/** The debugger that the app was started with, if any. */
export const debuggerAskedFor = (commandLine: { hasSwitch(name: string): boolean }): string | undefined =>
  DEBUGGERS.find((name) => commandLine.hasSwitch(name))

/** Certificates are always checked, and files that are made belong to this person alone (Windows has its own way). */
export function harden(): void {
  // Some machines have it set for everyone, for the sake of another program.
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  process.umask(0o077)
}

/** The profile folder, also one that was made before, by Electron or by an earlier version. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  try {
    chmodSync(folder, 0o700)
  } catch {
    // On a disk without owners there is nobody to keep out.
  }
}
