/** The runtime of the app here: Electron's own binary, or the browser host if that isn't available. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { electronIsThere } from './bootstrap/electron.mjs'

export interface Runtime {
  readonly kind: 'electron' | 'host'
  readonly name: string
}

const root = join(import.meta.dirname, '..')

/**
 * Chooses the runtime for this process and its children. The npm package `electron`, Playwright and electron-vite read the executable from
 * these variables in their own process: setting them only for the app is too late.
 */
export function chooseRuntime(): Runtime {
  if (electronIsThere(root)) return { kind: 'electron', name: `Electron ${electronVersion()}` }
  const folder = join(root, 'packages', 'browser-host')
  const executable = join(folder, 'electron')
  if (!existsSync(executable))
    throw new Error(`Neither Electron's binary nor the browser host is here (${executable}).`)
  process.env.ELECTRON_OVERRIDE_DIST_PATH = folder
  process.env.ELECTRON_EXEC_PATH = executable
  return { kind: 'host', name: `browser host in place of Electron ${electronVersion()}` }
}

/** Returns the executable that runs the app; call `chooseRuntime` first. */
export async function electronExecutable(): Promise<string> {
  // Outside Electron the package exports the path of its executable; its types describe the module inside Electron.
  const { default: path }: { default: unknown } = await import('electron')
  return String(path)
}

/** Returns the environment for showing the app to a user: the browser host prints an address for a browser, unless set otherwise. */
export function showing({ kind }: Runtime): NodeJS.ProcessEnv {
  return kind === 'host' ? { STOREDESK_HOST: process.env.STOREDESK_HOST ?? 'interactive' } : {}
}

/** Chromium refuses to sandbox itself as root, which build machines often use. */
export function rootArgs(): readonly string[] {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
}

export function electronVersion(): string {
  return String(JSON.parse(readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8')).version)
}
