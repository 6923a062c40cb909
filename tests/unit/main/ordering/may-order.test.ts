import { describe, expect, test } from 'vitest'
import {
  basisOf,
  type MayOrderDeps,
  ofBuyer,
  preparedPieces,
  recheckOrder,
  refuseIfBlocked,
  refuseIfBusy,
} from '../../../../src/main/ordering/may-order.ts'
import type { Profile } from '../../../../src/main/session/profile.ts'
import type { WarehouseMapping } from '../../../../src/shared/domain/catalogue/warehouses.ts'
import type { Store } from '../../../../src/shared/domain/people/store.ts'
import { paise } from '../../../../src/shared/domain/values/money.ts'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'
import { store } from '../../../support/stock-portal.ts'

const pune: WarehouseMapping = {
  whID: 2,
  whType: 'Warehouse',
  name: 'Pune',
  state: 'Maharashtra',
  isActiveStockistforb2b: true,
  isactive: true,
  min: paise(500_000),
}
const profile = (more: Partial<Profile> = {}): Profile => ({
  store,
  mapping: [pune],
  rates: [],
  rules: [],
  cartersFailed: false,
  carters: [],
  ...more,
})

function asking(me: Store = store, now: Partial<Profile> = {}, blocked: readonly string[] = []) {
  const client = scriptedPortal({
    'order.blocking': () => ok(blocked.map((reason, id) => ({ id, reason }))),
    'session.me': () => ok(me),
  })
  const deps: MayOrderDeps = {
    client,
    store,
    profile: async () => {
      const answer = await client.call('session.me', { params: { id: store.id } })
      return answer.ok ? ok(profile({ store: answer.value, ...now })) : answer
    },
  }
  return { client, deps }
}
describe('whether the store may order', () => {
  test('depends on its own right, and on the carters’ list that applies to it', async () => {
    const mayNot = ok(profile({ store: { ...store, canOrder: false }, cartersFailed: true }))
    expect(ofBuyer(mayNot)).toEqual(refuse('cannotOrder'))
    expect(ofBuyer(ok(profile({ cartersFailed: true })))).toEqual(refuse('cartersFailed'))
    expect(ofBuyer(ok(profile()))).toEqual(ok(profile()))
    expect(ofBuyer(fail(offline))).toEqual(fail(offline))
  })

  test('a blocked store is refused, even with all other rights', async () => {
    const { deps } = asking({ ...store, canOrder: false }, {}, [''])
    expect(await refuseIfBlocked(deps)).toEqual(refuse('orderBlocked'))
    expect(await recheckOrder(deps, '')).toEqual(refuse('orderBlocked'))
    expect(await refuseIfBlocked(asking().deps)).toEqual(ok(undefined))
  })

  test('a blocked store is told the portal’s reasons, each once', async () => {
    const { deps } = asking(store, {}, ['Payment overdue.', '', 'Payment overdue.', 'Agreement expired.'])
    expect(await refuseIfBlocked(deps)).toMatchObject({
      error: { message: messages.orderBlocked, because: 'Payment overdue. Agreement expired.' },
    })
  })
})

describe('a portal that can’t be asked', () => {
  test('nothing is ordered', async () => {
    const { deps } = asking()
    const silent = scriptedPortal({})
    expect(await refuseIfBlocked({ ...deps, client: silent })).toEqual(fail(offline))
    expect(silent.calls).toEqual([{ name: 'order.blocking', args: { params: { userId: store.id } } }])
    expect(await recheckOrder({ ...deps, profile: async () => fail(offline) }, '')).toEqual(fail(offline))
  })
})

