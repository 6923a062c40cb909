/** The app in a user's own browser: reachable only with the secrets of this start, and then complete. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findChromium } from '../chromium/find.ts'
import { codec } from '../world/codec.ts'
import { startForPerson } from './trial.ts'

let profile: string
let host: ChildProcess
let output = ''
let first: URL
let browser: Browser
let page: Page
/** The headers by which the page identifies itself to the host. */
let proof: Record<string, string> = {}

/** Resolves to the addresses that the host has printed, once there are this many. */
const urls = (count: number): Promise<readonly URL[]> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const found = [...output.matchAll(/Open (http:\S+)/g)].map(([, address = '']) => new URL(address))
      if (found.length >= count) resolve(found)
    }
    host.stdout?.on('data', look)
    host.once('exit', (code) => reject(new Error(`The host ended with ${code}: ${output}`)))
    look()
  })

const lastAddress = async (): Promise<string> => (await urls(1)).at(-1)?.href ?? ''

beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'host-person-'))
  host = startForPerson(profile)
  host.stdout?.on('data', (bytes) => {
    output += bytes
  })
  const [address] = await urls(1)
  if (address === undefined) throw new Error('No address was told')
  first = address
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  page = await (await browser.newContext()).newPage()
  await page.goto(first.href)
  await page.waitForFunction(() => window.trial !== undefined)
})
beforeEach(async () => {
  // A reloaded page identifies itself by another number.
  const spoken = page.waitForRequest((one) => one.url().includes('/__host/message'))
  await page.evaluate(() => window.trial.ask('echo', 1))
  const headers = await (await spoken).allHeaders()
  proof = Object.fromEntries(['cookie', 'x-tab', 'x-page'].map((name) => [name, headers[name] ?? '']))
})
afterAll(async () => {
  await browser?.close()
  const ended = new Promise((resolve) => host.once('exit', resolve))
  host.kill()
  await ended
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
})

