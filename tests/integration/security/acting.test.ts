/** Portal staff acts for a store: main, not only the screen, keeps the user's own cart and orders closed meanwhile. */

import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { BridgeName } from '../../../src/shared/bridge.ts'
import { refuse } from '../../../src/shared/errors.ts'
import { say } from '../../../src/shared/messages.ts'
import { ENTRIES, examples } from '../../support/bridge-examples.ts'
import { must } from '../../support/services-on-stock.ts'
import { type App, signIn } from '../../support/whole-app.ts'
import { openPortal } from './open-portal.ts'

const { portal, start, userAt } = await openPortal()
/** The id of the practice portal's first user. */
const FIRST = 7001
const idOf = (name: string): number => FIRST + userAt(name)
const STORE = 'Shree Ganesh Enterprises, Pune (FC)'
const closed = refuse('actingCartClosed', { store: STORE })

const isClosed = (name: BridgeName): boolean => /^(cart|import|orders)\./.test(name)

async function acting(): Promise<App> {
  const app = start()
  await signIn(app, portal, userAt('owner'))
  const state = must(await app.ask('session.actFor', { id: idOf('blocked') }))
  expect(state).toMatchObject({ phase: 'signedIn', actingFor: { id: idOf('blocked'), email: portal.users[6]?.email } })
  return app
}

it('every entry of carts, imports and orders, but for stopping, refuses while one acts, names the store, and asks the portal nothing', async () => {
  const app = start()
  await signIn(app, portal, userAt('owner'))
  const payloads = await examples(app, portal)
  must(await app.ask('session.actFor', { id: idOf('blocked') }))
  portal.control.clearRequests()
  const names = ENTRIES.filter((name) => isClosed(name) && name !== 'import.stop')
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    for (const payload of payloads[name]) expect([name, await app.ask(name, payload)]).toEqual([name, closed])
  }
  for (const subject of [
    { kind: 'pickingList', cart: 'all' },
    { kind: 'orderSummary', key: payloads['orders.place'][0]?.key ?? '' },
  ] as const) {
    expect(await app.ask('papers.show', subject)).toEqual(closed)
  }
  expect(await app.ask('privacy.clear', { kind: 'drafts' })).toEqual(closed)
  must(await app.ask('import.stop', { importId: 'any' }))
  expect(portal.control.requests()).toEqual([])
  expect(portal.control.orders('owner@practice.storedesk.example')).toEqual([])

  const state = must(await app.ask('session.stopActing', undefined))
  expect(state).toMatchObject({ phase: 'signedIn' })
  expect(state).not.toHaveProperty('actingFor')
  expect((await app.ask('cart.open', { cart: 'all', fresh: false })).ok).toBe(true)
  expect(app.defects).toEqual([])
})

it('begins when an own import, which can be stopped, and queued changes are through; none of them goes out while one acts', async () => {
  const app = start()
  await signIn(app, portal, userAt('owner'))
  const { 'import.commit': commits, 'cart.setQuantities': changes } = await examples(app, portal)
  const [commit, change] = [commits[0], changes[0]]
  if (commit === undefined || change === undefined) throw new Error('no examples')
  portal.control.faults([{ kind: 'delay', call: 'cart.update', ms: 200 }])
  portal.control.clearRequests()
  const sending = app.ask('import.commit', commit)
  const queued = app.ask('cart.setQuantities', change)
  const beginning = app.ask('session.actFor', { id: idOf('blocked') })
  await expect.poll(async () => (await app.ask('cart.setQuantities', change)).ok).toBe(false)
  must(await app.ask('import.stop', commit))
  let through = 0
  void sending.then(() => through++)
  void queued.then(() => through++)
  must(await beginning)
  await setImmediate()
  expect(through).toBe(2)
  portal.control.clearRequests()
  await Promise.all([sending, queued])
  expect(await app.ask('cart.setQuantities', change)).toEqual(closed)
  expect(portal.control.requests()).toEqual([])
})

it('is told to every window, by the session’s state and by its event', async () => {
  const app = await acting()
  const lastChange = () => app.events.filter(({ event }) => event === 'session.changed').at(-1)?.what
  expect(lastChange()).toMatchObject({ state: { actingFor: { id: idOf('blocked') } }, message: undefined })
  expect(must(await app.ask('session.state', undefined))).toMatchObject({ actingFor: { id: idOf('blocked') } })
  // Staff may ask the portal about it by number.
  const blocking = { call: 'order.blocking', args: { params: { userId: idOf('blocked') } }, request: 'r', fresh: true }
  expect(must(await app.ask('portal.read', blocking)).answer).toMatchObject([{ reason: /overdue/ }])
  must(await app.ask('session.stopActing', undefined))
  expect(lastChange()).not.toHaveProperty('state.actingFor')
})

