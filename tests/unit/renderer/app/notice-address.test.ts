import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { noticeAddress } from '../../../../src/renderer/app/notice-address.ts'
import { screenAt, screens } from '../../../../src/renderer/app/screens.ts'

const HISTORY = '/home/account/orderHistory'
const details = (params: string) => noticeAddress(`home.account.orderDetails#${params}`)

describe('where a notice leads', () => {
  test('every screen but sign-in has a name of the portal’s, and no two the same', () => {
    expect(screens.filter(({ state }) => state === undefined).map(({ name }) => name)).toEqual(['login'])
    expect(new Set(screens.map(({ state }) => state)).size).toBe(screens.length)
  })

  test.each([
    ['home.main', '/home'],
    ['home.checkoutState', '/checkout'],
    ['home.account.orderHistory', HISTORY],
    ['home.account.arsReport', '/home/account/arsReport'],
    ['home.account.staffbadges', '/home/account/staffbadges'],
    ['home.account.calendar', '/home/account/calendar'],
  ])('%s', (state, address) => {
    expect(noticeAddress(state)).toBe(address)
    expect(noticeAddress(` ${state} `)).toBe(address)
  })

  test('a parameter takes its place in the path, the others are the query', () => {
    expect(details('{"id":"PO-1/2"}')).toBe('/home/account/orderDetails/PO-1%2F2')
    expect(details('{"id":41,"tab":"gaps & more","page":2,"all":true}')).toBe(
      '/home/account/orderDetails/41?tab=gaps+%26+more&page=2&all=true',
    )
    expect(noticeAddress('home.account.orderHistory#{"status":"Shipped"}')).toBe(`${HISTORY}?status=Shipped`)
  })

  test('only text, numbers and yes or no are a query', () => {
    expect(noticeAddress('home.main#{"a":null,"b":{"c":1},"d":[1],"e":"","__proto__":{"f":1}}')).toBe('/home?e=')
  })

  test.each(
    [
      [
        '',
        '{"id":',
        '{}',
        'null',
        '[1]',
        '"PO-1"',
        '{"id":null}',
        '{"id":true}',
        '{"id":{}}',
        '{"id":""}',
        '{"id":"  "}',
      ],
      ['{"id":"."}', '{"id":".."}', '{"id":" .. "}', '{"id":"\\ud800"}', '{"__proto__":{"id":"PO-1"}}'],
    ].flat(),
  )('an order without a usable number leads to the history: %s', (params) => {
    expect(details(params)).toBe(HISTORY)
  })

  test.each([
    '',
    '#',
    'home.nowhere',
    'home.festival.catalogue#{"season":"Diwali"}',
    'constructor',
    '__proto__',
    'login',
  ])('a screen that isn’t there is nowhere: %s', (said) => {
    expect(noticeAddress(said)).toBeUndefined()
  })

  test('whatever the portal writes, it is nowhere or a screen of ours', () => {
    const state = fc.constantFrom(...screens.flatMap((one) => one.state ?? []), 'home', '')
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string(),
      fc.constantFrom('..', '/', '//evil', '?', '#', '\ud800', '\u0000'),
    )
    const params = fc.oneof(
      fc.dictionary(fc.oneof(fc.constant('id'), fc.string()), value).map((said) => JSON.stringify(said)),
      fc.json(),
      fc.string(),
    )
    const written = fc.oneof(
      fc.string(),
      fc.tuple(state, params).map(([name, said]) => `${name}#${said}`),
    )
    fc.assert(
      fc.property(written, (said) => {
        const to = noticeAddress(said)
        if (to === undefined) return
        const { host, pathname } = new URL(to, 'https://portal.invalid')
        expect(host).toBe('portal.invalid')
        const screen = screenAt(pathname)
        expect(screen?.state).toBeDefined()
        expect(matchPath(screen?.path ?? '', pathname)).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })
})
