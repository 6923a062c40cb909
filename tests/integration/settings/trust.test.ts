/** Settings of what StoreDesk trusts are written only after a question by main, which no page can answer. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Question } from '../../../src/main/settings/computer.ts'
import type { DeviceChange } from '../../../src/shared/device-settings.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { type App, drawer, openApp } from '../../support/whole-app.ts'

let shop: Shop
let app: App | undefined
beforeAll(async () => {
  shop = await openShop()
  return () => shop.portal.stop()
})
afterEach(() => app?.services.close())

/** An app whose user gives these answers, and a record of the questions. */
function asking(answer: (question: Question) => boolean | Promise<boolean>) {
  const questions: Question[] = []
  const opened = openApp({
    origin: shop.portal.origin,
    loadKeychain: async () => drawer().keychain,
    confirm: async (question) => {
      questions.push(question)
      return answer(question)
    },
  })
  app = opened
  const written = (name: string) =>
    existsSync(join(opened.folder, name)) ? readFileSync(join(opened.folder, name), 'utf8') : ''
  return { app: opened, questions, written }
}

const EVIL = { api: 'https://evil.example', listing: '', checkout: '' }
const PROXY = { from: 'hand', address: 'http://evil.example:8080' } as const

/** All settings with a question: name, the page's request, the file, the text in the file, and the text of the question. */
const TRUSTED: readonly [string, (app: App) => Promise<unknown>, string, string, string][] = [
  ['the portal’s address', ({ ask }) => ask('connection.change', EVIL), 'storedesk.json', 'evil.example', EVIL.api],
  ['a proxy', ({ ask }) => ask('device.write', { proxy: PROXY }), 'device.json', 'evil.example', PROXY.address],
  ['no proxy', ({ ask }) => ask('device.write', { proxy: { from: 'nowhere' } }), 'device.json', 'nowhere', 'directly'],
  [
    'a proxy among other settings',
    ({ ask }) => ask('device.write', { theme: 'dark', proxy: PROXY }),
    'device.json',
    'evil.example',
    PROXY.address,
  ],
  ['the room for documents', ({ ask }) => ask('device.write', { documents: 5000 }), 'device.json', '5000', '5,000 MB'],
]

describe.each(TRUSTED)('%s', (_, change, file, mark, named) => {
  it('isn’t written when the user declines', async () => {
    const { app, questions, written } = asking(() => false)
    expect(await change(app)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(questions).toHaveLength(1)
    expect(`${questions[0]?.message} ${questions[0]?.detail}`).toContain(named)
    expect(written(file)).not.toContain(mark)
  })

  it('is written when the user says yes', async () => {
    const { app, questions, written } = asking(() => true)
    expect(await change(app)).toMatchObject({ ok: true })
    expect(questions).toHaveLength(1)
    expect(written(file)).toContain(mark)
  })
})

it('a proxy and the room for documents in one change are both named before either is written', async () => {
  const { app, questions, written } = asking(() => false)
  expect(await app.ask('device.write', { proxy: PROXY, documents: 5000 })).toMatchObject({ ok: false })
  expect(questions.map(({ detail }) => [detail.includes(PROXY.address), detail.includes('5,000 MB')])).toEqual([
    [true, true],
  ])
  expect(written('device.json')).not.toMatch(/evil|5000/)
})

it('a repair isn’t begun when the user declines', async () => {
  const declined = asking(() => false)
  expect(await declined.app.ask('support.repair', undefined)).toMatchObject({ error: { kind: 'cancelled' } })
  expect(existsSync(join(declined.app.folder, 'repair'))).toBe(false)
})

it('a repair is begun when the user says yes', async () => {
  const { app } = asking(() => true)
  expect(await app.ask('support.repair', undefined)).toMatchObject({ ok: true })
  expect(existsSync(join(app.folder, 'repair'))).toBe(true)
})

it('one question stands at a time: what a page asks for meanwhile is declined', async () => {
  const answer = Promise.withResolvers<boolean>()
  const { app, questions, written } = asking(() => answer.promise)
  const first = app.ask('device.write', { documents: 1000 })
  expect(await app.ask('connection.change', EVIL)).toMatchObject({ error: { kind: 'cancelled' } })
  expect(await app.ask('support.repair', undefined)).toMatchObject({ error: { kind: 'cancelled' } })
  answer.resolve(true)
  expect(await first).toMatchObject({ ok: true })
  expect(questions).toHaveLength(1)
  expect(written('storedesk.json')).toBe('')
})

it('looks, and what changes nothing, are written without a question', async () => {
  const { app, questions } = asking(() => false)
  const plain: DeviceChange[] = [{ theme: 'dark' }, { proxy: { from: 'system' }, documents: 500 }]
  for (const change of plain) expect(await app.ask('device.write', change)).toMatchObject({ ok: true })
  expect(questions).toEqual([])
})

it('addresses that can’t be used are refused without a question', async () => {
  const { app, questions } = asking(() => true)
  expect(await app.ask('connection.change', { ...EVIL, api: 'http://evil.example' })).toMatchObject({
    error: { kind: 'rule' },
  })
  expect(questions).toEqual([])
})
