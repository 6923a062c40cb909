import fc from 'fast-check'
import { matchPath } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { noticeAddress as addressIn } from '../../../../../src/shared/domain/people/notices.ts'
import type { ScreenRule } from '../../../../../src/shared/domain/screens/screen-rule.ts'
import { ruleAt, SCREENS } from '../../../../../src/shared/domain/screens.ts'

const rules: readonly ScreenRule[] = Object.values(SCREENS)
const open = rules.filter(({ state, audience }) => state !== undefined && audience !== 'signedOut')
const noticeAddress = (text: string) => addressIn(text, () => true)

const HISTORY = '/home/account/orderHistory'
const details = (params: string) => noticeAddress(`home.account.orderDetails#${params}`)

describe('where a notice leads', () => {
  test.each(open)('the state $state is the screen at $path', ({ state = '', path, partOf }) => {
    const names = path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))
    const params = Object.fromEntries(names.map((name, at) => [name, `${name}/${at}`]))
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    expect(noticeAddress(`${state}#${JSON.stringify({ ...params, tab: 'a b' })}`)).toBe(`${filled}?tab=a+b`)
    // Without the path's parameters it leads to the parent screen, if that is known from its name alone.
    const whole = rules.find((rule) => rule === SCREENS[partOf as keyof typeof SCREENS])
    expect(noticeAddress(state)).toBe(names.length === 0 ? path : whole?.path)
  })

  test('a screen that this build doesn’t have is nowhere, or what it is part of where that is there', () => {
    expect(addressIn('home.account.ledger', (path) => path !== SCREENS.ledger.path)).toBeUndefined()
    expect(addressIn('home.account.loadDetails#{"id":4}', (path) => path === SCREENS.loadHistory.path)).toBe(
      SCREENS.loadHistory.path,
    )
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
  ])('a screen that isn’t there is nowhere: %s', (text) => {
    expect(noticeAddress(text)).toBeUndefined()
  })

  test('for any text of the portal, it is nowhere or a screen of ours', () => {
    const state = fc.constantFrom(...rules.flatMap((one) => one.state ?? []), 'home', '')
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string(),
      fc.constantFrom('..', '/', '//evil', '?', '#', '\ud800', '\u0000'),
    )
    const params = fc.oneof(
      fc.dictionary(fc.oneof(fc.constant('id'), fc.string()), value).map((params) => JSON.stringify(params)),
      fc.json(),
      fc.string(),
    )
    const written = fc.oneof(
      fc.string(),
      fc.tuple(state, params).map(([name, params]) => `${name}#${params}`),
    )
    fc.assert(
      fc.property(written, (text) => {
        const to = noticeAddress(text)
        if (to === undefined) return
        const { host, pathname } = new URL(to, 'https://portal.invalid')
        expect(host).toBe('portal.invalid')
        const screen = ruleAt(pathname)
        expect(screen?.state).toBeDefined()
        expect(matchPath(screen?.path ?? '', pathname)).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })
})
