/** The installer for Windows, run under wine as by a user, an update and an administrator. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type InstallerTools, installerTools, makeInstaller, missingForInstaller } from '../../tools/installer/tools.ts'
import { openWindows, prefixOf, thereOf, type Windows } from '../../tools/installer/windows.ts'
import { buildWhenStale } from '../../tools/suite/bundles.ts'

const folder = join(process.cwd(), 'node_modules', '.cache', 'installer')
const missing = await missingForInstaller(folder)
const UNINSTALLS = String.raw`Software\Microsoft\Windows\CurrentVersion\Uninstall`
/** electron-builder derives it from the app id: it must never change, or an upgrade becomes a second installation. */
const GUID = 'aa74d1d6-1468-50b9-a04c-830f6fbec1f8'
const YES = '6'
const NO = '7'

let tools: InstallerTools
let windows: Windows
let first: Awaited<ReturnType<typeof makeInstaller>>
let second: typeof first

const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')
const filesOf = (at: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*', { cwd: at, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(at.length + 1), hash(path)]),
  )
const installed = (...names: readonly string[]) => windows.home('AppData', 'Local', 'Programs', 'StoreDesk', ...names)
const installedThere = () => String.raw`${windows.homeThere}\AppData\Local\Programs\StoreDesk`
const profile = (...names: readonly string[]) => windows.home('AppData', 'Roaming', 'StoreDesk', ...names)
const shortcuts = () => [
  windows.home('Desktop', 'StoreDesk.lnk'),
  windows.home('AppData', 'Roaming', 'Microsoft', 'Windows', 'Start Menu', 'Programs', 'StoreDesk.lnk'),
]
const valuesOf = (root = 'HKCU') => windows.registry(`${root}\\${UNINSTALLS}\\${GUID}`)
const entry = async (name: string, root = 'HKCU') => (await valuesOf(root)).get(name)
const install = (setup: string, ...args: readonly string[]) => windows.run(setup, [...args, '/S'])
/** As from Windows' own settings: clicks through the wizard and answers the question. */
async function uninstallByHand(answer: string): Promise<string> {
  const questionFile = join(folder, 'asked.txt')
  await windows.run(tools.press, [
    answer,
    thereOf(questionFile),
    String.raw`${installedThere()}\Uninstall StoreDesk.exe`,
  ])
  return readFileSync(questionFile, 'utf8')
}
/** Runs without a question; it continues as a copy of itself, and ends when the copy does. */
const uninstall = (at: string, ...args: readonly string[]) =>
  windows.run(tools.press, [
    '0',
    thereOf(join(folder, 'asked.txt')),
    String.raw`${at}\Uninstall StoreDesk.exe`,
    ...args,
  ])

/** Starts the installed program, which runs until it is stopped; `ended` waits for that. */
async function open(): Promise<{ readonly ended: Promise<unknown> }> {
  rmSync(profile(), { recursive: true, force: true })
  const running = windows.run(String.raw`${installedThere()}\StoreDesk.exe`, ['storedesk://cart'])
  await expect.poll(() => existsSync(profile('started.txt'))).toBe(true)
  return { ended: running }
}
const startedText = () => readFileSync(profile('started.txt'), 'utf8')

