/**
 * A write that must not be made twice, in a process of its own, so that it can be killed: the real handlers and the real database, and a
 * portal that is called over HTTP. Its only argument is a task as JSON; it prints `point` where it stops, and `told` with the message for
 * the user.
 */
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { IdempotentWrites } from '../../src/main/ordering/idempotent-writes.ts'
import { paymentHandlers } from '../../src/main/payments/payment-handlers.ts'
import type { PortalClient } from '../../src/main/portal/portal-client.ts'
import { returnHandlers } from '../../src/main/returns/return-handlers.ts'
import { orderMigrations } from '../../src/main/store/migrations/orders.ts'
import { openDatabase } from '../../src/main/store/open-database.ts'
import { ONCE_POINTS, type OncePoint, WRITES } from './once-points.ts'

const task = z.object({
  folder: z.string(),
  portal: z.string(),
  what: z.enum(['sr', 'payment']),
  again: z.boolean(),
  at: z.enum(ONCE_POINTS).optional(),
})
export type OnceTask = z.input<typeof task>
const { folder, portal, what, again, at } = task.parse(JSON.parse(process.argv[2] ?? '{}'))

const say = (line: unknown): void => {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/** At the chosen point, reports it and never continues: the listener ends this process. */
function passing(point: OncePoint): void {
  if (point !== at) return
  say({ point })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

let writings = 0
const client = {
  call: async (call: string) => {
    const isWrite = WRITES.includes(call)
    if (isWrite) passing('before it is sent')
    const response = await fetch(`${portal}/${call}`, { method: 'POST' })
    const answer: unknown = await response.json()
    if (isWrite) passing('before the answer is kept')
    return answer
  },
} as unknown as PortalClient

const { db } = openDatabase(join(folder, 'orders.db'), orderMigrations, { durable: true, now: Date.now })
const once = new IdempotentWrites({
  client,
  db,
  written: () => {
    writings += 1
    passing(writings === 1 ? 'after it is written down' : 'after the answer is kept')
  },
})
const result =
  what === 'sr'
    ? await returnHandlers(async (ask) => ask(once), client)['returns.markInTransit']({
        kind: 'sr',
        ids: ['SR-1'],
        company: 'Other',
        awb: 'AWB1',
        again,
      })
    : await paymentHandlers(async (ask) => ask(once), client)['payments.confirm']({
        account: 1,
        orders: ['PO-1-T'],
        mode: 'Neft',
        paid: 100 as never,
        reference: 'UTR7',
        again,
      })
say({ told: result })
