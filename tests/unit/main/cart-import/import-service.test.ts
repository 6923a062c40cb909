import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { OpenCart } from '../../../../src/main/cart/account-cart.ts'
import type { CartService } from '../../../../src/main/cart/cart-service.ts'
import { createImportDrafts } from '../../../../src/main/cart-import/import-drafts.ts'
import { Imports } from '../../../../src/main/cart-import/import-service.ts'
import type { FileRead } from '../../../../src/main/files/cart-file-reader.ts'
import { createSettingsStore } from '../../../../src/main/settings/settings-store.ts'
import type { CartLine, CartSnapshot } from '../../../../src/shared/domain/carts/cart.ts'
import { newLine } from '../../../../src/shared/domain/carts/cart-rules.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { mapping, policy, profile, snapshot } from '../../../support/builders.ts'
import { openDrafts } from '../../../support/drafts-in-memory.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { product, stockPortal, WAREHOUSE } from '../../../support/stock-portal.ts'

const HEAD = { line: 1, text: 'product id,quantity', id: undefined, qty: undefined }
const row = (line: number, id: number, qty: number) => ({ line, text: `${id},${qty}`, id, qty })
const read = (...rows: ReturnType<typeof row>[]): FileRead => ({
  encoding: 'UTF-8',
  separator: 'comma',
  rows: [HEAD, ...rows],
})
const TWO = read(row(2, 1, 5), row(3, 2, 7))
const bytes = new Uint8Array(1)

/** The imports of an account; `restarted` opens them again on the same database. */
function account() {
  const db = openDrafts()
  const drafts = createImportDrafts(db)
  const portal = stockPortal([product(1), product(2), product(3)])
  const pieces = new Map<number, CartLine>()
  const told: { event: string; what: unknown }[] = []
  const state = {
    may: ok(undefined) as Result<undefined>,
    file: (async () => TWO) as () => Promise<FileRead>,
    opened: undefined as Result<CartSnapshot> | undefined,
    put: undefined as (() => Promise<Result<never[]>>) | undefined,
    notices: [] as string[],
    profile: ok(profile({ mapping: [mapping({ whID: WAREHOUSE })] })) as Result<ReturnType<typeof profile>>,
    shown: undefined as CartSnapshot | undefined,
    ids: 0,
  }
  const now = () => snapshot({ lines: [...pieces.values()], notices: state.notices })
  const carts = {
    open: async () => state.opened ?? ok(now()),
    shown: () => state.shown,
    touched: () => undefined,
    change: (_: string, make: (cart: OpenCart) => unknown) =>
      make({
        put: async (lines: readonly CartLine[]) => {
          if (state.put !== undefined) return state.put()
          for (const line of lines) pieces.set(line.id, line)
          return ok(lines)
        },
      } as unknown as OpenCart),
  } as unknown as CartService
  const open = () =>
    new Imports({
      client: portal.client,
      carts,
      drafts,
      journal: { count: () => 1, orderedSince: () => new Set() },
      policy,
      profile: async () => state.profile,
      mayUpload: async () => state.may,
      readFile: async () => state.file(),
      settings: createSettingsStore(db),
      clock: () => Date.parse('2026-11-21T10:00:00.000Z'),
      emit: (event, what) => told.push({ event, what }),
      newId: () => {
        state.ids += 1
        return `import-${state.ids}`
      },
    })
  const imports = open()
  const take = async (file = TWO) => {
    state.file = async () => file
    const summary = await imports.read('all', 'cart.csv', bytes)
    if (!summary.ok) throw new Error(summary.error.message)
    return summary.value
  }
  return { db, drafts, imports, restarted: open, portal, pieces, told, state, take }
}
const gone = refuse('importGone')

