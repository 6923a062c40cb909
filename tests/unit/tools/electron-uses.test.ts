import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { complaintsOf, ELECTRON_PAGE, electronPage } from '../../../tools/electron-uses/page.ts'

const uses = [
  { name: "App 'second-instance'", file: 'src/main/program/program.ts', isDeprecated: false },
  { name: 'App.getPath', file: 'src/main/desktop/dialogs.ts', isDeprecated: false },
  { name: 'Shell.openExternal', file: 'src/main/desktop/links.ts', isDeprecated: false },
]

it('the page names each member once, by what it belongs to, with its files', () => {
  const page = electronPage('45.5.0', uses)
  expect(page).toContain(
    "| App | `'second-instance'` `getPath` | `main/desktop/dialogs.ts` `main/program/program.ts` |",
  )
  expect(page).toContain('| Shell | `openExternal` | `main/desktop/links.ts` |')
  expect(page).toContain('typings of Electron 45.5.0: 3 members, options and events in 3 files')
})

it.each([
  'src/main/desktop/window.ts',
  'src/main/program/index.ts',
  'src/preload/index.ts',
  'src/main/paper/page-electron.ts',
])('%s may use Electron', (file) => {
  expect(complaintsOf([{ name: 'App.quit', file, isDeprecated: false }])).toEqual([])
})

it.each([
  'src/main/session/session.ts',
  'src/main/desktop.ts',
  'src/shared/bridge.ts',
  'src/renderer/app/desktop/x.ts',
])('%s may not', (file) => {
  expect(complaintsOf([{ name: 'App.quit', file, isDeprecated: false }])).toEqual([
    expect.stringContaining(`${file} uses App.quit`),
  ])
})

it('what Electron has deprecated is told where it stands', () => {
  expect(
    complaintsOf([{ name: 'SafeStorage.encryptString', file: 'src/main/desktop/cipher.ts', isDeprecated: true }]),
  ).toEqual(['src/main/desktop/cipher.ts uses SafeStorage.encryptString, which Electron has deprecated'])
})

it('the page is of the typings that are installed, and its files are there', () => {
  const page = readFileSync(ELECTRON_PAGE, 'utf8')
  const { version } = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8')) as { version: string }
  expect(page).toContain(`typings of Electron ${version}:`)
  const files = [...page.matchAll(/`((?:main|preload)\/[^`]+\.ts)`/g)].map(([, file]) => `src/${file}`)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
