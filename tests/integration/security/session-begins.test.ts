/** The whole app's requests at the start of a session, and its behaviour while the portal is gone for some time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import type { CallName } from '../../../src/shared/portal/calls.ts'
import { plentiful, some } from '../../support/goods.ts'
import { must } from '../../support/services-on-stock.ts'
import { type App, signIn } from '../../support/whole-app.ts'
import { openPortal } from './open-portal.ts'

const { portal, start, userAt } = await openPortal()
afterEach(() => vi.useRealTimers())

const callNames = () => portal.control.requests().map(({ call }) => call)
const count = (name: string) => callNames().filter((call) => call === name).length

const LOADS: readonly CallName[] = [
  'session.gstRates',
  'session.storeConfig',
  'session.mapping',
  'session.rules',
  'session.states',
]

it('a franchisee’s session loads what ordering needs, each once, and reads the cart last', async () => {
  const app = start()
  portal.control.clearRequests()
  await signIn(app, portal, userAt('delhi'))
  // All at once, as screens do.
  const carts = [1, 2, 3].map(() => app.ask('cart.open', { cart: 'all', fresh: false }))
  for (const cart of await Promise.all(carts)) must(cart)
  const calls = callNames()
  for (const name of [...LOADS, 'session.meFirst', 'cart.lines']) expect([name, count(name)]).toEqual([name, 1])
  for (const name of LOADS) {
    expect(calls.indexOf('session.meFirst')).toBeLessThan(calls.indexOf(name))
    expect(calls.indexOf(name)).toBeLessThan(calls.indexOf('cart.lines'))
  }
  // Cached for the next caller.
  must(await app.ask('portal.read', { call: 'session.states', args: {}, request: 'r', fresh: false }))
  expect(count('session.states')).toBe(1)
  expect(app.defects).toEqual([])
})

it('a stockist’s loads the same except the configuration, which stockists don’t have, and opens no cart', async () => {
  const app = start()
  portal.control.clearRequests()
  await signIn(app, portal, userAt('stockist'))
  await expect.poll(() => count('session.states')).toBe(1)
  for (const name of ['session.gstRates', 'session.mapping', 'session.rules']) {
    await expect.poll(() => count(name)).toBe(1)
  }
  expect([count('session.storeConfig'), count('cart.lines')]).toEqual([0, 0])
})

it('a restart asks for the user by number', async () => {
  const first = start()
  await signIn(first, portal, userAt('delhi'))
  must(await first.ask('cart.open', { cart: 'all', fresh: false }))
  first.services.close()
  portal.control.clearRequests()
  const second = start({ folder: first.folder })
  await second.services.signIn.restore()
  expect([count('session.me'), count('session.meFirst')]).toEqual([1, 0])
})

it('calls that fail are in the log, without what the portal said', async () => {
  const app = start()
  await signIn(app, portal, userAt('delhi'))
  must(await app.ask('cart.open', { cart: 'all', fresh: false }))
  portal.control.faults([{ kind: 'status', status: 503, call: 'order.history', message: 'Asha Rao is locked out' }])
  await app.services.client.call('order.history', { query: { pageNo: 1, pageSize: 10 } })
  const log = readFileSync(join(app.folder, 'logs', 'storedesk.log'), 'utf8')
  expect(log).toContain('call failed {"call":"order.history","kind":"portal","status":503}')
  expect(log).not.toContain('Asha')
})

/** Places an order that gets no answer until the faults are cleared; returns its key. */
async function orderInSilence(app: App, qty: number): Promise<string> {
  // The app's own next question, after five seconds, never comes.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  must(await app.ask('cart.clear', { cart: 'all' }))
  const items = some(plentiful, 3).map(({ id }) => ({ id, qty }))
  must(await app.ask('cart.add', { cart: 'all', items }))
  const { key, groups } = must(await app.ask('orders.prepare', { cart: 'all' }))
  const [group] = groups.filter(({ orderable }) => orderable)
  if (group === undefined) throw new Error('There is nothing to order')
  portal.control.faults([
    { kind: 'answerLost', call: 'order.place' },
    { kind: 'reset', call: 'order.placeStatus', times: 1000 },
    { kind: 'reset', call: 'order.history', times: 1000 },
  ])
  must(await app.ask('orders.place', { key, groups: [group.key], total: group.total }))
  return key
}

it('a portal that is gone is told, and its return; then orders of which nothing was heard are asked about', async () => {
  const app = start()
  must(await app.ask('session.state', undefined))
  await signIn(app, portal, userAt('pune'))
  const net = () => app.events.filter(({ event }) => event === 'net.changed').map(({ what }) => what)
  const journal = async () => must(await app.ask('orders.journal', { open: false })).map(({ state }) => state)
  await orderInSilence(app, 90)
  expect(await journal()).toEqual(['unknown'])
  portal.control.faults([{ kind: 'reset', times: 1000 }])
  await app.services.client.call('session.states', {})
  await expect.poll(net).toMatchObject([{ state: 'offline' }])
  expect(must(await app.ask('net.state', undefined))).toMatchObject({ state: 'offline' })

  portal.control.clearFaults()
  must(await app.services.client.call('session.states', {}))
  expect(net()).toMatchObject([{ state: 'offline' }, { state: 'ok' }])
  expect(must(await app.ask('net.state', undefined))).toEqual({ state: 'ok' })
  await expect.poll(journal).toEqual(['accepted'])
})

it('an order of which nothing was heard outlives a sign-out, and is asked about when its person is back', async () => {
  const app = start()
  must(await app.ask('session.state', undefined))
  await signIn(app, portal, userAt('pune'))
  const key = await orderInSilence(app, 80)
  must(await app.ask('session.signOut', undefined))
  portal.control.clearFaults()
  await signIn(app, portal, userAt('pune'))
  const row = async () => must(await app.ask('orders.journal', { open: false })).find((one) => one.key === key)?.state
  await expect.poll(row).toBe('accepted')
})

it('at a start nothing is found out about orders before there is a page to hear of it', async () => {
  const before = start()
  await signIn(before, portal, userAt('pune'))
  const key = await orderInSilence(before, 70)
  before.services.close()
  portal.control.clearFaults()
  portal.control.clearRequests()
  const app = start({ folder: before.folder })
  await app.services.signIn.restore()
  must(await app.ask('cart.open', { cart: 'all', fresh: true }))
  expect(count('order.placeStatus')).toBe(0)
  must(await app.ask('session.state', undefined))
  const changes = () => app.events.flatMap(({ event, what }) => (event === 'orders.changed' ? [what] : []))
  await expect.poll(changes).toMatchObject([{ key, state: 'accepted' }])
})

it('one broken connection raises no alarm', async () => {
  const app = start()
  await signIn(app, portal, userAt('delhi'))
  must(await app.ask('cart.open', { cart: 'all', fresh: false }))
  portal.control.clearRequests()
  // Twice: a read is retried after a dead connection.
  portal.control.faults([{ kind: 'reset', call: 'order.history', times: 2 }])
  const broken = await app.services.client.call('order.history', { query: { pageNo: 1, pageSize: 10 } })
  expect(broken).toMatchObject({ ok: false, error: { kind: 'offline' } })
  await expect.poll(() => count('session.me')).toBe(1)
  expect(must(await app.ask('net.state', undefined))).toEqual({ state: 'ok' })
  expect(app.events.filter(({ event }) => event === 'net.changed')).toEqual([])
})