describe('reading a file', () => {
  it('takes it in and judges it', async () => {
    const { take, told, imports } = account()
    expect(await take()).toMatchObject({
      id: 'import-1',
      phase: 'review',
      counts: { header: 1, taken: 2 },
      takenQty: 12,
    })
    expect(told.map(({ what }) => what)).toEqual([
      { id: 'import-1', phase: 'judging', done: 0, total: 0 },
      { id: 'import-1', phase: 'judging', done: 3, total: 3 },
    ])
    expect(imports.rows('import-1', 1, 1, undefined)).toMatchObject({ value: { rows: [{ line: 2 }], total: 3 } })
    expect(await imports.current('all')).toMatchObject({ value: { id: 'import-1' } })
    expect(await imports.current('apparel')).toEqual(ok(undefined))
  })

  it('is refused to a store that may not upload carts, or hasn’t this one', async () => {
    const { imports, state } = account()
    state.may = refuse('tryAgain')
    expect(await imports.read('all', 'cart.csv', bytes)).toEqual(refuse('tryAgain'))
    expect(await imports.mayUpload()).toEqual(refuse('tryAgain'))
    state.may = ok(undefined)
    state.opened = refuse('cartNotFound')
    expect(await imports.read('all', 'cart.csv', bytes)).toEqual(refuse('cartNotFound'))
    expect(await imports.current('all')).toEqual(ok(undefined))
  })

  it('goes on without a network, and is judged when it is next looked at', async () => {
    const { imports, state } = account()
    state.opened = fail(offline)
    expect(await imports.read('all', 'cart.csv', bytes)).toMatchObject({
      value: { phase: 'judging', problem: offline.message },
    })
    state.opened = undefined
    const [one, two] = await Promise.all([imports.current('all'), imports.current('all')])
    expect(one).toMatchObject({ value: { phase: 'review', problem: undefined } })
    expect(two).toEqual(one)
  })

  it('isn’t begun while another file is being read', async () => {
    const { imports, state } = account()
    const file = Promise.withResolvers<FileRead>()
    state.file = () => file.promise
    const first = imports.read('all', 'cart.csv', bytes)
    await setImmediate()
    expect(await imports.read('all', 'other.csv', bytes)).toEqual(refuse('importRunning'))
    file.resolve(TWO)
    expect(await first).toMatchObject({ ok: true })
    expect(await imports.read('all', 'other.csv', bytes)).toMatchObject({ value: { fileName: 'other.csv' } })
  })

  it('of rows that come from no file has no heading', async () => {
    const { imports } = account()
    expect(await imports.readRows('all', 'Template', [row(1, 1, 5)], false)).toMatchObject({
      value: { fileName: 'Template', counts: { header: 0, taken: 1 }, encoding: '', separator: '' },
    })
  })

  it('asks what is open about it, and reads it by the answer', async () => {
    const { imports, state } = account()
    const table = { sheet: '', rows: [], header: 1, ids: [0, 1], quantities: [2] }
    state.file = async () => ({ question: { tables: [table], layout: 'a|b|c' } })
    expect(await imports.read('all', 'cart.csv', bytes)).toMatchObject({ error: { kind: 'rule' } })
    expect(imports.question('all')).toMatchObject({ fileName: 'cart.csv', isOpen: true })
    expect(imports.question('apparel')).toBeUndefined()
    const choice = { sheet: '', header: 1, id: 0, qty: 2 }
    expect(await imports.answer('apparel', choice)).toEqual(gone)
    state.file = async () => TWO
    expect(await imports.answer('all', choice)).toMatchObject({ value: { fileName: 'cart.csv', phase: 'review' } })
    expect(imports.question('all')?.isOpen).toBe(false)
    await imports.commit('import-2')
    expect(imports.question('all')).toBeUndefined()
  })
})

