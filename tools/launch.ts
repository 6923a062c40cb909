/** Opens the built app as the tests and tools do: through Playwright, on Electron or on the browser host. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication } from 'playwright'
import { chooseRuntime, electronExecutable, type Runtime, rootArgs } from './runtime.ts'

export interface Launch {
  /** The app's own folder; by default a new one that is deleted at the end. */
  readonly profile?: string
  /** Environment for the app, in addition to this process's. */
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
}

export interface Launched {
  readonly app: ElectronApplication
  readonly runtime: Runtime
  readonly profile: string
  /** Closes the app and removes the profile if it was made here. */
  readonly close: () => Promise<void>
}

/** Returns the app to open: the built one, or a package's, named by STOREDESK_APP_DIR. */
export function appFolder(): string {
  return process.env.STOREDESK_APP_DIR ?? join(import.meta.dirname, '..')
}

export async function launchApp({ profile, env = {}, args = [] }: Launch = {}): Promise<Launched> {
  const runtime = chooseRuntime()
  const folder = appFolder()
  if (!existsSync(join(folder, 'out', 'main', 'index.js'))) {
    throw new Error(`The app isn't built: ${folder} has no out/main/index.js. Run \`npm run build\`.`)
  }
  const home = profile ?? mkdtempSync(join(tmpdir(), 'storedesk-'))
  const app = await _electron.launch({
    executablePath: await electronExecutable(),
    args: [...rootArgs(), folder, `--user-data-dir=${home}`, ...args],
    env: { ...definedEnv(), ...env },
  })
  const close = async () => {
    await app.close()
    if (profile === undefined) rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  return { app, runtime, profile: home, close }
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
