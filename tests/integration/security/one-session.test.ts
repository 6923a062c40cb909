/** Work in several steps ends with its session: another user signs in between any two of them. */
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../../src/practice/portal.ts'
import type { BridgeName } from '../../../src/shared/bridge.ts'
import { ENTRIES, type Examples, examples } from '../../support/bridge-examples.ts'
import { openGate } from '../../support/gate.ts'
import { must } from '../../support/services-on-stock.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../../support/whole-app.ts'

const [FIRST, NEXT] = [0, 1]
/** Entries that ask the portal for an account. */
const OF_ACCOUNTS = /^(portal\.read|products|assist|lists|papers|cart|import|templates|orders)\b/
/** These change the data that the others are tested on. */
const CHANGES: readonly BridgeName[] = [
  'orders.place',
  'orders.setAside',
  'import.discard',
  'templates.remove',
  'cart.clear',
]
/** Maximum number of steps tried of each. */
const MOST_STEPS = 4

let portal: PracticePortal
let between: Awaited<ReturnType<typeof openGate>>
let app: App
let payloads: Examples
/** The requests and saved answers of the next user without a user before. */
let usual: ReturnType<typeof ofNext>

beforeAll(async () => {
  portal = await startPracticePortal(SMALL_WORLD)
  between = await openGate(portal.origin)
  const { keychain } = drawer()
  app = openApp({
    origin: between.origin,
    loadKeychain: async () => keychain,
    saveIn: mkdtempSync(join(tmpdir(), 'storedesk-saved-')),
  })
  // Both have signed in before: the first opening isn't part of the comparison.
  await signIn(app, portal, NEXT)
  await signIn(app, portal, FIRST)
  payloads = await examples(app, portal)
  between.passed.length = 0
  await signIn(app, portal, NEXT)
  await app.ask('cart.open', { cart: 'all', fresh: false })
  usual = ofNext()
})
afterAll(async () => {
  app.services.close()
  between.close()
  await portal.stop()
})

const bearer = () => `Bearer ${app.services.session.token()}`

/** Returns the requests with the current user's token, and the answers saved in that user's folder. */
function ofNext() {
  const calls = new Set(between.passed.filter(({ token }) => token === bearer()).map(({ what }) => what))
  const id = app.services.session.store()?.id
  const folder = readdirSync(join(app.folder, 'users')).find((name) => name.startsWith(`${id}-`))
  const db = new Sqlite(join(app.folder, 'users', folder ?? '', 'cache.db'), { readonly: true })
  const saved = new Set(db.prepare(`SELECT key || ' ' || body FROM answers`).pluck().all())
  const products = new Set(db.prepare('SELECT id FROM products').pluck().all())
  db.close()
  return { calls, saved, products }
}

const NAMES = ENTRIES.filter((name) => OF_ACCOUNTS.test(name) && !CHANGES.includes(name))

it.each(NAMES)('%s never goes on for the next person', async (name) => {
  const [payload] = payloads[name]
  for (let step = 0; step < MOST_STEPS; step++) {
    await signIn(app, portal, FIRST)
    await app.ask('cart.open', { cart: 'all', fresh: false })
    const waits = between.hold(bearer(), step)
    const answer = app.ask(name, payload as never)
    const isHeld = await Promise.race([waits, answer.then(() => false)])
    between.passed.length = 0
    if (isHeld) {
      must(await app.ask('session.signOut', undefined))
      await signIn(app, portal, NEXT)
      await app.ask('cart.open', { cart: 'all', fresh: false })
    }
    between.release()
    await answer
    if (!isHeld) return
    const now = ofNext()
    expect([...now.calls].filter((one) => !usual.calls.has(one))).toEqual([])
    expect([...now.saved].filter((one) => !usual.saved.has(one))).toEqual([])
    expect([...now.products].filter((one) => !usual.products.has(one))).toEqual([])
  }
})
