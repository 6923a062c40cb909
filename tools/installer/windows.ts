/** A separate Windows under wine, without a screen. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../suite/stage.ts'
import type { InstallerTools } from './tools.ts'

export interface Windows {
  /** Runs a program of this machine or of that Windows and waits for its end, not for programs that it started. Returns its exit code. */
  readonly run: (program: string, args?: readonly string[], env?: NodeJS.ProcessEnv) => Promise<number | null>
  /** Returns the values of a registry key; empty if there is no such key. */
  readonly registry: (key: string) => Promise<ReadonlyMap<string, string>>
  /** Returns the direct subkeys of a registry key. */
  readonly keysBelow: (key: string) => Promise<readonly string[]>
  /** Returns the path on this machine of a path below C:. */
  readonly path: (...names: readonly string[]) => string
  /** The user's own folder: `path` for it, and its Windows name. */
  readonly home: (...names: readonly string[]) => string
  readonly homeThere: string
  /** Ends all programs in it. */
  readonly end: () => Promise<void>
}

/** Returns wine's path for a path of this machine. */
export const thereOf = (path: string): string => `Z:${path.replaceAll('/', '\\')}`

export const prefixOf = (folder: string): string => join(folder, 'prefix')

/** Opens it, and creates it if missing. */
export async function openWindows(folder: string, { sevenZip, powershell }: InstallerTools): Promise<Windows> {
  const prefix = prefixOf(folder)
  const env = {
    WINEPREFIX: prefix,
    WINEDEBUG: '-all',
    // PowerShell is a stand-in; the menus of this machine's desktop aren't changed.
    WINEDLLOVERRIDES: 'mscoree=;mshtml=;winemenubuilder.exe=d;powershell.exe=n',
    STOREDESK_7ZA: thereOf(sevenZip),
    DISPLAY: '',
    // Its desktop is a separate folder, not this machine's.
    HOME: join(folder, 'home'),
  }
  const start = (command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    new Promise<number | null>((resolve, reject) => {
      // A pipe would stay open as long as a started program runs.
      const child = spawn(command, args, { env: { ...process.env, ...env, ...more }, stdio: 'ignore' })
      child.once('error', reject).once('exit', resolve)
    })
  const isNew = !existsSync(join(prefix, 'system.reg'))
  mkdirSync(env.HOME, { recursive: true })
  if (isNew) await start('wine', ['wineboot', '--init'])
  // Otherwise Windows would start again for each program.
  await start('wineserver', ['--persistent'])
  if (isNew) {
    await start('wine', ['reg', 'add', 'HKCU\\Software\\Wine\\Drivers', '/v', 'Graphics', '/d', 'null', '/f'])
    await start('wine', ['winecfg', '-v', 'win10'])
  }
  const path = (...names: readonly string[]): string => join(prefix, 'drive_c', ...names)
  const shell = path('windows', 'system32', 'WindowsPowerShell', 'v1.0')
  mkdirSync(shell, { recursive: true })
  cpSync(powershell, join(shell, 'powershell.exe'))
  const user = readdirSync(path('users')).find((name) => name !== 'Public')
  if (user === undefined) throw new Error(`wine made no user in ${prefix}`)
  const query = async (key: string) => (await run('wine', ['reg', 'query', key], { env })).output.split(/\r?\n/)
  return {
    run: (program, args = [], more = {}) => start('wine', [program, ...args], more),
    registry: async (key) => {
      const values = (await query(key)).map((line) => /^ +(\w+) +REG_\w+ +(.*)$/.exec(line))
      return new Map(values.flatMap((found) => (found === null ? [] : [[found[1] ?? '', found[2] ?? '']])))
    },
    keysBelow: async (key) => (await query(key)).filter((line) => line.startsWith('HKEY_')),
    path,
    home: (...names) => path('users', user, ...names),
    homeThere: `C:\\users\\${user}`,
    end: async () => void (await start('wineserver', ['--kill'])),
  }
}