it('ends with the session: by signing out, by a 401, by another person, and with the app', async () => {
  const out = await acting()
  must(await out.ask('session.signOut', undefined))
  await signIn(out, portal, userAt('owner'))
  expect(must(await out.ask('session.state', undefined))).not.toHaveProperty('actingFor')

  must(await out.ask('session.actFor', { id: idOf('pune') }))
  await signIn(out, portal, userAt('delhi'))
  expect(must(await out.ask('session.state', undefined))).not.toHaveProperty('actingFor')
  must(await out.ask('cart.open', { cart: 'all', fresh: false }))

  const thrown = await acting()
  portal.control.endSessions()
  await thrown.services.client.call('session.states', {})
  expect(must(await thrown.ask('session.state', undefined))).toEqual({ phase: 'signedOut', expired: true })
  await signIn(thrown, portal, userAt('owner'))
  expect(must(await thrown.ask('session.state', undefined))).not.toHaveProperty('actingFor')

  must(await thrown.ask('session.actFor', { id: idOf('pune') }))
  thrown.services.close()
  const again = start({ folder: thrown.folder })
  await again.services.signIn.restore()
  const state = must(await again.ask('session.state', undefined))
  expect(state).toMatchObject({ phase: 'signedIn' })
  expect(state).not.toHaveProperty('actingFor')
})

it.each([
  ['a franchisee', 'pune', 'delhi', say('actingNotYours')],
  ['staff without the console', 'staff', 'delhi', say('actingNotYours')],
  ['for oneself', 'owner', 'owner', say('actingForOneself')],
  ['for a stockist', 'admin', 'stockist', say('actingForNoStore')],
])('is refused: %s', async (_, who, whom, message) => {
  const app = start()
  await signIn(app, portal, userAt(who))
  expect(await app.ask('session.actFor', { id: idOf(whom) })).toMatchObject({
    ok: false,
    error: { kind: 'rule', message },
  })
  expect(must(await app.ask('session.state', undefined))).not.toHaveProperty('actingFor')
})

it('isn’t begun if the portal doesn’t describe the store, nor for a user who signed out meanwhile', async () => {
  const app = start()
  expect(await app.ask('session.actFor', { id: idOf('pune') })).toMatchObject({ error: { kind: 'session' } })
  await signIn(app, portal, userAt('admin'))
  portal.control.faults([{ kind: 'status', call: 'session.userDetails', status: 500, message: 'Later.' }])
  expect(await app.ask('session.actFor', { id: idOf('pune') })).toMatchObject({ error: { message: 'Later.' } })
  portal.control.faults([{ kind: 'delay', call: 'session.userDetails', ms: 300 }])
  const late = app.ask('session.actFor', { id: idOf('pune') })
  must(await app.ask('session.signOut', undefined))
  expect((await late).ok).toBe(false)
  await signIn(app, portal, userAt('admin'))
  expect(must(await app.ask('session.state', undefined))).not.toHaveProperty('actingFor')
})

it.each(['stockist', 'abroad', 'staff', 'operator', 'pharmacy'])(
  'a person without a cart gets none by asking for one: %s',
  async (name) => {
    const app = start()
    await signIn(app, portal, userAt(name))
    portal.control.clearRequests()
    const none = refuse('cartNotFound')
    const file = { cartType: 'all' as const, fileName: 'cart.csv', bytes: new TextEncoder().encode('id,qty\n200001,1') }
    expect(await app.ask('cart.open', { cart: 'all', fresh: true })).toEqual(none)
    expect(await app.ask('cart.add', { cart: 'all', items: [{ id: 200_001, qty: 1 }] })).toEqual(none)
    expect(await app.ask('cart.reorder', { cart: 'all', orderId: 'PO-1', from: 'cart' })).toMatchObject({
      ok: false,
    })
    expect(await app.ask('import.read', file)).toEqual(none)
    expect(await app.ask('orders.prepare', { cart: 'all' })).toMatchObject({ ok: false })
    expect(portal.control.requests().filter(({ call }) => call.startsWith('cart.'))).toEqual([])
  },
)
