/**
 * The app's ordering without a window, in a process of its own, so that it can be killed: real databases, the real
 * portal client. What it does is its first argument as JSON; what happens is told in lines of JSON on stdout, written
 * before anything else can happen.
 */
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { createAccounts } from '../../src/main/ordering/account.ts'
import { createPortalClient } from '../../src/main/portal/axios-client.ts'
import { createReader } from '../../src/main/portal/reader.ts'
import { loadProfile } from '../../src/main/session/profile.ts'
import type { Database } from '../../src/main/store/database.ts'
import { openDatabase } from '../../src/main/store/open-database.ts'
import { me } from '../../src/shared/portal/session.ts'
import { policy } from '../integration/ordering/policy.ts'
import { LOCAL_POINTS } from './points.ts'

const task = z.object({
  does: z.enum(['place', 'recover']),
  folder: z.string(),
  port: z.number(),
  token: z.string(),
  store: z.unknown(),
  standsAt: z.enum(LOCAL_POINTS).optional(),
})

const say = (line: unknown): void => {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/** Tells where it is and never goes on: whoever listens ends this process. */
const standStill = (): 0 => {
  say({ at: 'point' })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  return 0
}

const given = task.parse(JSON.parse(process.argv[2] ?? ''))
const store = me.parse(given.store)
const host = `http://127.0.0.1:${given.port}`

/** Triggers of this connection only: the program's own statements run into them at the point that is wanted. */
function trap(db: Database, name: string): void {
  if (name !== 'orders.db' || given.standsAt === undefined) return
  db.function('stand_still', standStill)
  const when = {
    'before insert': undefined,
    'in the transaction': `AFTER UPDATE OF state ON main.orders WHEN NEW.state = 'sending'`,
    'before the answer is committed': `AFTER UPDATE OF state ON main.orders WHEN OLD.state = 'sending'`,
    'after commit': undefined,
    'before the screen': undefined,
  }[given.standsAt]
  if (when !== undefined) db.exec(`CREATE TEMP TRIGGER stop_here ${when} BEGIN SELECT stand_still(); END`)
}

const http = createPortalClient({
  hosts: { api: host, listing: host, checkout: host },
  token: () => given.token,
  onUnauthorized: () => undefined,
  timeoutMs: 5_000,
})
const client: typeof http = {
  call: (name, args, options) => {
    if (name === 'order.place' && given.standsAt === 'after commit') standStill()
    return http.call(name, args, options)
  },
}
const clock = Date.now
const { read } = createReader({ client, clock, answers: () => undefined })
const state = { phase: 'signedIn' as const, store, vault: 'memory' as const }

const accounts = createAccounts({
  client,
  clock,
  session: { state: () => state, store: () => store, folder: () => given.folder, onChange: () => () => undefined },
  profile: (from, fresh) => loadProfile(read, from, fresh),
  policy,
  open: (folder, name, migrations) => {
    const { db } = openDatabase(join(folder, name), migrations, { durable: true, now: clock })
    trap(db, name)
    return db
  },
  later: () => () => undefined,
  tell: (event, what) => {
    if (event === 'orders.changed' && given.standsAt === 'before the screen') standStill()
    if (event === 'orders.changed') say({ at: 'told', order: what })
  },
  newKey: () => randomUUID(),
})

const account = accounts.current()
if (!account.ok) throw new Error(account.error.message)
const { orders } = account.value

async function place(): Promise<void> {
  const prepared = await orders.prepare('all')
  if (!prepared.ok) {
    say({ at: 'refused', error: prepared.error })
    return
  }
  const groups = prepared.value.groups.filter((group) => group.orderable)
  say({ at: 'prepared', key: prepared.value.key, groups: groups.map((group) => group.key) })
  if (groups.length === 0) return
  const lines = createInterface({ input: process.stdin })
  let clicked = false
  for await (const _ of lines) {
    clicked = true
    break
  }
  lines.close()
  if (!clicked) return
  if (given.standsAt === 'before insert') standStill()
  const total = groups.reduce((paise, group) => paise + group.total, 0)
  const result = await orders.place({ key: prepared.value.key, groups: groups.map((group) => group.key), total })
  say({ at: 'placed', result })
}

if (given.does === 'recover') {
  await accounts.recover()
  say({ at: 'recovered', journal: orders.journal(false) })
}
await place()
say({ at: 'end' })
accounts.close()
process.exit(0)
