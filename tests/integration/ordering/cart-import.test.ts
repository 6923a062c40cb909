import { describe, expect, test } from 'vitest'
import { rejectedCsv } from '../../../src/main/cart-import/rejected-csv.ts'
import type { Verdict } from '../../../src/shared/domain/carts/cart-import.ts'
import { PASTED_ROWS } from '../../../src/shared/domain/carts/judge-row.ts'
import { refuse } from '../../../src/shared/errors.ts'
import { messages, say } from '../../../src/shared/messages.ts'
import { must, newFolder, type ServicesOptions, servicesOn } from '../../support/services-on-stock.ts'
import { product, type StockPortal, stockPortal, store } from '../../support/stock-portal.ts'
import { bytes, readCsv, rowsOf, toys } from './import-file.ts'

const service = (on: Pick<StockPortal, 'client'>, options: ServicesOptions = {}) =>
  servicesOn(on, { readCsv, ...options })

describe('judging', () => {
  test('gives every row its verdict, line number and sentence', async () => {
    const { imports } = service(
      stockPortal(
        [
          product(1),
          product(2, { stock: 3 }),
          product(3, { b2bIsActive: false }),
          product(4, { subcategory: { id: 79, name: 'Baby food' } }),
          product(5, { stockType: 'DropShipment' }),
          product(6),
        ],
        new Set([5]),
      ),
      { carters: [6] },
    )
    const file = bytes(
      '1,10',
      '2,10',
      '3,1',
      '4,1',
      '5,1',
      '6,1',
      '1,2',
      'x,1',
      '7,0',
      '99,1',
      '8,10000',
      '1,2,3',
      '-1,4',
    )
    const summary = must(await imports.read('all', 'cart.CSV', file))
    expect(summary).toMatchObject({ phase: 'review', rows: 14, takenQty: 20, refusal: undefined })
    const { rows } = must(imports.rows(summary.id, 0, 500, undefined))
    const verdict = (line: number): readonly [Verdict, string] | undefined => {
      const row = rows.find((one) => one.line === line)
      return row && [row.verdict, row.reason]
    }
    expect(verdict(1)).toEqual(['header', messages.rowHeader])
    expect(verdict(2)).toEqual(['taken', messages.rowTaken])
    expect(verdict(3)).toEqual(['gap', say('rowGap', { available: 3, needed: 10, gap: 7 })])
    expect(verdict(4)).toEqual(['blocked', messages.rowBlocked])
    expect(verdict(5)).toEqual(['foodLicence', messages.rowFoodLicence])
    expect(verdict(6)).toEqual(['notServiceable', messages.rowNotServiceable])
    expect(verdict(7)).toEqual(['blocked', messages.rowNotThere])
    expect(verdict(8)).toEqual(['duplicate', say('rowDuplicate', { id: 1, line: 2 })])
    expect(verdict(9)).toEqual(['notTwoIntegers', say('rowNotAnId', { cell: 'x' })])
    expect(verdict(10)).toEqual(['quantity', messages.quantityRange])
    expect(verdict(11)).toEqual(['unknown', say('rowUnknown', { id: 99 })])
    expect(verdict(12)).toEqual(['quantity', messages.quantityRange])
    expect(verdict(13)).toEqual(['notTwoIntegers', messages.rowNotTwoIntegers])
    expect(verdict(14)).toEqual(['notTwoIntegers', say('rowNotAnId', { cell: '-1' })])
  })

  test('stops at the cart’s 500 lines, those already in it included', async () => {
    const { imports, put } = service(stockPortal(toys(520)))
    must(await put.add('all', [{ id: 1519, qty: 1 }]))
    const ids = Array.from({ length: 510 }, (_, at) => `${1000 + at},1`)
    const summary = must(await imports.read('all', 'cart.csv', bytes(...ids)))
    expect(summary.counts).toMatchObject({ taken: 499, overCapacity: 11, header: 1 })
    const { rows, total } = must(imports.rows(summary.id, 0, 5, ['overCapacity']))
    expect(total).toBe(11)
    expect(rows[0]).toMatchObject({ line: 501, reason: say('rowOverCapacity', { limit: 500 }) })
  })

  test('refuses a file of another kind whole, and one that mixes apparel with the rest', async () => {
    const apparel = { id: 6, name: 'Boys' }
    const on = stockPortal([product(1, { category: apparel }), product(2)])
    const both = service(on, { store: { ...store, isApparels: true, isApparelsstoreCart: true } })
    expect(must(await both.imports.read('apparel', 'cart.csv', Buffer.from('%PDF-1.7\n1,1')))).toMatchObject({
      refusal: expect.stringContaining(messages.notCsv),
      rows: 0,
    })
    const mixed = must(await both.imports.read('apparel', 'cart.csv', bytes('1,1', '2,1')))
    expect(mixed.refusal).toBe(messages.mixedApparel)
    expect(await both.imports.commit(mixed.id)).toMatchObject({ ok: false, error: { message: messages.mixedApparel } })
    expect(on.cart.size).toBe(0)
    const wrong = must(await both.imports.read('apparel', 'cart.csv', bytes('2,1')))
    expect(must(both.imports.rows(wrong.id, 1, 1, undefined)).rows[0]).toMatchObject({
      verdict: 'wrongCart',
      reason: 'Belongs in the non-apparel cart',
    })
  })

  test('takes the first row of what was pasted, unless it is names', async () => {
    const { imports } = service(stockPortal(toys(3)))
    const read = must(await imports.read('all', PASTED_ROWS, Buffer.from('1000,1\n1001,1\n')))
    expect(read).toMatchObject({ fileName: 'Pasted rows', rows: 2, counts: { header: 0, taken: 2 } })
    const named = must(await imports.read('all', PASTED_ROWS, Buffer.from('Product ID,Qty\n1000,1\n')))
    expect(named.counts).toMatchObject({ header: 1, taken: 1 })
  })

  test('takes the first row when the person says that it is data', async () => {
    const { imports } = service(stockPortal(toys(3)))
    const read = must(await imports.read('all', 'cart.csv', Buffer.from('1000,1\n1001,1\n')))
    expect(read.counts).toMatchObject({ header: 1, taken: 1 })
    expect(must(await imports.setHeaderIsData(read.id, true)).counts).toMatchObject({ header: 0, taken: 2 })
  })
})

