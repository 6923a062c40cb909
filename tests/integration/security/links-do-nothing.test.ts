/** A link from outside may open a screen; it does nothing else, for any signed-in user. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

const ACT = '/confirm/kiosk/PO-1/700101'
const WRITTEN = [
  ACT,
  encodeURIComponent(ACT),
  encodeURIComponent(encodeURIComponent(ACT)),
  ACT.toUpperCase(),
  `/${ACT}`,
  `${ACT}/`,
]
const BEFORE = [
  'storedesk://open',
  'storedesk://open/login?ref=',
  'storedesk://open/login?a=1&ref=',
  'storedesk://open/login?ref=%2Fhome&ref=',
  'storedesk://open/forgot-password?ref=',
]
const LINKS = [
  ...BEFORE.flatMap((before) => WRITTEN.map((act) => before + act)),
  'storedesk://auth',
  'storedesk://auth?token=a&state=b',
  'storedesk://auth/?token=a',
  'storedesk://auth@evil.example/?token=a',
  'storedesk://open:80/home',
  'storedesk://open/../confirm/kiosk/PO-1/700101',
  'storedesk://open/login#ref=/confirm/kiosk/PO-1/700101',
  'storedesk://open/login?ref=https://evil.example/',
  'storedesk://open/login?ref=javascript:alert(1)',
  'storedesk://evil/home',
  'storedesk:/confirm/kiosk/PO-1/700101',
  'https://evil.example/confirm/kiosk/PO-1/700101',
]

let portal: PracticePortal
let app: App
beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  const { keychain } = drawer()
  app = openApp({ origin: portal.origin, loadKeychain: async () => keychain })
})
afterAll(async () => {
  app.services.close()
  await portal.stop()
})

const STATES: Readonly<Record<string, () => Promise<unknown>>> = {
  'signed out': async () => must(await app.ask('session.signOut', undefined)),
  'signed in': () => signIn(app, portal, 0),
  'signed in as another': () => signIn(app, portal, 1),
}

it.each(Object.keys(STATES))('none of the links does anything: %s', async (state) => {
  expect(LINKS.length).toBeGreaterThanOrEqual(40)
  await STATES[state]?.()
  const before = must(await app.ask('session.state', undefined))
  portal.control.clearRequests()
  for (const link of LINKS) {
    await app.services.links.receive(link)
    const incoming = must(await app.ask('app.takeLink', undefined))
    // The part after # has no effect.
    const [path = ''] = (incoming !== undefined && 'path' in incoming ? incoming.path : '').split('#')
    expect(decodeURIComponent(decodeURIComponent(path)).toLowerCase(), link).not.toMatch(/confirm|evil|javascript/)
  }
  expect(portal.control.requests()).toEqual([])
  expect(must(await app.ask('session.state', undefined))).toEqual(before)
})
