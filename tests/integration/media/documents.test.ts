/** Documents linked from answers: fetched by main, checked, cached, shown by ticket and saved. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import type { Ask } from '../../../src/shared/bridge.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

let portal: PracticePortal
let saveIn: string
const open: App[] = []

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
})
afterAll(() => portal.stop())
afterEach(() => {
  portal.control.clearFaults()
  for (const app of open.splice(0)) app.services.close()
})

const POLICY = { call: 'policies.url', args: { query: { path: 'policies/returns.pdf' } }, field: 'url', request: 'd' }
const EXITS = { query: { path: 'policies/exits.png' } }
const SONG = { call: 'music.intellikit', args: {}, field: 'url', row: 'media/music/little-steps.mp3', request: 's' }
const FILM = { call: 'music.commercials', args: {}, field: 'url', row: 'media/films/winter-wear.webm', request: 'f' }

async function app(more: Partial<Parameters<typeof openApp>[0]> = {}): Promise<App> {
  saveIn = mkdtempSync(join(tmpdir(), 'storedesk-saved-'))
  const { keychain } = drawer()
  const opened = openApp({ origin: portal.origin, loadKeychain: async () => keychain, saveIn, ...more })
  open.push(opened)
  await signIn(opened, portal)
  return opened
}

const show = async ({ services }: App, ticket: string, range: string | null = null) => {
  const answer = await services.documentTickets.answer(ticket, range)
  return answer && { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** All document files in the profile. */
const keptIn = ({ folder }: App): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /documents[\\/]/.test(name))

test.each([
  [{ ...POLICY }, 'pdf', 'returns.pdf', 'application/pdf', '%PDF-'],
  [{ ...POLICY, args: EXITS }, 'picture', 'exits.png', 'image/png', '\x89PNG'],
  [SONG, 'audio', 'little-steps.mp3', 'audio/mpeg', '\xff\xfb'],
  [FILM, 'video', 'winter-wear.webm', 'video/webm', '\x1a\x45'],
] satisfies [Ask<'documents.open'>, string, string, string, string][])(
  'a document that an answer leads to is shown and saved (%#)',
  async (ask, kind, name, type, begins) => {
    const here = await app()
    const opened = must(await here.ask('documents.open', ask))
    expect(opened).toMatchObject({ kind, name })
    const shown = await show(here, opened.ticket)
    expect(shown?.bytes.length).toBe(opened.bytes)
    expect(shown?.headers.get('content-type')).toBe(type)
    expect(shown?.bytes.toString('latin1').startsWith(begins)).toBe(true)
    const saved = must(await here.ask('documents.save', { ticket: opened.ticket }))
    expect(saved?.path).toBe(join(saveIn, name))
    expect(readFileSync(join(saveIn, name))).toEqual(shown?.bytes)
    expect(here.events).toContainEqual({
      event: 'transfers.progress',
      what: { request: ask.request, done: opened.bytes, total: opened.bytes },
    })
  },
)

test('any range of its bytes can be requested, so that sound and film can be seeked', async () => {
  const here = await app()
  const { ticket, bytes } = must(await here.ask('documents.open', SONG))
  const whole = (await show(here, ticket))?.bytes
  const piece = await show(here, ticket, 'bytes=1000-1999')
  expect(piece?.status).toBe(206)
  expect(piece?.headers.get('content-range')).toBe(`bytes 1000-1999/${bytes}`)
  expect(piece?.bytes).toEqual(whole?.subarray(1000, 2000))
  expect((await show(here, ticket, `bytes=${bytes}-`))?.status).toBe(416)
  expect(await show(here, '0'.repeat(32))).toBeUndefined()
})

test('the one that was looked at today is there without the portal', async () => {
  const here = await app()
  must(await here.ask('documents.open', SONG))
  portal.control.faults([{ kind: 'reset', call: 'media', times: 3 }])
  expect(await here.ask('documents.open', SONG)).toMatchObject({ ok: true })
})

