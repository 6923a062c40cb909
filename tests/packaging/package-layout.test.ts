/** The package for Windows and for Linux, laid out by `npm run package` on any machine with a stand-in for Electron. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractFile, getRawHeader, listPackage } from '@electron/asar'
import { FuseState, getCurrentFuseWire } from '@electron/fuses'
import { NtExecutable, NtExecutableResource, Resource } from 'resedit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { APP_ID } from '../../src/shared/channels.ts'
import { run } from '../../tools/suite/stage.ts'

const MB = 1024 * 1024
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const output = mkdtempSync(join(tmpdir(), 'storedesk-layout-'))

/** The machine's own module: if it couldn't be built, the package goes without it and says so at its start. */
const KEYTAR = existsSync('node_modules/keytar/build/Release/keytar.node') ? ['keytar.node'] : []
const SYSTEMS = {
  win32: { folder: 'win-unpacked', executable: 'StoreDesk.exe', native: ['better_sqlite3.node'] },
  linux: { folder: 'linux-unpacked', executable: 'storedesk', native: ['better_sqlite3.node', ...KEYTAR] },
} as const
const FUSES = [
  ['runs as Node', FuseState.DISABLE],
  ['encrypts cookies', FuseState.ENABLE],
  ['obeys NODE_OPTIONS', FuseState.DISABLE],
  ['can be debugged by an argument', FuseState.DISABLE],
  ['checks the archive', FuseState.ENABLE],
  ['loads from the archive only', FuseState.ENABLE],
  ['has a snapshot of its own', FuseState.DISABLE],
  ['gives file: pages privileges', FuseState.DISABLE],
  ['traps in WebAssembly', FuseState.ENABLE],
] as const
const pathIn = (system: keyof typeof SYSTEMS, ...names: readonly string[]): string =>
  join(output, system, SYSTEMS[system].folder, ...names)
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  for (const system of ['win32', 'linux'] as const) {
    const args = ['tools/package.ts', '--folder', '--system', system, '--output', join(output, system)]
    const { code, output: text } = await run(process.execPath, args)
    expect(code, text).toBe(0)
  }
})
afterAll(() => rmSync(output, { recursive: true, force: true }))

describe.each(['win32', 'linux'] as const)('the package for %s', (system) => {
  const { executable, native } = SYSTEMS[system]

  it('has main’s own files, threads too, as modules that can be read', () => {
    const archive = pathIn(system, 'resources', 'app.asar')
    const files = listPackage(archive, { isPack: false })
      .map((path) => path.replaceAll('\\', '/').slice(1))
      .filter((path) => path.startsWith('out/main/') && path.endsWith('.js'))
    expect(files).toEqual(expect.arrayContaining(['out/main/workbook-worker.js', 'out/main/backup-worker.js']))
    for (const path of files) {
      const checked = spawnSync(process.execPath, ['--check', '--input-type=module'], {
        input: extractFile(archive, path),
      })
      expect(checked.stderr.toString(), path).toBe('')
    }
  })

  it('has only the archive, machine code next to it, notices, and the update settings', () => {
    const files = globSync('resources/**/*', { cwd: pathIn(system), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(pathIn(system, 'resources').length + 1))
    expect(files.toSorted()).toEqual(
      [
        'THIRD-PARTY-LICENCES.txt',
        'app.asar',
        'updates/updates.json',
        ...native.map((name) => `native/${name}`),
      ].sort(),
    )
  })

  it('is called as Windows is told, and opens storedesk:// links: by its installer on Linux, by itself on Windows', () => {
    expect(readFileSync('electron-builder.yml', 'utf8')).toContain(`appId: ${APP_ID}\n`)
    expect(readFileSync('electron-builder.yml', 'utf8')).toMatch(
      /^ {2}- \{ name: StoreDesk, schemes: \[storedesk\] \}$/m,
    )
    const asar = pathIn(system, 'resources', 'app.asar')
    const first = extractFile(asar, 'out/main/index.js').toString()
    expect(first).toContain('setAsDefaultProtocolClient')
  })

  it('has an archive of 12 MB at most, of bundles without maps and without packages', () => {
    const asar = pathIn(system, 'resources', 'app.asar')
    expect(statSync(asar).size).toBeLessThanOrEqual(12 * MB)
    const inside = listPackage(asar, { isPack: false })
    expect(inside).toEqual(
      expect.arrayContaining(['/package.json', '/out/notices.json', '/out/main/index.js', '/out/renderer/index.html']),
    )
    expect(inside.filter((path) => /\.map$|node_modules|\.tsx?$|^\/out\/\./.test(path))).toEqual([])
  })

  it.each(FUSES.map(([name, state], at) => ({ name, state, at })))(
    'has its fuse “$name” as it must be',
    async ({ state, at }) => {
      const wire = await getCurrentFuseWire(pathIn(system, executable))
      expect(wire).toMatchObject({ version: '1', [at]: state })
      expect(Object.keys(wire)).toHaveLength(FUSES.length + 1)
    },
  )
})

describe('the executable for Windows', () => {
  const resources = () => {
    const exe = NtExecutable.from(readFileSync(pathIn('win32', SYSTEMS.win32.executable)))
    return NtExecutableResource.from(exe).entries
  }

  it('names the program and its version, and shows its icon', () => {
    const [info] = Resource.VersionInfo.fromEntries(resources())
    const [language] = info?.getAllLanguagesForStringValues() ?? []
    expect(info?.getStringValues(language ?? { lang: 0, codepage: 0 })).toMatchObject({
      ProductName: 'StoreDesk',
      FileDescription: 'StoreDesk',
      FileVersion: version,
    })
    expect(Resource.IconGroupEntry.fromEntries(resources())).toHaveLength(1)
  })

  it('carries the hash of the archive that alone it runs', () => {
    const entry = resources().find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR')
    const { headerString } = getRawHeader(pathIn('win32', 'resources', 'app.asar'))
    expect(JSON.parse(Buffer.from(entry?.bin ?? new ArrayBuffer(0)).toString())).toEqual([
      { file: 'resources\\app.asar', alg: 'SHA256', value: sha256(headerString) },
    ])
  })
})

it('is packed alike each time: the archives of both systems are equal to the byte', () => {
  const [first, second] = (['win32', 'linux'] as const).map((system) =>
    sha256(readFileSync(pathIn(system, 'resources', 'app.asar'))),
  )
  expect(first).toBe(second)
})
