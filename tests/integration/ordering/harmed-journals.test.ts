/** A journal that was damaged while the app was closed: nothing is ordered twice, and each case is reported in a sentence. */
import { readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from '../../../src/shared/messages.ts'
import { must, newFolder } from '../../support/services-on-stock.ts'
import { openIn, placeCart, placeOne } from './account-in.ts'

type Rows = NonNullable<Parameters<typeof openIn>[1]>['rows']

const JOURNALS = {
  'without an order': async () => undefined,
  'with an unconfirmed order': (folder: string, rows: Rows, keys: boolean) => placedIn(folder, rows, keys, false),
  'with an accepted order': (folder: string, rows: Rows, keys: boolean) => placedIn(folder, rows, keys, true),
} as const

async function placedIn(folder: string, rows: Rows = [], keys: boolean, answers: boolean): Promise<string> {
  const at = openIn(folder, { answers, keys, rows })
  const { key } = await placeOne(at)
  at.accounts.close()
  return key
}

/** Damages to the journal while the app is closed; `early` is a copy from before the first order. */
const HARMS: Readonly<Record<string, (file: string, early: Buffer) => void>> = {
  deleted: (file) => rmSync(file),
  emptied: (file) => truncateSync(file),
  'cut in half': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  overwritten: (file) => writeFileSync(file, 'not a database at all, but long enough to be looked at '.repeat(100)),
  'put back from an old copy': (file, early) => writeFileSync(file, early),
  'half restored: moved away, nothing in its place': (file) => {
    const since = new Date(Date.now() - 1000).toISOString()
    writeFileSync(`${file}.restored`, JSON.stringify({ at: since, since }))
    renameSync(file, `${file}.damaged-before`)
  },
  'half restored: the copy isn’t whole yet': (file) => {
    writeFileSync(`${file}.restoring`, 'SQLite for')
    rmSync(file)
  },
}

const harmed = Object.entries(JOURNALS).flatMap(([what, fill]) =>
  Object.entries(HARMS).flatMap(([how, harm]) =>
    [true, false].map((keys) => [what, how, keys ? 'with' : 'without', fill, harm, keys] as const),
  ),
)

test.each(harmed)(
  'a journal %s, %s, at a portal %s keys: nothing is forgotten, and nothing goes out before somebody looked',
  async (what, how, _, fill, harm, keys) => {
    const folder = newFolder()
    const file = join(folder, 'orders.db')
    const first = openIn(folder)
    must(first.accounts.current())
    first.accounts.close()
    const early = readFileSync(file)
    const rows: NonNullable<Rows> = []
    const key = await fill(folder, rows, keys)
    const ordered = key === undefined ? 0 : 1
    for (const companion of ['-wal', '-shm']) rmSync(file + companion, { force: true })
    harm(file, early)

    let now = Date.now()
    const at = openIn(folder, { keys, rows, now: () => now })
    const { orders, put } = must(at.accounts.current())
    expect(must(orders.list(false)).map((order) => order.key)).toEqual(key === undefined ? [] : [key])
    // For a journal without an order, an old copy is identical.
    const isHarmless = key === undefined && how === 'put back from an old copy'
    must(await put.add('all', [{ id: 1, qty: 2 }]))
    if (!isHarmless) {
      expect(must(orders.held()), what).toBeDefined()
      expect(await orders.prepare('all')).toMatchObject({
        error: { message: expect.stringContaining('Orders since') },
      })
      expect(orders.reconciliation.release()).toMatchObject({ error: { message: messages.lookBackFirst } })
      const seen = must(await orders.reconciliation.look())
      expect(seen?.orders.map(({ poid, inJournal }) => [poid, inJournal])).toEqual(
        rows.map(({ poid }) => [poid, keys || what === 'with an accepted order']),
      )
      now += 5 * 60_000
      must(await orders.reconciliation.look())
      must(orders.reconciliation.release())
    }
    // A pending order is asked about, never sent again.
    if (key !== undefined) expect(must(await orders.check(key))).toMatchObject({ state: 'accepted' })
    expect(rows).toHaveLength(ordered)
    now += 60 * 60_000
    await placeCart(at)
    expect(rows).toHaveLength(ordered + 1)
    expect(new Set(rows.map((one) => one.key)).size).toBe(rows.length)
    at.accounts.close()
  },
)
