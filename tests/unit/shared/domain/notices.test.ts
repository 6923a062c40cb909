import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressOf, isUnread, redirectOf } from '../../../../src/shared/domain/notices.ts'

test('a notice is unread as unread and as arsunread', () => {
  expect(['unread', 'arsunread', 'read', ''].filter((status) => isUnread({ status }))).toEqual(['unread', 'arsunread'])
})

describe('where a notice leads', () => {
  test('a name alone has no parameters, JSON after # is its parameters', () => {
    expect(redirectOf('home.account.orderHistory')).toEqual({ state: 'home.account.orderHistory', params: {} })
    expect(redirectOf('home.x#{"id":"PO#1","page":2}')).toEqual({ state: 'home.x', params: { id: 'PO#1', page: 2 } })
  })

  test('to a screen by the portal’s name of it', () => {
    expect(addressOf('home.main')).toBe('/home')
    expect(addressOf('home.account.orderDetails#{"id":"PO-1/2"}')).toBe('/home/account/orderDetails/PO-1%2F2')
    expect(addressOf('home.account.orderDetails#{"id":')).toBe('/home/account/orderHistory')
    expect(addressOf('home.nowhere')).toBeUndefined()
    expect(addressOf('constructor')).toBeUndefined()
  })

  test('whatever the portal writes breaks nothing', () => {
    fc.assert(fc.property(fc.string(), (said) => void addressOf(said)))
    fc.assert(fc.property(fc.json(), (json) => void addressOf(`home.account.orderDetails#${json}`)))
  })
})
