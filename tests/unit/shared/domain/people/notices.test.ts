import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnread, newestFirst, noticeHead, redirectOf } from '../../../../../src/shared/domain/people/notices.ts'

test('a notice is unread as unread and as arsunread', () => {
  expect(['unread', 'arsunread', 'read', ''].filter((status) => isUnread({ status }))).toEqual(['unread', 'arsunread'])
})

describe('the screen that a notice names', () => {
  test('a name alone has no parameters, JSON after # is its parameters', () => {
    expect(redirectOf('home.account.orderHistory')).toEqual({ state: 'home.account.orderHistory', params: {} })
    expect(redirectOf('home.x#{"id":"PO#1","page":2}')).toEqual({ state: 'home.x', params: { id: 'PO#1', page: 2 } })
  })

  test('parameters that can’t be read are none', () => {
    for (const text of ['', '{', '[1]', 'null', '"x"', '1']) expect(redirectOf(`home.x#${text}`).params).toEqual({})
  })

  test('any text of the portal breaks nothing', () => {
    fc.assert(fc.property(fc.string(), (text) => void redirectOf(text)))
    fc.assert(fc.property(fc.json(), (json) => void redirectOf(`home.account.orderDetails#${json}`)))
  })
})

test.each([
  ['Sale', 'From Monday on', 'Sale'],
  ['', 'From Monday on', 'From Monday on'],
  ['', '', 'Notification without text'],
])('a notice titled “%s” that says “%s” begins with “%s”', (title, message, head) => {
  expect(noticeHead({ title, message })).toBe(head)
})

test('the newest notice comes first, of one time the one with the higher number, and those without a time last', () => {
  const notice = (id: number, createdAt?: string) => ({ id: String(id), createdAt })
  const notices = [
    notice(1),
    notice(2, '2026-11-20T10:00:00Z'),
    notice(3, '2026-11-21T10:00:00Z'),
    notice(4, '2026-11-20T10:00:00Z'),
    notice(5),
  ]
  expect(newestFirst(notices).map(({ id }) => Number(id))).toEqual([3, 4, 2, 5, 1])
})
