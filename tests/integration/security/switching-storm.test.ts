/**
 * An owner switches between three stores at every await of reads, changes and orders. Each store orders different goods, so that anything
 * that reaches another store's cart, orders or files is detected.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paise } from '../../../src/shared/domain/values/money.ts'
import { say } from '../../../src/shared/messages.ts'
import { openGate } from '../../support/gate.ts'
import { must } from '../../support/services-on-stock.ts'
import {
  emailOf,
  goodsAt,
  OWNED,
  openShop,
  PASSWORD,
  type Person,
  type PersonName,
  type Shop,
} from '../../support/shop.ts'
import { type App, drawer, openApp, signInAs } from '../../support/whole-app.ts'

const WHO = ['pune', 'delhi', 'chandigarh'] as const satisfies readonly PersonName[]
type Who = (typeof WHO)[number]

let shop: Shop
let between: Awaited<ReturnType<typeof openGate>>
let app: App
const people = new Map<Who, Person>()
/** Products that only this store orders. */
const goods = new Map<Who, readonly number[]>()
const of = <T>(map: ReadonlyMap<Who, T>, who: Who): T => {
  const found = map.get(who)
  if (found === undefined) throw new Error(`Nothing of ${who}`)
  return found
}

beforeAll(async () => {
  shop = await openShop()
  between = await openGate(shop.portal.origin)
  const { keychain } = drawer()
  app = openApp({ origin: between.origin, loadKeychain: async () => keychain })
  const taken = new Set<number>()
  for (const who of WHO) {
    const person = await shop.signIn(who)
    people.set(who, person)
    const found = (await goodsAt(person, { wh: 2, stockTypes: OWNED, least: 200 })).map(({ id }) => id)
    const own = found.filter((id) => !taken.has(id)).slice(0, 6)
    if (own.length < 6) throw new Error(`Too few goods for ${who}`)
    for (const id of own) taken.add(id)
    goods.set(who, own)
    await signInAs(app, shop.portal, emailOf(who), PASSWORD)
    must(await app.ask('session.keepSignedIn', { id: person.store.id, keep: true }))
  }
})
afterAll(async () => {
  app.services.close()
  between.close()
  await shop.portal.stop()
})

const idOf = (who: Who): number => of(people, who).store.id
const open = async (who: Who) => must(await app.ask('session.switchTo', { id: idOf(who) }))
const bearer = () => `Bearer ${app.services.session.token()}`

const cart = 'all'
const CHANGES: Readonly<Record<string, (who: Who) => Promise<unknown>>> = {
  'the cart is read': () => app.ask('cart.open', { cart, fresh: true }),
  'goods are added': (who) => app.ask('cart.add', { cart, items: of(goods, who).map((id) => ({ id, qty: 3 })) }),
  'a quantity is set': (who) =>
    app.ask('cart.setQuantities', { cart, items: [{ id: of(goods, who)[0] ?? 0, qty: 5 }] }),
  'an order is prepared and placed': async () => {
    const prepared = await app.ask('orders.prepare', { cart })
    if (!prepared.ok) return
    const chosen = prepared.value.groups.filter(({ orderable }) => orderable)
    const total = chosen.reduce((sum, one) => sum + one.total, 0)
    const keys = chosen.map((one) => one.key)
    if (keys.length > 0) await app.ask('orders.place', { key: prepared.value.key, groups: keys, total: paise(total) })
  },
  'orders are read': () =>
    app.ask('portal.read', {
      call: 'order.history',
      args: { query: { pageNo: 1, pageSize: 10 } },
      request: 'storm',
      fresh: true,
    } as never),
  'suggestions are saved as a template': () =>
    app.ask('templates.save', { cartType: cart, name: `Of ${Math.random()}` }),
}

/** Numbers of requests after which the store is switched. */
const STEPS = [0, 1, 2, 3, 5, 8]

describe.each(Object.entries(CHANGES))('%s', (_, change) => {
  test.each(STEPS)('while the store is changed after %i requests', async (step) => {
    for (const [at, who] of WHO.entries()) {
      const next = WHO[(at + 1) % WHO.length] ?? 'pune'
      await open(who)
      await app.ask('cart.open', { cart, fresh: false })
      await app.ask('cart.add', { cart, items: of(goods, who).map((id) => ({ id, qty: 40 })) })
      const left = bearer()
      const waits = between.hold(left, step)
      const done = change(who)
      await Promise.race([waits, done])
      const opened = await app.ask('session.switchTo', { id: idOf(next) })
      if (!opened.ok) {
        // Switching is refused while an order is being sent.
        expect(opened.error.message).toBe(say('accountBusy'))
        between.release()
        await done
        await open(next)
      }
      between.passed.length = 0
      between.release()
      await Promise.all([done, app.ask('cart.open', { cart, fresh: true })])
      // No request of the store that was left is under way any more.
      expect(between.passed.filter(({ token }) => token !== bearer() && token !== '')).toEqual([])
    }
    await onlyOwnGoods()
  })
})

test('two changes at once, and one during the other, end at one store with its token', async () => {
  for (const [first, second] of [
    ['delhi', 'chandigarh'],
    ['chandigarh', 'pune'],
    ['pune', 'delhi'],
  ] as const) {
    await open(first)
    const changes = WHO.map((who) => app.ask('session.switchTo', { id: idOf(who) }))
    changes.push(app.ask('session.switchTo', { id: idOf(second) }))
    await Promise.all(changes)
    expect(app.services.session.store()?.id).toBe(idOf(second))
    expect((await shop.returning(app.services.session.token() ?? '')).store.id).toBe(idOf(second))
  }
})

test('each store’s files contain only its own data', () => {
  for (const who of WHO) {
    const others = WHO.filter((one) => one !== who).flatMap((one) => [...of(goods, one)])
    const found = numbersIn(idOf(who), ['cart', 'order', 'typed', 'import', 'template'])
    expect(others.filter((id) => found.has(id))).toEqual([])
    expect(of(goods, who).some((id) => found.has(id))).toBe(true)
  }
})

/** At the portal: each store's cart and orders. */
async function onlyOwnGoods(): Promise<void> {
  for (const who of WHO) {
    const own = new Set(of(goods, who))
    const { cart: lines } = await of(people, who).ask('cart.lines', {})
    expect(lines.map(({ id }) => id).filter((id) => !own.has(id))).toEqual([])
  }
}

/** Returns the numbers in an account's databases, from tables with one of these words in their names. */
function numbersIn(id: number, words: readonly string[]): ReadonlySet<number> {
  const users = join(app.folder, 'users')
  const folder = readdirSync(users).find((name) => name.startsWith(`${id}-`)) ?? ''
  const found = new Set<number>()
  for (const file of readdirSync(join(users, folder)).filter((name) => name.endsWith('.db') && name !== 'cache.db')) {
    const db = new Sqlite(join(users, folder, file), { readonly: true })
    const tables = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all().map(String)
    for (const table of tables.filter((name) => words.some((word) => name.toLowerCase().includes(word)))) {
      for (const row of db.prepare(`SELECT * FROM "${table}"`).raw().all()) {
        for (const [number] of JSON.stringify(row).matchAll(/\d+/g)) found.add(Number(number))
      }
    }
    db.close()
  }
  return found
}
