import { expect, test } from 'vitest'
import { account, named } from '../../../../../src/shared/domain/screens/screen-rule.ts'

test('the account’s screens lie below its home', () => {
  expect(account('orderDetails/:id')).toBe('/home/account/orderDetails/:id')
})

test('the portal names a screen by its address, with dots and without its parts', () => {
  expect(named(account('ledger/note/:kind/:id'), 'Note', { audience: 'everybody', partOf: 'ledger' })).toEqual({
    path: '/home/account/ledger/note/:kind/:id',
    title: 'Note',
    state: 'home.account.ledger.note',
    audience: 'everybody',
    partOf: 'ledger',
  })
})