describe('a file that follows another', () => {
  test('one that can’t be read changes nothing about the import that is there', async () => {
    const { imports } = service(stockPortal(toys(3)))
    const first = must(await imports.read('all', 'cart.csv', bytes('1000,1', '1001,1')))
    expect(await imports.read('all', 'a.csv', Buffer.from('%PDF-1.7\n1002,1'))).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(messages.notCsv) },
    })
    expect(must(await imports.current('all'))).toMatchObject({ id: first.id, rows: 3, phase: 'review' })
  })

  test('one that was stopped half-way is replaced only when the person says so', async () => {
    const on = stockPortal(toys(3))
    const { imports } = service(on)
    const first = must(await imports.read('all', 'cart.csv', bytes('1000,1', '1001,1')))
    on.faults.push('before')
    expect(must(await imports.commit(first.id)).phase).toBe('paused')
    expect(await imports.read('all', 'other.csv', bytes('1002,1'))).toMatchObject(
      refuse('importUnfinished', { file: 'cart.csv' }),
    )
    expect(must(await imports.current('all'))?.id).toBe(first.id)
    const other = must(await imports.read('all', 'other.csv', bytes('1002,1'), true))
    expect(must(await imports.current('all'))?.id).toBe(other.id)
  })
})

describe('a store that may not upload carts', () => {
  const no = refuse('cannotUpload')
  test('is refused the file, also pasted rows', async () => {
    const { imports } = service(stockPortal(toys(3)), {
      profile: () => ({ store: { ...store, canCartUpload: false } }),
    })
    expect(await imports.mayUpload()).toMatchObject(no)
    expect(await imports.read('all', PASTED_ROWS, bytes('1000,1'))).toMatchObject(no)
    expect(must(await imports.current('all'))).toBeUndefined()
  })
  test('nor can it mend or send what was read while it still might', async () => {
    const on = stockPortal(toys(3))
    let canCartUpload = true
    const { imports } = service(on, { profile: () => ({ store: { ...store, canCartUpload } }) })
    const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,1')))
    canCartUpload = false
    expect(await imports.fix(id, 2, '1000,2')).toMatchObject(no)
    expect(await imports.commit(id)).toMatchObject(no)
    expect(on.cart.size).toBe(0)
  })
  test('a file can’t be taken into a cart that the store doesn’t have', async () => {
    const { imports } = service(stockPortal(toys(3)))
    expect(await imports.read('apparel', 'cart.csv', bytes('1000,1'))).toMatchObject(refuse('cartNotFound'))
  })
})

