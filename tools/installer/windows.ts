/** A Windows of its own under wine, without a screen. */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, run } from '../suite/stage.ts'
import type { InstallerTools } from './tools.ts'

export interface Windows {
  /** Runs a program of this machine or of that Windows to its end. */
  readonly run: (program: string, args?: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Ended>
  /** A value of the registry, undefined where there is none. */
  readonly registry: (key: string, name: string) => Promise<string | undefined>
  /** The path on this machine of a path below C:. */
  readonly path: (...names: readonly string[]) => string
  /** The person's own folder: `path` for it, and as Windows says it. */
  readonly home: (...names: readonly string[]) => string
  readonly homeThere: string
  /** Ends everything that runs in it. */
  readonly end: () => Promise<void>
}

/** A path of this machine as wine has it. */
export const thereOf = (path: string): string => `Z:${path.replaceAll('/', '\\')}`

export const prefixOf = (folder: string): string => join(folder, 'prefix')

/** Opens it, and makes it first where it isn't there. */
export async function openWindows(folder: string, { sevenZip, powershell }: InstallerTools): Promise<Windows> {
  const prefix = prefixOf(folder)
  const env = {
    WINEPREFIX: prefix,
    WINEDEBUG: '-all',
    // PowerShell is a stand-in; menus of this machine's desktop are left alone.
    WINEDLLOVERRIDES: 'mscoree=;mshtml=;winemenubuilder.exe=d;powershell.exe=n',
    STOREDESK_7ZA: thereOf(sevenZip),
    DISPLAY: '',
    // Its desktop is a folder of its own, not this machine's.
    HOME: join(folder, 'home'),
  }
  const wine = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    run('wine', args, { env: { ...env, ...more } })
  const isNew = !existsSync(join(prefix, 'system.reg'))
  mkdirSync(env.HOME, { recursive: true })
  if (isNew) {
    await wine(['wineboot', '--init'])
    await wine(['reg', 'add', 'HKCU\\Software\\Wine\\Drivers', '/v', 'Graphics', '/d', 'null', '/f'])
    await wine(['winecfg', '-v', 'win10'])
  }
  const path = (...names: readonly string[]): string => join(prefix, 'drive_c', ...names)
  const shell = path('windows', 'system32', 'WindowsPowerShell', 'v1.0')
  mkdirSync(shell, { recursive: true })
  cpSync(powershell, join(shell, 'powershell.exe'))
  const user = readdirSync(path('users')).find((name) => name !== 'Public')
  if (user === undefined) throw new Error(`wine made no user in ${prefix}`)
  return {
    run: (program, args = [], more = {}) => wine([program, ...args], more),
    registry: async (key, name) => {
      const { output } = await wine(['reg', 'query', key, '/v', name])
      return /REG_\w+\s+(.*?)\r?\n/.exec(output)?.[1]
    },
    path,
    home: (...names) => path('users', user, ...names),
    homeThere: `C:\\users\\${user}`,
    end: async () => void (await wine(['wineboot', '--kill'])),
  }
}
