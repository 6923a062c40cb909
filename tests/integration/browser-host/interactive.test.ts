/** The app in a person's own browser: reached with the secret of this start alone, and then all of it is there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../../../tools/browser-host/chromium/find.ts'
import { appFolder, executable } from './trial.ts'

let profile: string
let host: ChildProcess
let address: URL
let browser: Browser
let page: Page

/** The address that the host tells at its start. */
const told = (child: ChildProcess): Promise<URL> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (bytes) => {
      said += bytes
      const [, found] = /Open (http:\S+)/.exec(said) ?? []
      if (found !== undefined) resolve(new URL(found))
    })
    child.once('exit', (code) => reject(new Error(`The host ended with ${code}: ${said}`)))
  })

beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'host-person-'))
  host = spawn(executable, [appFolder, `--user-data-dir=${profile}`], {
    env: { ...process.env, STOREDESK_HOST: 'interactive' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await told(host)
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  page = await browser.newPage()
  await page.goto(address.href)
  await page.waitForFunction(() => window.trial !== undefined)
})
afterAll(async () => {
  await browser?.close()
  const ended = new Promise((resolve) => host.once('exit', resolve))
  host.kill()
  await ended
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
})

describe('whoever opens the printed address', () => {
  test('sees the app’s page, and no secret in its address', async () => {
    expect(await page.title()).toBe('Trial page')
    expect(new URL(page.url()).search).toBe('')
  })

  test('asks the main process, and is told when that fails', async () => {
    expect(await page.evaluate(() => window.trial.ask('sum', new Uint8Array([1, 2, 200])))).toBe(203)
    expect(await page.evaluate(() => window.trial.ask('fail').catch((error: Error) => error.message))).toContain(
      'on purpose',
    )
  })

  test('keeps the app’s policy: what stands in the page itself isn’t run', async () => {
    expect(await page.evaluate(() => Reflect.has(window, 'inlineRan'))).toBe(false)
    expect(await page.evaluate(() => Reflect.has(window, 'scriptRan'))).toBe(true)
  })

  test('chooses files by his browser’s own dialog', async () => {
    const chooser = page.waitForEvent('filechooser')
    const content = page.evaluate(() => window.trial.ask('choose'))
    await (await chooser).setFiles({ name: 'cart.csv', mimeType: 'text/csv', buffer: Buffer.from('1,2') })
    expect(await content).toBe('1,2')
  })

  test('gets what the app saves as a download', async () => {
    const download = page.waitForEvent('download')
    expect(await page.evaluate(() => window.trial.ask('save', 'kept'))).toBe(false)
    const file = await download
    expect(file.suggestedFilename()).toBe('saved.txt')
    expect(readFileSync(await file.path(), 'utf8')).toBe('kept')
  })

  test('is asked questions in the page', async () => {
    const answer = page.evaluate(() => window.trial.ask('ask'))
    await page.getByRole('button', { name: 'Quit' }).click()
    expect(await answer).toBe(1)
  })

  test('comes back after a reload', async () => {
    await page.reload()
    await page.waitForFunction(() => window.trial !== undefined)
    expect(await page.evaluate(() => window.trial.ask('echo', 7))).toBe(7)
  })
})

describe('whoever has not the secret', () => {
  const status = async (path: string, init: RequestInit = {}) =>
    (await fetch(new URL(path, address.origin), { redirect: 'manual', ...init })).status

  test('is refused', async () => {
    expect(await status('/')).toBe(403)
    expect(await status('/?token=wrong')).toBe(403)
    expect(await status('/__host/start.js')).toBe(403)
    expect(await status('/__host/message', { method: 'POST', body: '{}' })).toBe(403)
  })

  test('is refused from another page, even with the cookie', async () => {
    const [cookie] = await page.context().cookies()
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    expect(await status('/page.html', { headers })).toBe(200)
    const asked = { method: 'POST', body: '{}', headers: { ...headers, origin: 'http://elsewhere.invalid' } }
    expect(await status('/__host/message', asked)).toBe(403)
  })
})
