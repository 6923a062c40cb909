/** Finds Chromium on this machine. */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns the headless shell, a Chromium without window support, for pages that aren't shown: it needs a fifth less work. Falls back to
 * Chromium.
 */
export function findShell(): string {
  const named = process.env.STOREDESK_CHROMIUM
  return named ? named : (onPath(['chromium-headless-shell']) ?? findChromium())
}

/** Returns the executable named by STOREDESK_CHROMIUM, the system's, or one that Playwright has downloaded. Throws if there is none. */
export function findChromium(): string {
  const named = process.env.STOREDESK_CHROMIUM
  if (named) return named
  const found = onPath(names) ?? fetchedByPlaywright().find(runnable)
  if (found) return found
  throw new Error(
    'The browser host needs Chromium: install the package `chromium`, or name an executable in STOREDESK_CHROMIUM.',
  )
}

/** Returns the first of these commands in the folders of PATH. */
function onPath(commands: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => commands.map((name) => join(folder, name))).find(runnable)
}

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function fetchedByPlaywright(): string[] {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((name) => ['chrome-linux', 'chrome-linux64'].map((folder) => join(cache, name, folder, 'chrome')))
}
