/** The package without the practice portal: `STOREDESK_PRACTICE=off npm run package`, in a copy of the project, whose out/ stays. */
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listPackage } from '@electron/asar'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { messages } from '../../src/shared/messages.ts'
import { launchApp } from '../../tools/launch.ts'
import { shippedPackages } from '../../tools/packaging/shipped.ts'
import { run } from '../../tools/suite/stage.ts'

const PROJECT = readdirSync('.').filter((name) => !/^(?:\.git|node_modules|out|dist|tour|test-results)$/.test(name))
const folder = mkdtempSync(join(tmpdir(), 'storedesk-without-practice-'))

beforeAll(async () => {
  for (const name of PROJECT) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  const { code, output } = await run(process.execPath, ['tools/package.ts', '--folder', '--system', 'linux'], {
    cwd: folder,
    env: { STOREDESK_PRACTICE: 'off' },
  })
  expect(code, output).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('has no module of src/practice, and no package that only this needs', () => {
  const maps = globSync('out/main/**/*.map', { cwd: folder })
  const modules = maps.flatMap(
    (path) =>
      z.object({ sources: z.array(z.string()) }).parse(JSON.parse(readFileSync(join(folder, path), 'utf8'))).sources,
  )
  expect(modules.length).toBeGreaterThan(500)
  expect(modules.filter((path) => /\/src\/practice\/|\bhono\b/.test(path))).toEqual([])
  expect(shippedPackages(folder).filter(({ name }) => name.includes('hono'))).toEqual([])
  expect(readFileSync(join(folder, 'out', 'notices.json'), 'utf8')).not.toContain('hono')
})

it('is packed as it is built', () => {
  const [asar = ''] = globSync('dist/linux-unpacked/resources/app.asar', { cwd: folder })
  const packed = listPackage(join(folder, asar), { isPack: false }).filter((path) => /^\/out\/.*\.js$/.test(path))
  const built = globSync('out/**/*.js', { cwd: folder }).map((path) => `/${path}`)
  expect(packed.toSorted()).toEqual(built.toSorted())
})

it('says at sign-in that it needs an address, and in its settings nothing of a practice portal', async () => {
  vi.stubEnv('STOREDESK_APP_DIR', folder)
  const { app, close } = await launchApp()
  try {
    const window = await app.firstWindow()
    await window.getByText(messages.portalMissing).waitFor()
    expect(await window.getByText('Practice users').count()).toBe(0)
    await window.getByRole('button', { name: 'Settings' }).click()
    const settings = window.getByRole('dialog', { name: 'Settings' })
    for (const [section, shows] of [
      ['Connection', messages.hostsMissing],
      ['Privacy', messages.keptOrdersHelp],
    ] as const) {
      await settings.getByText(section, { exact: true }).first().click()
      await settings.getByText(shows).waitFor()
      expect(await settings.getByText(/practice portal/i).count()).toBe(0)
    }
  } finally {
    await close()
  }
})