describe('correcting a row', () => {
  test('judges it and the rows of the products that it names, nothing else', async () => {
    const on = stockPortal(toys(5))
    const { imports } = service(on)
    const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,1', '1000,2', 'oops', '1001,1')))
    const before = on.client.count('catalogue.productInfo')

    const freed = must(await imports.fix(id, 2, '1002,5'))
    expect(freed.row).toMatchObject({ line: 2, id: 1002, qty: 5, verdict: 'taken', text: '1002,5' })
    expect(must(imports.rows(id, 2, 1, undefined)).rows[0]).toMatchObject({ line: 3, verdict: 'taken' })
    expect(must(await imports.fix(id, 4, '1001; 7')).row).toMatchObject({ verdict: 'taken', qty: 7 })
    expect(must(imports.rows(id, 4, 1, undefined)).rows[0]).toMatchObject({
      verdict: 'duplicate',
      reason: say('rowDuplicate', { id: 1001, line: 4 }),
    })
    expect(on.client.count('catalogue.productInfo')).toBe(before + 1)
  })
})

describe('sending', () => {
  test('sends absolute quantities in batches, tells how far it is, and marks every row that arrived', async () => {
    const on = stockPortal(toys(250))
    const { imports, events } = service(on)
    const { id } = must(await imports.read('all', 'cart.csv', bytes(...rowsOf(250))))
    expect(must(await imports.commit(id))).toMatchObject({ phase: 'done', applied: 250, problem: undefined })
    expect(on.cart.size).toBe(250)
    expect([...on.cart.values()].every((line) => line.qty === 2)).toBe(true)
    const steps = events.flatMap(({ event, what }) => (event === 'import.progress' ? [what] : []))
    expect(steps.filter((step) => 'phase' in step && step.phase === 'committing')).toMatchObject([
      { done: 0, total: 250 },
      { done: 100 },
      { done: 200 },
      { done: 250 },
    ])
    expect(events.at(-2)).toMatchObject({ event: 'cart.changed', what: { cart: 'all' } })
  })

  test.each([
    { mode: 'add' as const, qty: 7 },
    { mode: 'replace' as const, qty: 2 },
  ])('$mode: a product that has 5 in the cart is to have $qty', async ({ mode, qty }) => {
    const on = stockPortal(toys(1))
    const { imports, put } = service(on)
    must(await put.add('all', [{ id: 1000, qty: 5 }]))
    const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,2')))
    must(await imports.setMode(id, mode))
    must(await imports.commit(id))
    expect(on.cart.get(1000)?.qty).toBe(qty)
  })

  test.each(['before', 'after'] as const)(
    'an answer that is lost %s the portal took the batch doubles nothing when the import is resumed',
    async (fault) => {
      const on = stockPortal(toys(250))
      const { imports, put } = service(on)
      must(await put.add('all', [{ id: 1150, qty: 5 }]))
      const { id } = must(await imports.read('all', 'cart.csv', bytes(...rowsOf(250))))
      on.faults.push('none', fault)
      expect(must(await imports.commit(id))).toMatchObject({ phase: 'paused', applied: 100, problem: 'no answer' })
      expect(must(await imports.commit(id))).toMatchObject({ phase: 'done', applied: 250 })
      expect(on.cart.get(1150)?.qty).toBe(7)
      expect([...on.cart.values()].reduce((pieces, line) => pieces + line.qty, 0)).toBe(250 * 2 + 5)
    },
  )

  test('resumed after a colleague has changed lines that were still to be sent, it leaves those changes', async () => {
    const on = stockPortal(toys(250))
    const { imports, put } = service(on)
    must(await put.add('all', [{ id: 1240, qty: 5 }]))
    const { id } = must(await imports.read('all', 'cart.csv', bytes(...rowsOf(250))))
    on.faults.push('none', 'before')
    must(await imports.commit(id))
    const line = on.cart.get(1240)
    if (line === undefined) throw new Error('The line is there')
    on.cart.delete(1240)
    on.cart.set(1245, { ...line, id: 1245, qty: 9 })
    const summary = must(await imports.commit(id))
    expect(summary).toMatchObject({ phase: 'done', applied: 248 })
    expect(summary.counts).toMatchObject({ taken: 248, elsewhere: 2 })
    expect(on.cart.has(1240)).toBe(false)
    expect(on.cart.get(1245)?.qty).toBe(9)
    expect(must(imports.rows(id, 0, 5, ['elsewhere'])).rows.map(({ reason }) => reason)).toEqual([
      'Changed at another computer from 5 to 0; not sent',
      'Changed at another computer from 0 to 9; not sent',
    ])
  })

  test('goes on after the program was ended in the middle, without doubling', async () => {
    const on = stockPortal(toys(250))
    const folder = newFolder()
    const first = service(on, { folder })
    must(await first.put.add('all', [{ id: 1150, qty: 5 }]))
    const { id } = must(await first.imports.read('all', 'cart.csv', bytes(...rowsOf(250))))
    on.faults.push('none', 'after')
    must(await first.imports.commit(id))
    first.accounts.close()

    const second = service(on, { folder })
    const waiting = must(await second.imports.current('all'))
    expect(waiting).toMatchObject({ id, phase: 'paused', applied: 100 })
    expect(must(await second.imports.commit(id))).toMatchObject({ phase: 'done', applied: 250 })
    expect(on.cart.get(1150)?.qty).toBe(7)
  })

  test('stops after the batch that is on its way, and goes on from there', async () => {
    const on = stockPortal(toys(250))
    const { imports } = service(on)
    const { id } = must(await imports.read('all', 'cart.csv', bytes(...rowsOf(250))))
    const sending = imports.commit(id)
    imports.stop(id)
    const stopped = must(await sending)
    expect(stopped).toMatchObject({ phase: 'paused', problem: undefined })
    expect(on.cart.size).toBe(stopped.applied)
    expect(must(await imports.commit(id))).toMatchObject({ phase: 'done', applied: 250 })
  })

  test('rows that no longer fit into the cart are left out and told so', async () => {
    const on = stockPortal(toys(500))
    const { imports } = service(on)
    const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,1', '1001,1')))
    for (const one of toys(500).slice(1)) on.cart.set(one.id, { ...line, id: one.id })
    expect(must(await imports.commit(id))).toMatchObject({ phase: 'done', applied: 2 })
    expect(on.cart.size).toBe(500)
    const full = must(await imports.read('all', 'cart.csv', bytes('1000,3')))
    on.cart.delete(1000)
    on.cart.set(9, { ...line, id: 9 })
    expect(must(await imports.commit(full.id)).counts).toMatchObject({ taken: 0, overCapacity: 1 })
    expect(on.cart.size).toBe(500)
  })

  test('with no network it waits, and nothing is lost', async () => {
    const on = stockPortal(toys(2))
    const { imports } = service(on)
    const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,1', '1001,1')))
    on.faults.push('before')
    must(await imports.commit(id))
    expect(must(await imports.current('all'))).toMatchObject({ phase: 'paused', counts: { taken: 2 }, applied: 0 })
  })
})