describe('correcting an import', () => {
  it('answers with the row and the import as they are then, and takes it back', async () => {
    const { take, imports } = account()
    const { id } = await take(read(row(2, 1, 5), row(3, 99, 1)))
    expect(await imports.mends(id)).toMatchObject({ ok: true })
    expect(await imports.fix(id, 3, '3,4')).toMatchObject({
      value: { row: { id: 3, verdict: 'taken' }, summary: { counts: { taken: 2 }, undo: 'line 3' } },
    })
    expect(await imports.undo(id)).toMatchObject({ value: { counts: { taken: 1, unknown: 1 }, undo: undefined } })
    expect(await imports.fix(id, 99, '3,4')).toEqual(gone)
  })

  it('mends all rows of a kind', async () => {
    const { take, imports } = account()
    const { id } = await take(read(row(2, 1, 60)))
    expect(await imports.mendAll(id, 'stock')).toMatchObject({ value: { counts: { taken: 1, gap: 0 }, takenQty: 50 } })
  })

  it('is refused to a store that may not upload carts', async () => {
    const { take, imports, state } = account()
    const { id } = await take()
    state.may = refuse('tryAgain')
    expect(await imports.fix(id, 2, '3,4')).toEqual(refuse('tryAgain'))
    expect(await imports.commit(id)).toEqual(refuse('tryAgain'))
  })

  it('judges the file anew by another mode, or another heading', async () => {
    const { take, imports, pieces } = account()
    pieces.set(1, newLine(product(1), 48))
    const { id } = await take()
    expect(await imports.setMode(id, 'replace')).toMatchObject({
      value: { mode: 'replace', counts: { taken: 2, gap: 0 } },
    })
    expect(await imports.setMode(id, 'add')).toMatchObject({ value: { mode: 'add', counts: { taken: 1, gap: 1 } } })
    expect(await imports.setHeaderIsData(id, true)).toMatchObject({
      value: { counts: { header: 0, notTwoIntegers: 1 } },
    })
    expect(await imports.setMode('gone', 'add')).toEqual(gone)
  })

  it('leaves verdicts to be judged where the file can’t be judged anew', async () => {
    const { take, imports, state } = account()
    const { id } = await take()
    state.opened = fail(offline)
    expect(await imports.setMode(id, 'replace')).toMatchObject({ value: { mode: 'replace', phase: 'judging' } })
    expect(await imports.commit(id)).toMatchObject({ value: { phase: 'judging' } })
  })

  it('changes nothing any more once rows may have been sent, nor of a file that couldn’t be read', async () => {
    const { take, imports, drafts, state } = account()
    const { id } = await take()
    drafts.fixTargets(id, new Map(), 1)
    expect(await imports.setMode(id, 'replace')).toMatchObject({ value: { mode: 'add', phase: 'review' } })
    await imports.discard(id)
    state.file = async () => ({ refusal: 'No CSV.' })
    const refused = await imports.read('all', 'cart.csv', bytes)
    expect(refused).toMatchObject({ value: { refusal: 'No CSV.', rows: 0 } })
    expect(await imports.setMode('import-2', 'replace')).toMatchObject({ value: { mode: 'add', phase: 'review' } })
    expect(await imports.commit('import-2')).toEqual(fail({ kind: 'rule', message: 'No CSV.' }))
  })
})

