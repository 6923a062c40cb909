/**
 * The tools to run the installer for Windows on Linux: NSIS, 7-Zip, a compiler for Windows and wine, with stand-ins for unavailable ones.
 * docs/limits.md describes what that proves and what it doesn't.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { onPath } from '../bootstrap/machine.mjs'
import { standInElectron } from '../packaging/stand-in.ts'
import { electronVersion } from '../runtime.ts'
import { run } from '../suite/stage.ts'

const SOURCES = join(import.meta.dirname, 'stand-ins')
const PLUGINS = { StdUtils: ['-lshell32', '-lshlwapi'], UAC: [], Nsis7z: [], WinShell: [] } as const
const COMPILER = 'x86_64-w64-mingw32-gcc'
/** Programs, and the Debian packages that contain them. */
const NEEDED = {
  makensis: 'nsis',
  '7z': 'p7zip-full',
  [COMPILER]: 'gcc-mingw-w64-x86-64',
  'x86_64-w64-mingw32-windres': 'gcc-mingw-w64-x86-64',
  wine: 'wine wine64',
} as const
/** 7-Zip for Windows, which the real plug-in is built from, too: downloaded once, and verified by its checksum. */
const SEVEN_ZIP = {
  name: '7zip-bin@5.2.0',
  sha256: 'b0cfdeaf429f5cc53f85123dd8f5a5feb92c19d31aa34df257edf9a26be05f95',
} as const
const sevenZipIn = (folder: string): string => join(folder, 'seven-zip/node_modules/7zip-bin/win/x64/7za.exe')

/** Returns what is missing to run the installer, as a sentence; undefined if nothing is. Downloads what can be downloaded. */
export async function missingForInstaller(folder: string): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'it is tried on Linux, under wine'
  const missing = Object.entries(NEEDED).flatMap(([name, packages]) => (onPath(name) ? [] : [packages]))
  if (missing.length > 0) return `it needs apt-get install ${[...new Set(missing)].join(' ')}`
  const program = sevenZipIn(folder)
  if (!existsSync(program)) {
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--silent']
    await run('npm', ['install', '--prefix', join(folder, 'seven-zip'), ...quiet, SEVEN_ZIP.name])
  }
  if (!existsSync(program)) return `the registry has no answer for ${SEVEN_ZIP.name}`
  const sum = createHash('sha256').update(readFileSync(program)).digest('hex')
  if (sum !== SEVEN_ZIP.sha256) throw new Error(`${program} isn't what it should be: ${sum}`)
  return undefined
}

export interface InstallerTools {
  /** Electron's folder layout, with a program that runs under wine. */
  readonly electron: string
  /** Windows programs that perform the tests' actions. */
  readonly press: string
  readonly powershell: string
  readonly sevenZip: string
  /** Environment for electron-builder. */
  readonly env: NodeJS.ProcessEnv
}

async function must(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`)
}

/** Builds all of it again in `folder`. */
export async function installerTools(folder: string): Promise<InstallerTools> {
  const at = (...names: readonly string[]): string => resolve(folder, ...names)
  const source = (name: string): string => join(SOURCES, name)
  // electron-builder requires both; NSIS uses the folder of its target.
  for (const name of ['plugins/amd64-unicode', 'plugins/x86-unicode', 'bin']) mkdirSync(at(name), { recursive: true })
  const compile = (to: string, ...args: readonly string[]) => must(COMPILER, ['-Os', '-s', '-o', at(to), ...args])
  for (const [name, libraries] of Object.entries(PLUGINS))
    await compile(`plugins/amd64-unicode/${name}.dll`, '-shared', source(`${name}.c`), ...libraries)
  await compile('bin/press.exe', '-municode', source('press.c'), '-lpsapi', '-lshlwapi')
  await compile('bin/powershell.exe', '-mwindows', source('powershell.c'), '-lpsapi')
  // Only included: no update asks for an administrator.
  await compile('elevate.exe', '-mwindows', source('powershell.c'), '-lpsapi')
  await must('x86_64-w64-mingw32-windres', [source('electron.rc'), at('bin/electron.o')])
  const electron = standInElectron(at('electron'), electronVersion(), 'win32')
  await compile('electron/electron.exe', '-mwindows', source('electron.c'), at('bin/electron.o'))
  writeFileSync(at('makensis'), makensis(at('plugins/amd64-unicode')), { mode: 0o755 })
  return {
    electron,
    press: at('bin/press.exe'),
    powershell: at('bin/powershell.exe'),
    sevenZip: sevenZipIn(folder),
    env: {
      ELECTRON_BUILDER_NSIS_DIR: at('.'),
      ELECTRON_BUILDER_NSIS_RESOURCES_DIR: at('.'),
      ELECTRON_BUILDER_7ZIP_PATH: (process.env.PATH ?? '')
        .split(delimiter)
        .map((one) => join(one, '7z'))
        .find((one) => existsSync(one)),
    },
  }
}

/** Debian's NSIS for 64-bit Windows, which wine runs here; its warnings beyond electron-builder's own aren't errors. */
const makensis = (plugins: string): string => `#!/bin/sh
unset NSISDIR
for argument do
  shift
  [ "$argument" = -WX ] || set -- "$@" "$argument"
done
exec makensis "-XTarget amd64-unicode" "-X!addplugindir /amd64-unicode \\"${plugins}\\"" "$@"
`

/** Builds the installer of a version; returns it with the folder of what it installs. */
export async function makeInstaller(
  { electron, env }: InstallerTools,
  { version, output, prefix }: { readonly version: string; readonly output: string; readonly prefix: string },
): Promise<{ readonly setup: string; readonly unpacked: string }> {
  rmSync(output, { recursive: true, force: true })
  const args = [
    'tools/package.ts',
    '--system',
    'win32',
    '--output',
    output,
    '--electron',
    electron,
    '--version',
    version,
  ]
  const { code, output: programOutput } = await run(process.execPath, args, {
    env: { ...env, WINEPREFIX: prefix, WINEDEBUG: '-all' },
  })
  if (code !== 0) throw new Error(programOutput)
  return { setup: join(output, `StoreDesk-Setup-${version}.exe`), unpacked: join(output, 'win-unpacked') }
}
