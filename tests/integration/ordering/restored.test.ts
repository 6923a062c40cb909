/** Orders after damage to the journal, and on a folder that can't be written to. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { createAccounts } from '../../../src/main/accounts/accounts.ts'
import { createAcknowledge } from '../../../src/main/kiosk/acknowledge.ts'
import { createPortalClock } from '../../../src/main/portal/portal-clock.ts'
import { openDatabase } from '../../../src/main/store/open-database.ts'
import { fail, ok } from '../../../src/shared/errors.ts'
import { messages } from '../../../src/shared/messages.ts'
import { policy, replenishment } from '../../support/policy.ts'
import { scriptedPortal } from '../../support/scripted-portal.ts'
import { must, newFolder } from '../../support/services-on-stock.ts'
import { answering, product, stockPortal, store } from '../../support/stock-portal.ts'
import { MAPPING, openIn, placeOne } from './account-in.ts'

/** Overwrites the file while the app is closed. */
function damage(folder: string): void {
  for (const companion of ['-wal', '-shm']) rmSync(join(folder, `orders.db${companion}`), { force: true })
  writeFileSync(join(folder, 'orders.db'), 'not a database at all, but long enough to be looked at '.repeat(100))
}

test('an order is in the backup a moment after it was sent, and saved answers about orders are old', async () => {
  const folder = newFolder()
  const at = openIn(folder)
  const order = await placeOne(at)
  for (const run of at.timers.splice(0)) run()
  const [backup = ''] = readdirSync(join(folder, 'backups')).filter((name) => /^orders\.db\..*\.bak$/.test(name))
  const copy = new BetterSqlite3(join(folder, 'backups', backup), { readonly: true })
  expect(copy.prepare('SELECT key, state FROM orders').all()).toEqual([{ key: order.key, state: 'accepted' }])
  copy.close()
  for (const call of ['order.history', 'order.details', 'cart.lines'] as const) expect(at.outdated).toContain(call)
  expect(at.outdated).not.toContain('order.place')
  at.accounts.close()
})

/** A portal that lists no kiosk order as done. */
const listing = ({ on }: Pick<ReturnType<typeof openIn>, 'on'>) =>
  answering(on, { 'kiosk.orderList': () => ok([]) }).client

test('a confirmed kiosk order is confirmed after a restore, too', async () => {
  const folder = newFolder()
  const at = openIn(folder)
  const acknowledge = createAcknowledge(must(at.accounts.current()).once, listing(at), async () => ok(undefined))
  expect(must(await acknowledge({ poid: 'PO-1-K', id: '7', again: false })).outcome).toBe('now')
  for (const run of at.timers.splice(0)) run()
  at.accounts.close()
  damage(folder)
  const next = openIn(folder)
  const again = createAcknowledge(must(next.accounts.current()).once, listing(next), async () => ok(undefined))
  expect(must(await again({ poid: 'PO-1-K', id: '7', again: false })).outcome).toBe('before')
  next.accounts.close()
})

test('what is due when the app is closed is in the backup, too', async () => {
  const folder = newFolder()
  const at = openIn(folder)
  await placeOne(at)
  at.accounts.close()
  damage(folder)
  const next = openIn(folder)
  expect(must(must(next.accounts.current()).orders.list(false))).toHaveLength(1)
  next.accounts.close()
})

test('after a restore nothing is prepared or placed until the orders of the days before were looked at', async () => {
  const folder = newFolder()
  openIn(folder).accounts.current()
  damage(folder)
  let now = Date.now()
  const at = openIn(folder, { now: () => now })
  const { orders, put } = must(at.accounts.current())
  must(await put.add('all', [{ id: 1, qty: 2 }]))
  const held = { ok: false, error: { kind: 'rule', message: expect.stringContaining('may be missing here') } }
  expect(await orders.prepare('all')).toMatchObject(held)
  expect(orders.reconciliation.release()).toMatchObject({ ok: false, error: { message: messages.lookBackFirst } })

  at.rows.push({ poid: 'PO-77-T', at: new Date(now).toISOString() })
  expect(must(await orders.reconciliation.look())?.orders).toMatchObject([{ poid: 'PO-77-T', inJournal: false }])
  expect(orders.reconciliation.release()).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('may still have been in progress') },
  })
  now += 5 * 60_000
  must(await orders.reconciliation.look())
  expect(orders.reconciliation.release()).toEqual({ ok: true, value: undefined })
  expect(must(await orders.prepare('all')).groups).toHaveLength(1)
  expect(must(await orders.reconciliation.look())).toBeUndefined()
  at.accounts.close()

  // The user has looked once: the next start doesn't ask again.
  const next = openIn(folder)
  expect(must(must(next.accounts.current()).orders.held())).toBeUndefined()
  next.accounts.close()
})

