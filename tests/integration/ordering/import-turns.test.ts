/** A user who is faster than the judging: corrections and choices right before sending count. */
import { describe, expect, test } from 'vitest'
import { fail, ok } from '../../../src/shared/errors.ts'
import { messages } from '../../../src/shared/messages.ts'
import { must, servicesOn } from '../../support/services-on-stock.ts'
import { answering, product, stockPortal, store } from '../../support/stock-portal.ts'

const bytes = (...rows: string[]) => Buffer.from(['product id,quantity', ...rows].join('\n'))
const toys = (count: number) => Array.from({ length: count }, (_, at) => product(1000 + at))

describe('correcting a row', () => {
  test('a row that is being judged when the rows are sent goes along as it was corrected', async () => {
    const on = stockPortal(toys(5))
    const { imports } = servicesOn(on)
    const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,1', 'oops')))
    const fixing = imports.fix(id, 3, '1001,7')
    const sending = imports.commit(id)
    expect(await imports.fix(id, 3, '1002,7')).toMatchObject({ error: { message: messages.importRunning } })
    expect(must(await fixing).row).toMatchObject({ verdict: 'taken', text: '1001,7' })
    expect(must(await sending)).toMatchObject({ phase: 'done', applied: 2 })
    expect(on.cart.get(1001)?.qty).toBe(7)
  })

  test('a row that may have been sent stays as it is, and that is said', async () => {
    const on = stockPortal(toys(5))
    const { imports } = servicesOn(on)
    const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,1')))
    on.faults.push('after')
    expect(must(await imports.commit(id)).phase).toBe('paused')
    expect(await imports.fix(id, 2, '1000,2')).toMatchObject({ error: { message: messages.rowFixed } })
  })
})

describe('choosing how the file is judged', () => {
  const many = Array.from({ length: 250 }, (_, at) => `${1000 + at},2`)
  const full = async () => {
    const on = stockPortal(toys(250))
    const all = servicesOn(on)
    must(await all.put.add('all', [{ id: 1200, qty: 9998 }]))
    const { id } = must(await all.imports.read('all', 'cart.csv', Buffer.from(many.join('\n'))))
    return { ...all, on, id }
  }

  test('one choice right after the other counts as both', async () => {
    const { imports, id } = await full()
    const [, both] = await Promise.all([imports.setHeaderIsData(id, true), imports.setMode(id, 'replace')])
    expect(must(both)).toMatchObject({
      phase: 'review',
      mode: 'replace',
      counts: { header: 0, quantity: 0, taken: 250 },
    })
  })

  test('rows are sent by what was chosen right before, the first row with them', async () => {
    const { imports, on, id } = await full()
    const choosing = Promise.all([imports.setHeaderIsData(id, true), imports.setMode(id, 'replace')])
    expect(must(await imports.commit(id))).toMatchObject({ phase: 'done', applied: 250, counts: { taken: 250 } })
    await choosing
    expect([...on.cart.values()].filter(({ qty }) => qty === 2)).toHaveLength(250)
  })

  test('a file that couldn’t be judged by what was chosen isn’t sent by what was chosen before', async () => {
    const on = stockPortal(toys(2))
    let isOffline = false
    const away = { ...store, pincode: '110001' }
    const { imports } = servicesOn(
      answering(on, {
        'catalogue.productInfo': () => (isOffline ? fail({ kind: 'offline', message: 'no network' }) : undefined),
      }),
      { profile: () => (isOffline ? { store: away } : {}) },
    )
    const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,1', '1001,1')))
    isOffline = true
    expect(must(await imports.setMode(id, 'replace'))).toMatchObject({ phase: 'judging', problem: 'no network' })
    expect(must(await imports.commit(id)).phase).toBe('judging')
    expect(on.cart.size).toBe(0)
    isOffline = false
    expect(must(await imports.current('all'))).toMatchObject({ phase: 'review', mode: 'replace', problem: undefined })
  })

  test('an import that is given up meanwhile is gone at once, and nothing of it is sent', async () => {
    const on = stockPortal(toys(2))
    const answer = Promise.withResolvers<void>()
    const requested = Promise.withResolvers<void>()
    let isSlow = false
    const slow = () => {
      requested.resolve()
      return answer.promise.then(() => ok([product(1000)])) as never
    }
    const { imports } = servicesOn(answering(on, { 'catalogue.productInfo': () => (isSlow ? slow() : undefined) }), {
      profile: () => (isSlow ? { store: { ...store, pincode: '110001' } } : {}),
    })
    const { id } = must(await imports.read('all', 'cart.csv', bytes('1000,1')))
    isSlow = true
    const choosing = imports.setMode(id, 'replace')
    const sending = imports.commit(id)
    await requested.promise
    must(await imports.discard(id))
    expect(must(await imports.current('all'))).toBeUndefined()
    answer.resolve()
    expect(await choosing).toMatchObject({ error: { kind: 'cancelled' } })
    expect(await sending).toMatchObject({ error: { message: messages.importGone } })
    expect(on.cart.size).toBe(0)
  })
})

test('files for the two carts of a store, looked over in the same moment, know nothing of each other', async () => {
  const clothes = Array.from({ length: 250 }, (_, at) => product(5000 + at, { category: { id: 6, name: 'Boys' } }))
  const on = stockPortal([...toys(250), ...clothes])
  const { imports } = servicesOn(on, { store: { ...store, isApparels: true, isApparelsstoreCart: true } })
  const rowsOf = (from: number) => bytes(...Array.from({ length: 250 }, (_, at) => `${from + at},1`))
  const [apparel, others] = await Promise.all([
    imports.read('apparel', 'clothes.csv', rowsOf(5000)),
    imports.read('nonapparel', 'toys.csv', rowsOf(1000)),
  ])
  expect(must(apparel).counts).toMatchObject({ taken: 250, header: 1 })
  expect(must(others).counts).toMatchObject({ taken: 250, header: 1 })
})
