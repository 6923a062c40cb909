/** An import that continues after orders were placed: ordered products aren't put into the cart again. */
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { createOrderJournal } from '../../../src/main/ordering/order-journal.ts'
import { ok } from '../../../src/shared/errors.ts'
import { say } from '../../../src/shared/messages.ts'
import { must, newFolder, servicesOn } from '../../support/services-on-stock.ts'
import { stockPortal } from '../../support/stock-portal.ts'
import { type CounterOptions, counter, placed } from './counter.ts'
import { bytes, readCsv, rowsOf, toys } from './import-file.ts'

test.each([
  ['in the same run', false],
  ['after the program was ended', true],
])('what was ordered after a batch whose answer was lost isn’t put into the cart again, %s', async (_, restarted) => {
  const products = toys(250)
  const on = stockPortal(products)
  const folder = newFolder()
  const portal: CounterOptions['portal'] = {
    'order.place': ({ body: { orders } }) => {
      on.cart.clear()
      return ok({ response: { result: placed(orders), err: [] } })
    },
  }
  const start = () => counter({ products, portal, on, folder, readCsv })
  const first = start()
  const { id } = must(await first.imports.read('all', 'cart.csv', bytes(...rowsOf(250))))
  on.faults.push('none', 'after')
  expect(must(await first.imports.commit(id))).toMatchObject({ phase: 'paused', applied: 100 })
  if (restarted) first.accounts.close()
  const now = restarted ? start() : first
  expect(must(await now.orders.place(await now.prepared())).state).toBe('accepted')
  expect(on.cart.size).toBe(0)
  const summary = must(await now.imports.commit(id))
  expect(summary).toMatchObject({ phase: 'done', counts: { taken: 150, elsewhere: 100 } })
  // The rows that were never sent.
  expect([...on.cart.keys()].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 50 }, (_, at) => 1200 + at),
  )
  const { rows } = must(now.imports.rows(id, 0, 500, ['elsewhere']))
  expect(rows.map(({ line, reason }) => [line, reason])).toEqual(
    Array.from({ length: 100 }, (_, at) => [102 + at, say('rowOrdered')]),
  )
})

test('goes on with nothing while orders may be missing from the journal', async () => {
  const on = stockPortal(toys(2))
  const folder = newFolder()
  const first = servicesOn(on, { folder, readCsv })
  const { id } = must(await first.imports.read('all', 'cart.csv', bytes(...rowsOf(2))))
  on.faults.push('after')
  must(await first.imports.commit(id))
  first.accounts.close()
  on.cart.clear()
  const db = new BetterSqlite3(join(folder, 'orders.db'))
  createOrderJournal(db).hold({ at: '2026-04-05T10:00:00Z', since: '2026-04-04T10:00:00Z' })
  db.close()
  const { imports } = servicesOn(on, { folder, readCsv })
  expect(must(await imports.commit(id))).toMatchObject({ phase: 'done', counts: { taken: 0, elsewhere: 2 } })
  expect(must(imports.rows(id, 0, 5, ['elsewhere'])).rows.map(({ reason }) => reason)).toEqual([
    say('rowPerhapsOrdered'),
    say('rowPerhapsOrdered'),
  ])
  expect(on.cart.size).toBe(0)
})

test('what is ordered while an import is being sent isn’t put back by its next batch', async () => {
  const products = toys(150)
  const on = stockPortal(products)
  let meanwhile: () => Promise<unknown> = async () => undefined
  const at = counter({
    products,
    on,
    readCsv,
    portal: {
      'order.place': ({ body: { orders } }) => {
        on.cart.clear()
        return ok({ response: { result: placed(orders), err: [] } })
      },
      'cart.update': async (args) => {
        const once = meanwhile
        meanwhile = async () => undefined
        await once()
        return on.client.call('cart.update', args)
      },
    },
  })
  // A product of the second batch.
  must(await at.put.add('all', [{ id: 1149, qty: 50 }]))
  const { id } = must(await at.imports.read('all', 'cart.csv', bytes(...rowsOf(150))))
  const order = await at.prepared()
  meanwhile = async () => must(await at.orders.place(order))
  expect(must(await at.imports.commit(id))).toMatchObject({ phase: 'done', counts: { taken: 149, elsewhere: 1 } })
  expect(on.cart.has(1149)).toBe(false)
  expect(on.cart.size).toBe(149)
})
