import { expect, test } from 'vitest'
import {
  accountName,
  accountOf,
  daysOpen,
  isUnpaid,
  payableOf,
  paymentStatusOf,
  paymentsDueAddress,
  refusePayment,
} from '../../../../../src/shared/domain/payments/payment.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { messages } from '../../../../../src/shared/messages.ts'

const orders = [
  { POID: 'PO-1-T', NetPayment: paise(1_000_10) },
  { POID: 'PO-2-T', NetPayment: paise(20) },
]
const typed = { mode: 'Neft', paid: paise(1_000_30), reference: 'UTR1' } as const

test('an order waits to be paid until its payment was confirmed', () => {
  expect(paymentStatusOf({})).toBe('To be paid')
  expect(paymentStatusOf({ paymentconfirmationdetail: { orderID: 'PO-1' } })).toBe('Confirmation sent')
})

test('an account is called as the portal’s pages call it', () => {
  expect([accountName(1), accountName(2)]).toEqual(['BB', 'DARP'])
})

test('an order is open since its day in India, where the portal says it', () => {
  expect(daysOpen({ createddate: '2026-11-15T18:30:00Z' }, '2026-11-20')).toBe(4)
  expect(daysOpen({ createddate: '2026-11-20' }, '2026-11-20')).toBe(0)
  expect([daysOpen({}, '2026-11-20'), daysOpen({ createddate: 'soon' }, '2026-11-20')]).toEqual([undefined, undefined])
})

test('what is payable is what the chosen orders come to, to the paisa', () => {
  expect(payableOf(orders)).toBe(1_000_30)
  expect(payableOf([])).toBe(0)
})

test.each([
  ['as it should be', orders, typed, {}],
  ['more than is payable', orders, { ...typed, paid: paise(1_000_31) }, {}],
  ['a paisa less', orders, { ...typed, paid: paise(1_000_29) }, { paid: messages.paymentAmount }],
  ['no amount', orders, { ...typed, paid: undefined }, { paid: messages.paymentAmount }],
  ['no mode', orders, { ...typed, mode: undefined }, { mode: messages.paymentNoMode }],
  ['no reference', orders, { ...typed, reference: ' ' }, { reference: messages.paymentNoReference }],
  ['no order', [], typed, { orders: messages.paymentNoOrders }],
])('%s', (_, chosen, payment, refused) => {
  const refusals = Object.entries(refusePayment(chosen, payment)).map(([field, key]) => [field, messages[key]])
  expect(Object.fromEntries(refusals)).toEqual(refused)
})

test.each([
  [undefined, 1],
  ['1', 1],
  ['2', 2],
  ['3', 1],
])('the account of “%s” is %d', (chosen, id) => expect(accountOf(chosen)).toBe(id))

test.each([
  [undefined, true],
  [{}, true],
  [{ orderID: undefined }, true],
  [{ orderID: 'PO-1' }, false],
])('an order with the confirmation %j is unpaid: %s', (paymentconfirmationdetail, is) => {
  expect(isUnpaid({ paymentconfirmationdetail })).toBe(is)
})

test('what awaits payment is found in the list of its account', () => {
  expect(paymentsDueAddress(2)).toBe('/home/account/payments?account=2&status=To+be+paid')
})