test('a new journal doesn’t count as lost', () => {
  const folder = newFolder()
  const at = openIn(folder)
  expect(must(must(at.accounts.current()).orders.held())).toBeUndefined()
  at.accounts.close()
})

test('a crash right after the restore doesn’t make it forgotten', () => {
  const folder = newFolder()
  openIn(folder).accounts.current()
  damage(folder)
  const file = join(folder, 'orders.db')
  // The program ends before the journal could be told.
  expect(() =>
    openDatabase(file, [], {
      durable: true,
      now: Date.now,
      onRestored: () => {
        throw new Error('crash')
      },
    }),
  ).toThrow()
  const next = openIn(folder)
  expect(must(must(next.accounts.current()).orders.held())).toBeDefined()
  next.accounts.close()
})

test('on a folder that can’t be written to sent orders are shown, nothing is ordered, and the person is told', async () => {
  const folder = newFolder()
  const before = openIn(folder)
  const order = await placeOne(before)
  before.accounts.close()
  const files = readdirSync(folder).sort()

  const at = openIn(folder, { refuses: true })
  expect(at.accounts.current()).toMatchObject(fail({ kind: 'storage', message: messages.storageFault }))
  expect(at.accounts.sent(false)).toMatchObject({ ok: true, value: [{ key: order.key, state: 'accepted' }] })
  expect(at.noticed()).toBe(1)
  expect(readdirSync(folder).sort()).toEqual(files)
})

test.each([120_000, 86_400_000, -86_400_000])(
  'a portal without keys: a lost answer is recognised on a computer whose clock is wrong by %i ms',
  async (wrong) => {
    const clock = createPortalClock(() => Date.now() + wrong)
    const folder = newFolder()
    const on = stockPortal([product(1)])
    const history: { at: string; wh: number; pieces: number; amount: number }[] = []
    const orders = scriptedPortal({
      'session.me': () => ok(store),
      'order.blocking': () => ok([]),
      'order.place': ({ body }) => {
        for (const { wh, totalStockistOrWarehousePrice: amount } of body.orders) {
          history.push({ at: new Date().toISOString(), wh, pieces: 2, amount })
        }
        return fail({ kind: 'timeout', message: '' })
      },
      'order.placeStatus': () => ok({ status: '200', message: '' }),
      'order.history': () =>
        ok({
          rows: history.map(({ at, wh, pieces, amount }) => ({
            poid: 'PO-5-T',
            createddate: at,
            totalitems: 1,
            totalquantity: pieces,
            totalMRP: amount,
            coupondiscount: 0,
            netpayment: amount,
            status: 'Pending' as const,
            potype: 'T',
            warehouseid: wh,
            gapReport: false,
          })) as never,
          count: history.length,
        }),
    })
    const accounts = createAccounts({
      client: {
        call: (name, args, options) => {
          clock.observe(new Date().toUTCString())
          return (/^(order|session)\./.test(name) ? orders : on.client).call(name, args, options)
        },
      },
      session: {
        state: () => ({ phase: 'signedIn', store, vault: 'memory' }),
        store: () => store,
        folder: () => folder,
        onChange: () => () => undefined,
      },
      profile: async () => ok({ store, rates: [], rules: [], carters: [], cartersFailed: false, mapping: MAPPING }),
      policy,
      replenishment,
      open: (home, name, migrations) => openDatabase(join(home, name), migrations, { durable: true, now: Date.now }),
      clock: () => Date.now() + wrong,
      portalTime: clock.now,
      later: () => () => undefined,
      emit: () => undefined,
      newKey: () => `key-${crypto.randomUUID()}`,
    })
    const service = must(accounts.current())
    must(await service.put.add('all', [{ id: 1, qty: 2 }]))
    const { key, groups } = must(await service.orders.prepare('all'))
    const total = groups.reduce((sum, group) => sum + group.total, 0)
    expect(must(await service.orders.place({ key, groups: groups.map((one) => one.key), total }))).toMatchObject({
      state: 'accepted',
      groups: [{ poid: 'PO-5-T' }],
    })
    accounts.close()
  },
)
