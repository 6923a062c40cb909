/**
 * A profile of every version, kept since its release (`STOREDESK_KEEP_PROFILE=1` creates this version's), opens in this one without a loss:
 * orders, a waiting import, a template, settings.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

const KEPT = join(import.meta.dirname, 'kept')
const cartType = 'all'
const CSV = 'Product ID,Quantity\n1000001,2\n'

let portal: PracticePortal
beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
})
afterAll(() => portal.stop())

const open = (folder: string) => openApp({ origin: portal.origin, folder, loadKeychain: async () => drawer().keychain })

/** Fills a profile as a user would. */
async function fill(app: App): Promise<void> {
  const body = {
    page: 1,
    size: 3,
    misc: { map: [], userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: true },
  }
  const map = must(await app.services.client.call('session.mapping', { query: {} })).map(({ whID }) => whID)
  const { products } = must(
    await app.services.client.call('catalogue.listing', { body: { ...body, misc: { ...body.misc, map } } }),
  )
  must(await app.ask('cart.add', { cart: cartType, items: products.map(({ id }) => ({ id, qty: 30 })) }))
  must(await app.ask('templates.save', { cartType: cartType, name: 'Every week' }))
  const prepared = must(await app.ask('orders.prepare', { cart: cartType }))
  const groups = prepared.groups.map(({ key }) => key)
  const total = prepared.groups.reduce((sum, group) => sum + group.total, 0)
  must(await app.ask('orders.place', { key: prepared.key, groups, total }))
  must(await app.ask('import.read', { cartType, fileName: 'cart.csv', bytes: new TextEncoder().encode(CSV) }))
  must(await app.ask('device.write', { theme: 'dark', textSize: 115 }))
}

const KEEP = process.env.STOREDESK_KEEP_PROFILE !== undefined
test.runIf(KEEP)('this version’s is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-keep-'))
  const app = open(folder)
  await signIn(app, portal)
  await fill(app)
  app.services.close()
  const target = join(KEPT, manifest.version)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  cpSync(folder, target, {
    recursive: true,
    filter: (path) => !/logs|cache\.db|backups|secrets/.test(path.slice(folder.length)),
  })
})

test('that of the version that is released is there', () => {
  expect(existsSync(join(KEPT, manifest.version))).toBe(true)
})

test.each(readdirSync(KEPT))('of %s opens, and has all that it had', async (version) => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-earlier-'))
  cpSync(join(KEPT, version), folder, { recursive: true })
  const app = open(folder)
  await signIn(app, portal)
  expect(must(await app.ask('orders.journal', { open: false }))).toHaveLength(1)
  expect(must(await app.ask('import.current', { cartType }))?.fileName).toBe('cart.csv')
  expect(must(await app.ask('templates.list', undefined)).map(({ name }) => name)).toEqual(['Every week'])
  expect(must(await app.ask('device.read', undefined))).toMatchObject({ theme: 'dark', textSize: 115 })
  expect(app.services.notices).toEqual([])
  expect(app.defects).toEqual([])
  app.services.close()
})