describe('a user who opens the printed address', () => {
  test('is told the address by a second start, which ends', async () => {
    const address = await lastAddress()
    const again = startForPerson(profile)
    const [words, [code]] = await Promise.all([again.stdout.setEncoding('utf8').toArray(), once(again, 'exit')])
    expect(words.join('')).toContain(`Open ${address}`)
    expect(code).toBe(0)
  })

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

  test('chooses files in the browser’s own dialog', async () => {
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

  test('follows the app into a second window, and back when that closes', async () => {
    const ask = (channel: string) => page.evaluate((name) => void window.trial.ask(name, undefined), channel)
    await ask('beside')
    await expect.poll(() => page.title()).toBe('Other page')
    await page.waitForFunction(() => window.trial !== undefined)
    expect(await page.evaluate(() => window.trial.ask('echo', 5))).toBe(5)
    await ask('closeBeside')
    await expect.poll(() => page.title()).toBe('Trial page')
    await page.waitForFunction(() => window.trial !== undefined)
    expect(await page.evaluate(() => window.trial.ask('echo', 6))).toBe(6)
  })

  test('comes back after a reload', async () => {
    await page.reload()
    await page.waitForFunction(() => window.trial !== undefined)
    expect(await page.evaluate(() => window.trial.ask('echo', 7))).toBe(7)
  })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** A raw request, without a browser's changes. */
const ask = (path: string, headers: OutgoingHttpHeaders = {}, body?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = first
    const call = request({ hostname, port, path, headers, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      let text = ''
      const done = () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      answer.on('data', (piece) => {
        text += piece
      })
      answer.on('end', done)
      // The stream of events never ends.
      if (answer.headers['content-type']?.startsWith('text/plain') && answer.statusCode === 200) {
        call.destroy()
        done()
      }
    })
    call.on('error', reject)
    call.end(body)
  })

/** Every path of the host itself. */
const OWN = [
  ['/__host/events?page=x&at=/', undefined],
  ['/__host/file/1', undefined],
  ['/__host/message', codec.encode({ kind: 'invoke', id: 1, channel: 'echo', args: [1] })],
  ['/__host/told', codec.encode({ kind: 'at', path: '/page.html' })],
  ['/__host/upload?id=1&name=x', 'x'],
] as const

const statuses = async (headers: OutgoingHttpHeaders): Promise<readonly number[]> => {
  const answers = await Promise.all(OWN.map(([path, body]) => ask(path, headers, body)))
  return answers.map(({ status }) => status)
}
const allRefused = OWN.map(() => 403)

/** Checks that the app still talks to this page. */
const stillThere = () => page.evaluate(() => window.trial.ask('echo', 'there'))

describe('the printed address', () => {
  test('is one of this start’s own', () => {
    expect(first.hostname).toMatch(/^127\.\d+\.\d+\.\d+$/)
    if (process.platform === 'linux') expect(first.hostname).not.toBe('127.0.0.1')
  })

  test('is valid once, and another one is printed', async () => {
    expect((await ask(first.pathname + first.search)).status).toBe(403)
    const addresses = await urls(2)
    expect(new Set(addresses.map(({ href }) => href)).size).toBe(addresses.length)
    expect(addresses.map(({ host: own }) => own)).toEqual(addresses.map(() => first.host))
  })

  test('has a secret of its own, which the browser keeps nowhere', async () => {
    const secret = first.searchParams.get('start') ?? ''
    const [cookie] = await page.context().cookies()
    expect(secret.length).toBeGreaterThan(20)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
    expect(new Set([secret, cookie?.value, proof['x-tab']]).size).toBe(3)
    expect(JSON.stringify(await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      secret,
    )
    await page.goBack().catch(() => null)
    expect(page.url()).not.toContain(secret)
    await page.goForward().catch(() => null)
    await page.waitForFunction(() => window.trial !== undefined)
  })
})

describe('a request without the secrets', () => {
  test('is refused', async () => {
    for (const path of ['/', '/?start=', '/?start=wrong', '/page.html', '/__host/start.js']) {
      expect((await ask(path, { 'sec-fetch-site': 'same-origin' })).status).toBe(403)
    }
    expect(await statuses({ 'sec-fetch-site': 'same-origin', origin: first.origin })).toEqual(allRefused)
  })

  test('with only the cookie, which every server on this host gets, is refused all paths of the host', async () => {
    const { cookie } = proof
    expect((await ask('/page.html', { cookie, 'sec-fetch-site': 'none' })).status).toBe(200)
    expect(await statuses({ cookie, 'sec-fetch-site': 'same-origin', origin: first.origin })).toEqual(allRefused)
    expect(await statuses({ cookie, 'x-tab': 'wrong', 'sec-fetch-site': 'same-origin' })).toEqual(allRefused)
    expect(await stillThere()).toBe('there')
  })

  test.each([
    ['another port', { 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['nowhere', {}],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an origin of another port', { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:1' }],
  ])('is refused from %s, even with all other headers', async (_, from) => {
    expect(await statuses({ ...proof, ...from })).toEqual(allRefused)
    expect((await ask('/__host/start.js', { ...proof, ...from })).status).toBe(403)
    expect(await stillThere()).toBe('there')
  })

  test('is refused by another name of this machine', async () => {
    const { status } = await ask('/page.html', { ...proof, 'sec-fetch-site': 'none', host: `localhost:${first.port}` })
    expect(status).toBe(403)
  })
})

describe('a page of another server on this machine, in the same browser', () => {
  test.each(['127.0.0.1', 'the same address'])('on %s gets nothing and disconnects no user', async (where) => {
    const cookies: (string | undefined)[] = []
    const server = createServer((incoming, response) => {
      cookies.push(incoming.headers.cookie)
      response.setHeader('content-type', 'text/html').end('<title>Elsewhere</title>')
    })
    const address = where === '127.0.0.1' ? where : first.hostname
    await new Promise<void>((resolve) => server.listen(0, address, resolve))
    const { port } = server.address() as AddressInfo
    const other = await page.context().newPage()
    await other.goto(`http://${address}:${port}/`)
    const got = await other.evaluate(async (origin) => {
      const load = (address: string) =>
        new Promise((resolve) => {
          const script = document.createElement('script')
          script.onload = () => resolve('loaded')
          script.onerror = () => resolve('refused')
          script.src = address
          document.head.append(script)
        })
      const scripts = [await load(`${origin}/__host/start.js`), await load(`${origin}/page.js`)]
      const events = new EventSource(`${origin}/__host/events?page=evil&at=/`, { withCredentials: true })
      await new Promise((resolve) => {
        events.onerror = resolve
        events.onopen = resolve
      })
      events.close()
      const options = { method: 'POST', mode: 'no-cors', credentials: 'include', body: '[0,["x"]]' } as const
      await fetch(`${origin}/__host/events?page=evil&at=/`, { ...options, method: 'GET', body: null }).catch(() => null)
      await fetch(`${origin}/__host/message`, options).catch(() => null)
      return scripts
    }, first.origin)
    await other.close()
    server.close()
    expect(got).toEqual(['refused', 'refused'])
    // Cookies aren't separated by port: that is why the cookie alone gives no access.
    expect(cookies.some((cookie) => cookie !== undefined)).toBe(where === 'the same address')
    expect(await stillThere()).toBe('there')
  })
})

describe('an invalid request', () => {
  const asPage = () => ({ ...proof, 'sec-fetch-site': 'same-origin', origin: first.origin })
  const view = (name: string) => JSON.stringify([0, [['view', name, 'AAAA']]])

  test.each<readonly [string, string, string | undefined]>([
    ['two slashes', '//evil.example/', undefined],
    ['another host', 'http://evil.example/', undefined],
    ['a port that is none', '//[', undefined],
    ['no path at all', '*', undefined],
    ['a place elsewhere', '/__host/events?page=x&at=//evil.example/', undefined],
    ['a place that browsers take elsewhere', '/__host/events?page=x&at=/%09/evil.example/', undefined],
    ['a place with a backslash', '/__host/events?page=x&at=/%5Cevil.example/', undefined],
    ['a place that is no path', '/__host/events?page=x&at=javascript:alert(1)', undefined],
    ['moving elsewhere', '/__host/told', codec.encode({ kind: 'at', path: '//evil.example/' })],
    ['no message', '/__host/message', 'no message'],
    ['a message of another kind', '/__host/message', codec.encode({ kind: 'evil', id: 1 })],
    ['a message without its parts', '/__host/message', codec.encode({ kind: 'invoke' })],
    ['a function by its name', '/__host/message', view('Function')],
    ['an object by its name', '/__host/message', view('SharedArrayBuffer')],
    ['an unknown tag', '/__host/message', JSON.stringify([0, [['evil', 1]]])],
  ])('%s is refused, without internal details', async (_, path, body) => {
    const { status, text } = await ask(path, asPage(), body)
    expect(status).toBe(400)
    expect(text.length).toBeLessThan(40)
    expect(text).not.toMatch(/Error|node:|\.ts|\n/)
    expect(await stillThere()).toBe('there')
  })

  test('a file that wasn’t asked for, or that is called “..”, is refused', async () => {
    expect((await ask('/__host/upload?id=4711&name=x', asPage(), 'x')).status).toBe(409)
    const chooser = page.waitForEvent('filechooser')
    const content = page.evaluate(() => window.trial.ask('choose'))
    const chosen = await chooser
    // Only the last question is open.
    const ids = Array.from({ length: 30 }, (_, at) => at + 1)
    const named = (name: string) =>
      Promise.all(ids.map(async (id) => (await ask(`/__host/upload?id=${id}&name=${name}`, asPage(), 'x')).status))
    for (const name of ['..', '.', '', '%2F', 'a%2F..']) {
      expect(new Set(await named(name))).toEqual(new Set([409, 400]))
    }
    await chosen.setFiles({ name: 'cart.csv', mimeType: 'text/csv', buffer: Buffer.from('3,4') })
    expect(await content).toBe('3,4')
  })
})

describe('a second tab', () => {
  test('without its own address is told to open one, and disconnects no user', async () => {
    const second = await page.context().newPage()
    await second.goto(`${first.origin}/page.html`)
    await second.getByText('Open the address that the app has printed last').waitFor()
    await second.close()
    expect(await stillThere()).toBe('there')
  })

  test('with a new address takes the app over, and the first, which is told, takes it back', async () => {
    const second = await page.context().newPage()
    await second.goto(await lastAddress())
    await second.waitForFunction(() => window.trial !== undefined)
    expect(await second.evaluate(() => window.trial.ask('echo', 8))).toBe(8)
    await page.getByText('StoreDesk is shown in another tab.').waitFor()
    await page.getByRole('button', { name: 'Use it here' }).click()
    await expect.poll(() => page.evaluate(() => window.trial?.ask('echo', 9)).catch(String)).toBe(9)
    await second.close()
  })
})