test('an older one is asked for again, and stands in where its host can’t be reached', async () => {
  let now = Date.now()
  const here = await app({ clock: () => now })
  const first = must(await here.ask('documents.open', SONG))
  now += 2 * 86_400_000
  portal.control.faults([{ kind: 'reset', call: 'media' }])
  expect(must(await here.ask('documents.open', SONG)).at).toBe(first.at)
  expect(must(await here.ask('documents.open', SONG)).at).not.toBe(first.at)
})

test.each([
  ['redirect', 'rule'],
  ['html', 'rule'],
  ['huge', 'rule'],
  ['empty', 'rule'],
  ['truncated', 'offline'],
  ['reset', 'offline'],
  ['status', 'portal'],
] as const)('%s: nothing is shown, and nothing is left on the disk', async (kind, error) => {
  const here = await app()
  portal.control.faults([{ kind, call: 'media' }])
  expect(await here.ask('documents.open', POLICY)).toMatchObject({ ok: false, error: { kind: error } })
  expect(keptIn(here)).toEqual([])
  // The portal works again.
  expect(await here.ask('documents.open', POLICY)).toMatchObject({ ok: true })
  expect(here.defects).toEqual([])
})

test('one that stalls runs into a timeout', async () => {
  const here = await app({ timeoutMs: 2000 })
  portal.control.faults([{ kind: 'hang', call: 'media' }])
  expect(await here.ask('documents.open', POLICY)).toMatchObject({ ok: false, error: { kind: 'timeout' } })
})

test('one that is stopped, or that a sign-out overtakes, leaves nothing', async () => {
  const here = await app()
  portal.control.faults([{ kind: 'drip', call: 'media', times: 2 }])
  const stopped = here.ask('documents.open', POLICY)
  const overtaken = here.ask('documents.open', { ...POLICY, args: EXITS, request: 'other' })
  // The documents arrive slowly: their kind is known after seconds, and only then they are written.
  await expect.poll(() => keptIn(here).length).toBe(2)
  await here.ask('transfers.stop', { request: POLICY.request })
  expect(await stopped).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  expect(keptIn(here)).toHaveLength(1)

  must(await here.ask('session.signOut', undefined))
  expect(await overtaken).toMatchObject({ ok: false, error: { kind: 'session' } })
  expect(keptIn(here)).toEqual([])
})

test('two at once both arrive', async () => {
  const here = await app()
  const both = [here.ask('documents.open', SONG), here.ask('documents.open', { ...SONG, request: 'other' })]
  const [one, other] = (await Promise.all(both)).map(must)
  // Opening a document again returns the same ticket.
  expect(one?.ticket).toBe(other?.ticket)
  expect((await show(here, one?.ticket ?? ''))?.bytes).toEqual((await show(here, other?.ticket ?? ''))?.bytes)
})

test('signing out, and clearing saved answers, forgets them', async () => {
  const here = await app()
  const { ticket } = must(await here.ask('documents.open', SONG))
  expect(keptIn(here)).toHaveLength(1)
  must(await here.ask('privacy.clear', { kind: 'answers' }))
  expect(keptIn(here)).toEqual([])
  expect(await here.ask('documents.save', { ticket })).toMatchObject({ error: { sentence: 'documentGone' } })
  must(await here.ask('documents.open', SONG))
  must(await here.ask('session.signOut', undefined))
  expect(keptIn(here)).toEqual([])
  expect(await show(here, ticket)).toBeUndefined()
})

test('what is asked for must be a document of an answer', async () => {
  const here = await app()
  const refused = [
    { ...POLICY, call: 'order.invoice' },
    { ...POLICY, call: 'no.such' },
    { ...POLICY, field: 'constructor' },
    { ...SONG, field: 'name' },
  ]
  for (const ask of refused) expect(await here.ask('documents.open', ask)).toMatchObject({ error: { kind: 'request' } })
  expect(await here.ask('documents.open', { ...SONG, row: '99' })).toMatchObject({
    error: { sentence: 'documentGone' },
  })
})
