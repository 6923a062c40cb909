/** Hardens the process before anything else runs, so that no outside setting weakens it. */
import { chmodSync, mkdirSync } from 'node:fs'

/** Switches that open the page, or the main process, to every program of this user. */
const DEBUGGERS = ['remote-debugging-port', 'remote-debugging-pipe', 'inspect', 'inspect-brk', 'inspect-port'] as const

/** The debugger that the app was started with, if any. */
export const requestedDebugger = (commandLine: { hasSwitch(name: string): boolean }): string | undefined =>
  DEBUGGERS.find((name) => commandLine.hasSwitch(name))

/** Makes sure that certificates are always checked, and that new files can be read by this user only (Windows has its own mechanism). */
export function harden(): void {
  // Some machines set it for all programs, for the sake of one.
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  process.umask(0o077)
}

/** Creates the profile folder, or restricts one that Electron or an earlier version created. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  try {
    chmodSync(folder, 0o700)
  } catch {
    // A disk without owners can't restrict access.
  }
}
