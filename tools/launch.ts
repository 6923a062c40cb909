/** Opens the built app the way the tests and the tools do: by Playwright, on Electron or on the browser host alike. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication } from 'playwright'
import { chooseRuntime, electronExecutable, type Runtime, rootArgs } from './runtime.ts'

export interface Launch {
  /** The app's own folder; a fresh one, removed at the end, if left out. */
  readonly profile?: string
  /** Settings for the app, over those of this process. */
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

/** The app that is opened: the built one, or a package's, named by STOREDESK_APP_DIR. */
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