describe('before an order of a cart that the portal fills', () => {
  const answerTo = async (
    status: ReturnType<typeof fail> | ReturnType<typeof ok<{ status: string; message: string }>>,
  ) => {
    const client = scriptedPortal({ 'order.placeStatus': () => status })
    let resets = 0
    const answer = await refuseIfBusy(client, 'afs', () => {
      resets += 1
    })
    return { answer, resets, client }
  }

  test('nothing of the account may be worked on', async () => {
    const { answer, resets, client } = await answerTo(ok({ status: '200', message: '' }))
    expect([answer, resets]).toEqual([ok(undefined), 0])
    expect(client.calls).toEqual([{ name: 'order.placeStatus', args: { body: {} } }])
    expect(await answerTo(fail(refusal(412)))).toMatchObject({ answer: refuse('orderInProgress'), resets: 0 })
    expect(await answerTo(ok({ status: 'InProgress', message: '' }))).toMatchObject({
      answer: refuse('orderInProgress'),
    })
  })

  test('the filters are reset after 422 alone, in the portal’s words', async () => {
    expect(await answerTo(fail(refusal(422, 'Come back.')))).toMatchObject({
      answer: fail(refusal(422, 'Come back.')),
      resets: 1,
    })
    expect(await answerTo(fail(offline))).toMatchObject({ answer: fail(offline), resets: 0 })
  })

  test('a cart that is filled by hand isn’t asked about', async () => {
    const client = scriptedPortal({})
    expect(await refuseIfBusy(client, 'all', () => undefined)).toEqual(ok(undefined))
    expect(client.calls).toEqual([])
  })
})

describe('right before an order is sent', () => {
  const before = basisOf(profile(), [])

  test('it goes if nothing has changed', async () => {
    expect(await recheckOrder(asking().deps, before)).toEqual({ ok: true, value: undefined })
  })

  test('what another version has written down is prepared again', async () => {
    for (const text of ['', '["mapping","store"]', 'x'])
      expect(await recheckOrder(asking().deps, text)).toEqual(refuse('cartAdjusted'))
  })

  test('the pieces are those of the cart, regardless of the stock, and of two lines together', () => {
    const lines = [
      { id: 7, qty: 5 },
      { id: 8, qty: 2 },
      { id: 7, qty: 3 },
    ]
    expect(preparedPieces(basisOf(profile(), lines), new Set([7]))).toEqual(new Map([[7, 8]]))
  })

  test('an inactive entry of the mapping changes nothing', async () => {
    const mapping = [pune, { ...pune, whID: 9, isactive: false }]
    expect(await recheckOrder(asking(store, { mapping }).deps, before)).toMatchObject({ ok: true })
  })

  test.each([
    ['a warehouse is gone', []],
    ['there is another minimum', [{ ...pune, min: paise(600_000) }]],
    ['there is one more', [pune, { ...pune, whID: 3 }]],
    ['the order of preference is another', [{ ...pune, whID: 3 }, pune]],
  ])('the mapping’s sentence is said when %s', async (_, mapping) => {
    expect(await recheckOrder(asking(store, { mapping }).deps, before)).toEqual(refuse('mappingChanged'))
  })

  test.each([
    ['ships to another state', { shippingState: 'Karnataka' }],
    ['has another concept', { fcf: { ...store.fcf, concept: 'FCCOCO' } }],
    ['has a licence', { hasFoodLicense: true }],
  ])('the cart’s sentence is said when the store %s now', async (_, more) => {
    expect(await recheckOrder(asking({ ...store, ...more }).deps, before)).toEqual(refuse('cartAdjusted'))
  })

  test('a store that may not order any more is refused', async () => {
    expect(await recheckOrder(asking({ ...store, canOrder: false }).deps, before)).toEqual(refuse('cannotOrder'))
    expect(await recheckOrder(asking(store, {}, ['']).deps, before)).toEqual(refuse('orderBlocked'))
  })

  test.each([
    ['rule', { rules: [{ id: 1, kind: 'block' as const, brandId: 7 }] }],
    ['rate', { rates: [{ HSNCode: '9503', CGST: 6, SGST: 6, IGST: 12 }] }],
    ['product of the carters', { carters: [7] }],
  ])('the cart’s sentence is said when there is another %s', async (_, now) => {
    expect(await recheckOrder(asking(store, now).deps, before)).toEqual(refuse('cartAdjusted'))
  })

  test.each(['companyName', 'shippingCity', 'shippingPincode', 'pincode'] as const)(
    'an address without %s isn’t ordered with',
    async (field) => {
      expect(await recheckOrder(asking({ ...store, [field]: ' ' }).deps, before)).toEqual(refuse('fillRequired'))
    },
  )
})
