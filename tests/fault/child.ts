/**
 * The app's ordering without a window, in a process of its own, so that it can be killed: real databases, the real portal client. Its first
 * argument is its configuration as JSON. It starts like the app, by asking about unconfirmed orders; then it follows lines of JSON on
 * stdin. It reports events as lines of JSON on stdout, written before anything else can happen.
 */
import { randomUUID } from 'node:crypto'
import fs, { writeSync } from 'node:fs'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { createAccounts } from '../../src/main/accounts/accounts.ts'
import type { PlaceAsk } from '../../src/main/ordering/place-order.ts'
import { createPortalClient } from '../../src/main/portal/axios-client.ts'
import { createPortalClock } from '../../src/main/portal/portal-clock.ts'
import { createReader } from '../../src/main/portal/reader.ts'
import { loadProfile } from '../../src/main/session/profile.ts'
import type { Database } from '../../src/main/store/database.ts'
import { openDatabase } from '../../src/main/store/open-database.ts'
import { CART_TYPES } from '../../src/shared/domain/carts/cart-kinds.ts'
import type { CartRef } from '../../src/shared/domain/carts/cart-ref.ts'
import type { PreparedOrder } from '../../src/shared/domain/orders/order.ts'
import { me } from '../../src/shared/portal/areas/session.ts'
import { PATIENT } from '../support/patience.ts'
import { policy, replenishment } from '../support/policy.ts'
import { OTHER_STORE } from '../support/stock-portal.ts'
import { LOCAL_POINTS, type LocalPoint } from './points.ts'

const task = z.object({
  folder: z.string(),
  port: z.number(),
  token: z.string(),
  store: z.unknown(),
  cart: z.enum(CART_TYPES).default('all'),
  /** True to open and change another store's cart before and after each call to the portal. */
  switches: z.boolean().default(false),
  /** The point at which it stops while it starts. */
  opening: z.enum(['during migration', 'during backup']).optional(),
})

/** The user's actions, and the point at which the program stops from now on. */
const command = z.discriminatedUnion('do', [
  z.object({ do: z.literal('stand'), at: z.enum(LOCAL_POINTS) }),
  /** 'place and quit': the app is closed while the order is being sent. */
  z.object({ do: z.enum(['prepare', 'place', 'place and quit', 'set aside', 'check']) }),
  /** Places, and meanwhile prepares the same cart in another window and places that as well. */
  z.object({ do: z.literal('place twice'), heedsNotices: z.boolean() }),
  /** The error of this computer's clock from now on. */
  z.object({ do: z.literal('clock'), ms: z.number() }),
])
export type Command = z.input<typeof command>

