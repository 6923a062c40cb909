import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Imports } from '../../../../src/main/cart-import/import-service.ts'
import type { FileRead } from '../../../../src/main/files/cart-file-reader.ts'
import { newLine } from '../../../../src/shared/domain/carts/cart-rules.ts'
import { fail, ok, type Result, refuse } from '../../../../src/shared/errors.ts'
import { snapshot } from '../../../support/builders.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { product } from '../../../support/stock-portal.ts'
import { account, bytes, read, row, TWO } from './account.ts'

const gone = refuse('importGone')

describe('reading a file', () => {
  it('takes it in and judges it', async () => {
    const { take, events, imports } = account()
    expect(await take()).toMatchObject({
      id: 'import-1',
      phase: 'review',
      counts: { header: 1, taken: 2 },
      takenQty: 12,
    })
    expect(events.map(({ what }) => what)).toEqual([
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

  it('asks about ambiguous columns, and reads it by the answer', async () => {
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

  it('judges the file again in another mode, or with another heading', async () => {
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

  it('leaves verdicts to be judged where the file can’t be judged again', async () => {
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
    const { take, imports, pieces, events } = account()
    const { id } = await take()
    events.length = 0
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
    expect(events).toEqual([
      { event: 'import.progress', what: { id, phase: 'committing', done: 0, total: 2 } },
      { event: 'import.progress', what: { id, phase: 'committing', done: 2, total: 2 } },
      { event: 'cart.changed', what: { cart: 'all' } },
      { event: 'import.progress', what: { id, phase: 'done', done: 2, total: 2 } },
    ])
    expect(await imports.commit(id)).toMatchObject({ value: { phase: 'done' } })
    expect(await imports.commit('gone')).toEqual(gone)
  })

  it('reports the change of the cart, unless there is more to be reported', async () => {
    for (const [shown, notices, isReported] of [
      [snapshot({ lines: [] }), [], true],
      [undefined, [], false],
      [snapshot({ lines: [] }), ['One notice.'], false],
    ] as const) {
      const { take, imports, state } = account()
      const { id } = await take()
      state.shown = shown
      state.notices = [...notices]
      const sent = await imports.commit(id)
      expect(sent.ok && sent.value.change?.put.map(({ id: product }) => product)).toEqual(
        isReported ? [1, 2] : undefined,
      )
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
    db.pragma('query_only = OFF')
    db.exec('ALTER TABLE imports RENAME TO gone')
    expect(await imports.commit(id)).toMatchObject({ error: { kind: 'storage' } })
    expect(await imports.current('all')).toMatchObject({ error: { kind: 'storage' } })
    expect(await imports.setMode(id, 'replace')).toMatchObject({ error: { kind: 'storage' } })
    expect(await imports.undo(id)).toMatchObject({ error: { kind: 'storage' } })
    expect(await imports.discard(id)).toMatchObject({ error: { kind: 'storage' } })
  })

  it('fails where nothing can be read of it any more once it is sent, and tells nothing of how far it is', async () => {
    const { take, imports, db, state, events } = account()
    const { id } = await take()
    state.put = async () => {
      db.exec('ALTER TABLE imports RENAME TO gone')
      return ok([])
    }
    expect(await imports.commit(id)).toMatchObject({ error: { kind: 'storage' } })
    expect(events.at(-1)).toEqual({ event: 'cart.changed', what: { cart: 'all' } })
  })

  it('that was cut off by a crash is paused at the next start', async () => {
    const { take, drafts, restarted } = account()
    const { id } = await take()
    drafts.setPhase(id, 'committing')
    const imports: Imports = restarted()
    expect(await imports.current('all')).toMatchObject({ value: { phase: 'paused' } })
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

  it('doesn’t wait for a sending that hasn’t begun', async () => {
    const { take, imports } = account()
    const { id } = await take()
    const judging = imports.setMode(id, 'replace')
    const sending = imports.commit(id)
    expect(await imports.discard(id)).toEqual(ok(undefined))
    expect(await sending).toEqual(gone)
    await judging
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