describe.skipIf(missing !== undefined)(
  `the installer for Windows${missing === undefined ? '' : `: ${missing}`}`,
  () => {
    beforeAll(async () => {
      await buildWhenStale()
      tools = await installerTools(folder)
      rmSync(prefixOf(folder), { recursive: true, force: true })
      windows = await openWindows(folder, tools)
      const prefix = prefixOf(folder)
      first = await makeInstaller(tools, { version: '1.0.0', output: join(folder, 'first'), prefix })
      second = await makeInstaller(tools, { version: '1.1.0', output: join(folder, 'second'), prefix })
    })
    afterAll(() => windows?.end())

    describe('for one person, silently', () => {
      beforeAll(async () => void expect(await install(first.setup)).toBe(0))

      it('installs the package’s own files to the byte, and its uninstaller', () => {
        const { 'Uninstall StoreDesk.exe': uninstaller, ...files } = Object.fromEntries(filesOf(installed()))
        expect(files).toEqual(Object.fromEntries(filesOf(first.unpacked)))
        expect(uninstaller).toMatch(/^\w{64}$/)
      })

      it('enters itself where Windows lists programs', async () => {
        expect(Object.fromEntries(await valuesOf())).toMatchObject({
          DisplayName: 'StoreDesk 1.0.0',
          DisplayVersion: '1.0.0',
          Publisher: 'StoreDesk',
          UninstallString: `"${installedThere()}\\Uninstall StoreDesk.exe" /currentuser`,
          QuietUninstallString: `"${installedThere()}\\Uninstall StoreDesk.exe" /currentuser /S`,
        })
        expect(await entry('DisplayName', 'HKLM')).toBeUndefined()
      })

      it('makes shortcuts that lead to the program', () => {
        for (const path of shortcuts())
          expect(readFileSync(path).toString('utf16le') + readFileSync(path).subarray(1).toString('utf16le')).toContain(
            'StoreDesk.exe',
          )
      })

      it('keeps the installer, from which StoreDesk goes back to this version', () => {
        expect(hash(windows.home('AppData', 'Local', 'storedesk-updater', 'installer.exe'))).toBe(hash(first.setup))
      })

      it('starts', async () => {
        const { ended } = await open()
        expect(startedText()).toBe('storedesk://cart')
        writeFileSync(profile('stop'), '')
        await ended
      })
    })

    describe('of a later version', () => {
      beforeEach(async () => {
        await install(first.setup)
      })

      it('closes a program that is open, takes its place and keeps the profile', async () => {
        const { ended } = await open()
        writeFileSync(profile('orders.db'), 'the proof of orders')
        expect(await install(second.setup)).toBe(0)
        await ended
        const { 'Uninstall StoreDesk.exe': _, ...files } = Object.fromEntries(filesOf(installed()))
        expect(files).toEqual(Object.fromEntries(filesOf(second.unpacked)))
        expect(readFileSync(profile('orders.db'), 'utf8')).toBe('the proof of orders')
        expect(await entry('DisplayVersion')).toBe('1.1.0')
        expect(await windows.keysBelow(`HKCU\\${UNINSTALLS}`)).toHaveLength(1)
      })

      it('run as an update, starts StoreDesk again and says that it was one', async () => {
        const { ended } = await open()
        expect(await install(second.setup, '--updated', '--force-run')).toBe(0)
        await ended
        await expect.poll(startedText).toBe('--updated')
        writeFileSync(profile('stop'), '')
        expect(await entry('DisplayVersion')).toBe('1.1.0')
      })

      it('leaves a shortcut away that the person has deleted', async () => {
        const [desktop = ''] = shortcuts()
        rmSync(desktop)
        await install(second.setup)
        expect(shortcuts().map((path) => existsSync(path))).toEqual([false, true])
        await uninstall(installedThere(), '/S')
      })

      it('goes back to an earlier one, as after a version that doesn’t start', async () => {
        await install(second.setup)
        expect(await install(first.setup, '--updated')).toBe(0)
        expect(await entry('DisplayVersion')).toBe('1.0.0')
      })
    })

    describe('its uninstaller', () => {
      beforeEach(async () => {
        await install(first.setup)
        mkdirSync(profile(), { recursive: true })
        writeFileSync(profile('orders.db'), 'the proof of orders')
      })
      const gone = async () => {
        // The last step of the uninstaller.
        await expect.poll(() => entry('DisplayName')).toBeUndefined()
        // The system releases a program that was open a moment after it ended.
        await expect.poll(() => filesOf(installed()).size).toBe(0)
        expect(shortcuts().filter((path) => existsSync(path))).toEqual([])
      }

      it('takes away all but the profile, silently', async () => {
        await uninstall(installedThere(), '/S')
        await gone()
        expect(existsSync(profile('orders.db'))).toBe(true)
      })

      it('closes a program that is open', async () => {
        const { ended } = await open()
        await uninstall(installedThere(), '/S')
        await ended
        await gone()
        expect(existsSync(profile('started.txt'))).toBe(true)
      })

      it('asks a person about the profile, and keeps it by No', async () => {
        expect(await uninstallByHand(NO)).toContain('Also delete all StoreDesk data on this computer?')
        await gone()
        expect(existsSync(profile('orders.db'))).toBe(true)
      })

      it('removes it by Yes', async () => {
        expect(await uninstallByHand(YES)).toContain('This includes the record of placed orders')
        await gone()
        expect(existsSync(profile())).toBe(false)
      })
    })

    describe('for the whole computer', () => {
      const program = (...names: readonly string[]) => windows.path('Program Files', 'StoreDesk', ...names)

      it('installs for an administrator into Program Files, and is uninstalled from there', async () => {
        const administrator = { STOREDESK_ADMIN: '1' }
        expect(await windows.run(first.setup, ['/allusers', '/S'], administrator)).toBe(0)
        expect(existsSync(program('StoreDesk.exe'))).toBe(true)
        expect(existsSync(installed())).toBe(false)
        expect(await entry('UninstallString', 'HKLM')).toMatch(/\\Program Files\\StoreDesk\\.* \/allusers$/)
        const args = [
          '0',
          thereOf(join(folder, 'asked.txt')),
          String.raw`C:\Program Files\StoreDesk\Uninstall StoreDesk.exe`,
        ]
        await windows.run(tools.press, [...args, '/allusers', '/S'], administrator)
        await expect.poll(() => entry('DisplayName', 'HKLM')).toBeUndefined()
        expect(existsSync(program('StoreDesk.exe'))).toBe(false)
      })

      it('installs nothing for a user without the right', async () => {
        await windows.run(first.setup, ['/allusers', '/S'])
        expect(existsSync(program('StoreDesk.exe'))).toBe(false)
        expect(existsSync(installed())).toBe(false)
      })
    })
  },
)