const say = (line: unknown): void => {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

let standsAt: LocalPoint | undefined
let isQuitting = false

/** At the chosen point, reports it and never continues: the listener ends this process. */
const passing = (point: LocalPoint): 0 => {
  if (point === standsAt) stand()
  return 0
}

function stand(): void {
  say({ at: 'point' })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

const input = task.parse(JSON.parse(process.argv[2] ?? ''))
const store = me.parse(input.store)
const host = `http://127.0.0.1:${input.port}`

/** A migration that never finishes, so that the program is killed in the middle of it. It is read after its transaction has begun. */
const endless = (version: number) => ({
  version,
  get sql() {
    say({ at: 'point' })
    return `
      CREATE TABLE half_way (n INTEGER);
      WITH RECURSIVE counted (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM counted WHERE n < 1000000000)
      INSERT INTO half_way SELECT max(n) FROM counted;
    `
  },
})

// The backup is complete, but doesn't have its final name yet.
const { renameSync } = fs
fs.renameSync = (from, to) => {
  if (input.opening === 'during backup' && String(to).endsWith('.bak')) stand()
  renameSync(from, to)
}
syncBuiltinESMExports()

/** Triggers of this connection only: the program's own statements fire them. */
function watch(db: Database): void {
  db.function('in_transaction', () => passing('in the transaction'))
  db.function('before_answer', () => passing('before the answer is committed'))
  db.exec(`
    CREATE TEMP TRIGGER sending AFTER UPDATE OF state ON main.orders WHEN NEW.state = 'sending'
    BEGIN SELECT in_transaction(); END;
    CREATE TEMP TRIGGER answered AFTER UPDATE OF state ON main.orders WHEN OLD.state = 'sending'
    BEGIN SELECT before_answer(); END;
  `)
}

let wrong = 0
const clock = () => Date.now() + wrong
const portalClock = createPortalClock(clock)
const http = createPortalClient({
  onServerDate: portalClock.observe,
  hosts: { api: host, listing: host, checkout: host },
  token: () => input.token,
  onUnauthorized: () => undefined,
  timeoutMs: PATIENT,
})
const client: typeof http = {
  call: (name, args, options) => {
    const isPlacing = name === 'order.place' || name === 'order.placeAfs' || name === 'order.placeCar'
    if (isPlacing) passing('after commit')
    const call = switching(() => http.call(name, args, options))
    if (isPlacing && isQuitting) {
      setImmediate(() => {
        accounts.close()
        stand()
      })
    }
    return call
  },
}
let isSwitched = true
/** Pieces typed into the other store's cart: more than any other cart has. */
let typed = 1_000

/** The operator opens and changes another store's cart, before each call is sent and when it is answered. */
async function switching<A>(ask: () => Promise<A>): Promise<A> {
  await turnToAnother()
  const answer = await ask()
  await turnToAnother()
  return answer
}

async function turnToAnother(): Promise<void> {
  if (isSwitched) return
  isSwitched = true
  typed += 1
  const opened = await carts.open(another, true)
  if (opened.ok) await carts.setQuantities(another, [{ id: opened.value.lines[0]?.id ?? 0, qty: typed }])
  isSwitched = false
}

const { read } = createReader({ client, clock, answers: () => undefined })
const state = { phase: 'signedIn' as const, store, vault: 'memory' as const }

const accounts = createAccounts({
  client,
  clock,
  portalTime: portalClock.now,
  session: { state: () => state, store: () => store, folder: () => input.folder, onChange: () => () => undefined },
  profile: (from, fresh, part) => loadProfile(read, from, fresh, part),
  policy,
  replenishment,
  open: (folder, name, migrations) => {
    const isJournal = name === 'orders.db'
    const isMigrating = isJournal && input.opening === 'during migration'
    const more = isMigrating ? [endless(migrations.length + 1)] : []
    const backups = isJournal ? 3 : 0
    const opened = openDatabase(join(folder, name), [...migrations, ...more], { durable: true, now: clock, backups })
    if (isJournal) watch(opened.db)
    return opened
  },
  later: () => () => undefined,
  emit: (event) => {
    if (event === 'orders.changed') passing('before the screen')
  },
  newKey: () => randomUUID(),
})

const account = accounts.current()
if (!account.ok) throw new Error(account.error.message)
const { carts, orders } = account.value
const another: CartRef = { user: OTHER_STORE + 1, subcatid: 1, typeid: 1, brandid: 1 }
/** An operator's cart belongs to another store, with any part of it: there are no others. */
const cart: CartRef = input.cart === 'car' ? { user: OTHER_STORE, subcatid: 1, typeid: 1, brandid: 1 } : input.cart

let placeAsk: PlaceAsk = { key: '', groups: [], total: 0 }

/** All groups of the prepared order that can be ordered. */
const allOf = ({ key, groups }: PreparedOrder): PlaceAsk => {
  const orderable = groups.filter((group) => group.orderable)
  const total = orderable.reduce((paise, group) => paise + group.total, 0)
  return { key, groups: orderable.map((group) => group.key), total }
}

async function runCommand(order: z.output<typeof command>): Promise<void> {
  switch (order.do) {
    case 'stand':
      standsAt = order.at
      return
    case 'prepare': {
      const prepared = await orders.prepare(cart)
      if (!prepared.ok) throw new Error(prepared.error.message)
      placeAsk = allOf(prepared.value)
      say({ at: 'prepared', ...placeAsk })
      return
    }
    case 'place':
      passing('before insert')
      say({ at: 'placed', result: await orders.place(placeAsk) })
      return
    case 'place and quit':
      isQuitting = true
      void orders.place(placeAsk)
      return
    case 'place twice': {
      const sending = orders.place(placeAsk)
      const other = await orders.prepare(cart)
      const placed = await sending
      // The screen's buttons don't matter: the other window makes the call in any case.
      const heeded = order.heedsNotices && other.ok && other.value.notice !== undefined
      if (other.ok && !heeded && other.value.groups.length > 0) await orders.place(allOf(other.value))
      say({ at: 'placed', result: placed })
      return
    }
    case 'clock':
      wrong = order.ms
      return
    case 'check': {
      const open = orders.list(true)
      for (const one of open.ok ? open.value : []) await orders.check(one.key)
      say({ at: 'checked', journal: orders.list(false) })
      return
    }
    case 'set aside': {
      const open = orders.list(true)
      for (const one of open.ok ? open.value : []) await orders.setAside(one.key)
      say({ at: 'set aside' })
      return
    }
  }
}

await accounts.recover()
isSwitched = !input.switches
say({ at: 'recovered', journal: orders.list(false) })
// Makes the next start quicker; this process won't end normally.
flushCompileCache()
for await (const line of createInterface({ input: process.stdin })) await runCommand(command.parse(JSON.parse(line)))
accounts.close()
process.exit(0)