const line = {
  id: 0,
  qty: 1,
  mrp: product(0).mrp,
  parent: '0^Blue',
  stockType: 'OwnedStock' as const,
  isapparelproduct: false,
  isParentAlter: false,
}

test('rows that were left out come back as a file that can be imported again', async () => {
  const { imports } = service(stockPortal(toys(2)))
  const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,1', '5,5', '=HYPERLINK(1),2', 'a,b,c')))
  const file = [...rejectedCsv(must(await imports.rejected(id)))].join('')
  expect(file).toBe("Product ID,Quantity\r\n5,5\r\n'=HYPERLINK(1),2\r\na,b,c\r\n")
  const again = must(await imports.read('all', 'Rejected rows.csv', Buffer.from(file)))
  expect(again.counts).toMatchObject({ unknown: 1, notTwoIntegers: 2, header: 1 })
})

test('another file takes the place of the one before, and a discarded one is gone', async () => {
  const { imports } = service(stockPortal(toys(2)))
  const first = must(await imports.read('all', 'a.csv', bytes('1000,1')))
  const second = must(await imports.read('all', 'b.csv', bytes('1001,1')))
  expect(must(imports.rows(first.id, 0, 10, undefined)).total).toBe(0)
  expect(must(await imports.current('all'))?.id).toBe(second.id)
  must(await imports.discard(second.id))
  expect(must(await imports.current('all'))).toBeUndefined()
  expect(await imports.commit(second.id)).toMatchObject({ ok: false, error: { message: messages.importGone } })
})