describe('sending an import', () => {
  it('puts its rows into the cart, once however often it is asked for', async () => {
    const { take, imports, pieces, told } = account()
    const { id } = await take()
    told.length = 0
    const both = [imports.commit(id), imports.commit(id)]
    expect(imports.busy()).toBe(true)
    const [one, two] = await Promise.all(both)
    expect(one).toMatchObject({ value: { phase: 'done', applied: 2 } })
    expect(two).toEqual(one)
    expect([...pieces.values()].map(({ id: product, qty }) => [product, qty])).toEqual([
      [1, 5],
      [2, 7],
    ])
    expect(imports.busy()).toBe(false)
    expect(told).toEqual([
      { event: 'import.progress', what: { id, phase: 'committing', done: 0, total: 2 } },
      { event: 'import.progress', what: { id, phase: 'committing', done: 2, total: 2 } },
      { event: 'cart.changed', what: { cartType: 'all' } },
      { event: 'import.progress', what: { id, phase: 'done', done: 2, total: 2 } },
    ])
    expect(await imports.commit(id)).toMatchObject({ value: { phase: 'done' } })
    expect(await imports.commit('gone')).toEqual(gone)
  })

  it('tells what the cart became, unless there is more to be told of it', async () => {
    for (const [shown, notices, isTold] of [
      [snapshot({ lines: [] }), [], true],
      [undefined, [], false],
      [snapshot({ lines: [] }), ['One notice.'], false],
    ] as const) {
      const { take, imports, state } = account()
      const { id } = await take()
      state.shown = shown
      state.notices = [...notices]
      const sent = await imports.commit(id)
      expect(sent.ok && sent.value.change?.put.map(({ id: product }) => product)).toEqual(isTold ? [1, 2] : undefined)
    }
  })

  it('keeps corrections out meanwhile, and stops where the user asks for it', async () => {
    const { take, imports, state } = account()
    const { id } = await take()
    const put = Promise.withResolvers<Result<never[]>>()
    state.put = () => put.promise
    const sending = imports.commit(id)
    expect(await imports.fix(id, 2, '3,4')).toEqual(refuse('importRunning'))
    expect(await imports.setMode(id, 'replace')).toEqual(refuse('importRunning'))
    expect(await imports.read('all', 'other.csv', bytes, true)).toEqual(refuse('importRunning'))
    imports.stop(id)
    put.resolve(ok([]))
    expect(await sending).toMatchObject({ ok: true })
  })

  it('that was stopped before it began sends nothing, and is sent when it is asked for again', async () => {
    const { take, imports, pieces } = account()
    const { id } = await take()
    const sending = imports.commit(id)
    imports.stop(id)
    expect(await sending).toMatchObject({ value: { phase: 'paused', applied: 0 } })
    expect(pieces.size).toBe(0)
    expect(await imports.commit(id)).toMatchObject({ value: { phase: 'done' } })
  })

  it('is paused with its reason when the portal doesn’t take it', async () => {
    const { take, imports, state } = account()
    const { id } = await take()
    state.put = async () => fail(offline)
    expect(await imports.commit(id)).toMatchObject({ value: { phase: 'paused', problem: offline.message, applied: 0 } })
    state.file = async () => TWO
    expect(await imports.read('all', 'other.csv', bytes)).toMatchObject({ error: { sentence: 'importUnfinished' } })
  })

  it('fails where it can’t be written down', async () => {
    const { take, imports, db } = account()
    const { id } = await take()
    db.pragma('query_only = ON')
    expect(await imports.commit(id)).toMatchObject({ error: { kind: 'storage' } })
  })

  it('that was cut off by a crash is paused at the next start', async () => {
    const { take, drafts, restarted } = account()
    const { id } = await take()
    drafts.setPhase(id, 'committing')
    expect(await restarted().current('all')).toMatchObject({ value: { phase: 'paused' } })
  })
})

describe('giving an import up', () => {
  it('forgets it, and nothing can be done with it any more', async () => {
    const { take, imports } = account()
    const { id } = await take()
    expect(await imports.discard(id)).toEqual(ok(undefined))
    expect(await imports.current('all')).toEqual(ok(undefined))
    expect(await imports.undo(id)).toEqual(gone)
  })

  it('waits for the batch that is on its way', async () => {
    const { take, imports, state, drafts } = account()
    const { id } = await take()
    const put = Promise.withResolvers<Result<never[]>>()
    state.put = () => put.promise
    const sending = imports.commit(id)
    while (drafts.find(id)?.phase !== 'committing') await setImmediate()
    let isGone = false
    const discarding = imports.discard(id).then(() => {
      isGone = true
    })
    await setImmediate()
    expect([isGone, drafts.find(id) !== undefined]).toEqual([false, true])
    put.resolve(ok([]))
    await Promise.all([sending, discarding])
    expect(drafts.find(id)).toBeUndefined()
  })

  it('waits until it is read', async () => {
    const { imports, state } = account()
    const file = Promise.withResolvers<FileRead>()
    state.file = () => file.promise
    const reading = imports.read('all', 'cart.csv', bytes)
    await setImmediate()
    const discarding = imports.discard('import-1')
    file.resolve(TWO)
    await discarding
    expect(await reading).toMatchObject({ ok: false })
    expect(await imports.current('all')).toEqual(ok(undefined))
  })
})

it('the rows that were left out are answered with how their file separated its cells', async () => {
  const { take, imports } = account()
  const { id } = await take(read(row(2, 99, 1), row(3, 1, 5)))
  expect(await imports.rejected(id)).toMatchObject({ value: { separator: 'comma', rows: [{ line: 2 }] } })
  expect(await imports.readFile('a.csv', bytes)).toEqual(read(row(2, 99, 1), row(3, 1, 5)))
})
