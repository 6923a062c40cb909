/** What the app runs on here: Electron's own binary, or the browser host where that can't be had. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { electronIsThere } from './bootstrap/electron.mjs'

export type Runtime =
  | { readonly kind: 'electron'; readonly name: string }
  | { readonly kind: 'host'; readonly name: string }

const root = join(import.meta.dirname, '..')

/**
 * Chooses the runtime for this process and all that it starts. The npm package `electron`, Playwright and electron-vite
 * look for the executable by these variables, in the process that asks, so a variable given to the child is too late.
 */
export function chooseRuntime(): Runtime {
  if (electronIsThere(root)) return { kind: 'electron', name: `Electron ${electronVersion()}` }
  const folder = join(root, 'tools', 'browser-host')
  const executable = join(folder, 'electron')
  if (!existsSync(executable))
    throw new Error(`Neither Electron's binary nor the browser host is here (${executable}).`)
  process.env.ELECTRON_OVERRIDE_DIST_PATH = folder
  process.env.ELECTRON_EXEC_PATH = executable
  return { kind: 'host', name: `browser host, standing in for Electron ${electronVersion()}` }
}

/** The executable that runs the app. */
export async function electronExecutable(): Promise<string> {
  const { default: path } = await import('electron')
  // Outside Electron the package's only export is the path; its types describe the inside.
  return String(path)
}

function electronVersion(): string {
  return String(JSON.parse(readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8')).version)
}
