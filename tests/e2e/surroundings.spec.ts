/** Protection from the machine around the app: access to its files, trusted certificates, debuggers. */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:https'
import { join, relative } from 'node:path'
import { appFolder } from '../../tools/launch.ts'
import { chooseRuntime, electronExecutable, rootArgs } from '../../tools/runtime.ts'
import { key, stranger } from '../support/certificates.ts'
import { enterAs, openCart } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

test.use({ ownApp: true })

/** The smallest possible picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a host with an untrusted certificate receives nothing, regardless of the machine’s settings', async ({
  launch,
  expectComplaint,
}) => {
  const requests: string[] = []
  const server = createServer({ key, cert: stranger }, (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    response.end(PIXEL)
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  expectComplaint(/404/)
  const { window } = await launch({
    env: { NODE_TLS_REJECT_UNAUTHORIZED: '0', STOREDESK_API_HOST: `https://127.0.0.1:${port}` },
  })
  const { picture, answer } = await window.evaluate(async () => ({
    picture: await new Promise((resolve) => {
      const image = new Image()
      image.onload = () => resolve('shown')
      image.onerror = () => resolve('refused')
      image.src = '/pictures/101/108x131.png'
    }),
    answer: await Reflect.get(window, 'storedesk').ask('session.requestOtp', {
      email: 'store@shop.example',
      password: 'a password',
    }),
  }))
  server.close()
  expect(picture).toBe('refused')
  expect(answer).toMatchObject({ ok: false, error: { kind: 'offline' } })
  expect(requests).toEqual([])
})

/** On Windows, each user's own folder keeps other users out. */
const OTHERS = process.platform === 'win32' ? 0 : 0o077

test('the files of the profile are this person’s alone', async ({ launch, profile }) => {
  chmodSync(profile, 0o755)
  const { window, close } = await launch()
  await enterAs(window)
  await openCart(window)
  const entries = () => ['.', ...readdirSync(profile, { recursive: true, encoding: 'utf8' })]
  const open = () => entries().filter((name) => (statSync(join(profile, name)).mode & OTHERS) !== 0)
  expect(open()).toEqual([])
  const names = entries().map((name) => relative('.', name))
  for (const name of [/orders\.db$/, /orders\.db-wal$/, /cache\.db$/, /drafts\.db$/, /\.bak$/, /storedesk\.log$/]) {
    expect(names).toContainEqual(expect.stringMatching(name))
  }
  await close()
  expect(entries()).toContain('window.json')
  expect(open()).toEqual([])
})

/** Starts the app as if it were installed, without a driver, until `done` resolves. */
async function startInstalled(
  profile: string,
  more: { readonly args?: readonly string[]; readonly env?: NodeJS.ProcessEnv },
  done: (app: { readonly ended: Promise<number | null>; readonly output: () => string }) => Promise<void>,
): Promise<void> {
  chooseRuntime()
  const args = [...rootArgs(), appFolder(), `--user-data-dir=${profile}`, ...(more.args ?? [])]
  const env = { ...process.env, STOREDESK_HOST_PACKAGED: '1', ...more.env }
  const app = spawn(await electronExecutable(), args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  app.stderr.on('data', (piece) => {
    output += piece
  })
  const ended = new Promise<number | null>((resolve) => app.once('exit', resolve))
  try {
    await done({ ended, output: () => output })
  } finally {
    app.kill()
    await ended
  }
}

test('an installed app shows itself to no debugger', async ({ profile }) => {
  await startInstalled(profile, { args: ['--remote-debugging-port=0'] }, async ({ ended, output }) => {
    await expect.poll(output).toContain('Start it without --remote-debugging-port')
    expect(await ended).toBe(1)
  })
})

test('an installed app takes the portal’s address only from its own file', async ({ profile }) => {
  const log = join(profile, 'logs', 'storedesk.log')
  await startInstalled(profile, { env: { STOREDESK_API_HOST: 'https://elsewhere.example' } }, async () => {
    await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8')).toContain('"practice":true')
  })
})
