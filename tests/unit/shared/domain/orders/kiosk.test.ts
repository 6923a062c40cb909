import { describe, expect, test } from 'vitest'
import {
  isReceiptComing,
  kioskCustomerTime,
  kioskStatusOf,
  kioskTimeline,
  RECEIPT_RETRY_MS,
  refuseEmail,
  refuseKioskDebit,
  refuseMobile,
} from '../../../../../src/shared/domain/orders/kiosk.ts'
import { known, notKnown } from '../../../../../src/shared/domain/values/known.ts'
import { paise, ZERO } from '../../../../../src/shared/domain/values/money.ts'
import { messages } from '../../../../../src/shared/messages.ts'

const AT = '2026-11-21T06:30:00.000Z'

test.each([
  ['Cancelled', 'Cancelled'],
  ['Delivered', 'Pending'],
  [undefined, 'Pending'],
])('a list of status %s lists %s orders', (chosen, status) => {
  expect(kioskStatusOf(chosen)).toBe(status)
})

describe('the debit balance of a store that places a kiosk order', () => {
  test('above 5000 by one paisa refuses it', () => {
    const key = refuseKioskDebit(known(paise(500_001), AT))
    expect(key && messages[key]).toBe('Your Debit Balance is Greater than 5000')
  })

  test('of exactly 5000, of nothing, and any credit accept it', () => {
    for (const owed of [paise(500_000), ZERO, paise(-9_999_999)]) {
      expect(refuseKioskDebit(known(owed, AT))).toBeUndefined()
    }
  })
})

test('a debit balance that isn’t known refuses it', () => {
  expect(refuseKioskDebit(notKnown('Kiosk debits: no network'))).toBe('kioskDebitUnknown')
})

test('a customer is told a time 5 h 30 min before that of the order', () => {
  expect(kioskCustomerTime('2026-04-05T03:15:00Z')).toBe('2026-04-04T21:45:00.000Z')
  expect(kioskCustomerTime('soon')).toBeUndefined()
})

test('a receipt is asked for again after 30 seconds, for code 740 with status 422 only', () => {
  expect(RECEIPT_RETRY_MS).toBe(30_000)
  expect(isReceiptComing({ status: 422, code: 740 })).toBe(true)
  for (const other of [{ status: 422, code: 741 }, { status: 422 }, { status: 500, code: 740 }]) {
    expect(isReceiptComing(other)).toBe(false)
  }
})

test('an order is where it came to last; what is told twice stands once, as last told', () => {
  const steps = [{ status: 'Shipped', at: '1' }, { status: 'Placed' }, { status: ' ' }, { status: 'Shipped', at: '2' }]
  expect(kioskTimeline(steps)).toEqual([
    { name: 'Placed', at: undefined, is: 'done' },
    { name: 'Shipped', at: '2', is: 'now' },
  ])
  expect(kioskTimeline([])).toEqual([])
})

describe('a kiosk customer', () => {
  test.each(['9812345678', '+91 98123-45678', '91 6000000000'])('has a number such as %s', (typed) => {
    expect(refuseMobile(typed)).toBeUndefined()
  })
  test.each(['', '98123', '1812345678', '98123456789', 'nine'])('has no number such as %j', (typed) => {
    expect(refuseMobile(typed)).toBe('kioskMobile')
  })
  test('has an e-mail with a name, a host and a dot', () => {
    expect(refuseEmail(' meera@example.com ')).toBeUndefined()
    for (const typed of ['meera', 'meera@', 'meera@example', 'me era@example.com']) {
      expect(refuseEmail(typed)).toBe('kioskEmail')
    }
  })
})
