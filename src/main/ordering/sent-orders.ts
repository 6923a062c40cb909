/** The sent orders of an account whose folder can't be written to, for viewing only. */
import { join } from 'node:path'
import type { JournalOrder } from '../../shared/domain/orders/order.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { orderMigrations } from '../store/migrations/orders.ts'
import { openReadCopy } from '../store/read-copy.ts'
import { stored } from '../store/stored.ts'
import { createOrderJournal } from './order-journal.ts'

/** Undefined if no journal could be read. */
export type SentOrders = Result<readonly JournalOrder[]> | undefined

/** Returns the orders of the account in this folder, newest first, as they are on disk now; `open`: unconfirmed ones only. */
export function readSentOrders(folder: string, open: boolean): SentOrders {
  const read = stored(() => {
    const db = openReadCopy(join(folder, 'orders.db'), orderMigrations)
    if (db === undefined) return undefined
    try {
      return createOrderJournal(db).list(open)
    } finally {
      db.close()
    }
  })
  return read.ok && read.value !== undefined ? ok(read.value) : undefined
}
