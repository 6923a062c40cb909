import { describe, expect, test } from 'vitest'
import {
  afterLogin,
  hasCart,
  isOwnPath,
  landingOf,
  linkedAddress,
  loginFor,
  sendTo,
} from '../../../../../src/shared/domain/people/access.ts'
import { SCREENS } from '../../../../../src/shared/domain/screens.ts'
import { store } from '../../../../support/builders.ts'

const everything = () => true
const nothing = () => false
const franchisee = store()
const pharmacy = store({ fcf: { ...franchisee.fcf, concept: 'PHARMACY' } })
const stockist = store({ isFranchisee: false, isStockist: true })
const abroad = store({ fcf: { ...franchisee.fcf, signage: 'International' } })
const staff = store({ isFranchisee: false })

describe('no user signed in', () => {
  test('is sent to the sign-in screen, which remembers what was wanted', () => {
    expect(sendTo(undefined, SCREENS.cart, '/checkout?cart=all', everything)).toBe(
      '/login?ref=%2Fcheckout%3Fcart%3Dall',
    )
  })
  test('stays on the screens for people who aren’t signed in', () => {
    expect(sendTo(undefined, SCREENS.login, '/login', everything)).toBeUndefined()
  })
  test('is brought back to the very place, hash and all', () => {
    const path = '/home/account/orderDetails/PO-1?from=mail#gaps'
    const login = new URL(loginFor(path), 'app://portal')
    expect(login.hash).toBe('')
    expect(afterLogin(franchisee, login.searchParams.get('ref') ?? undefined, everything)).toBe(path)
  })
  test('is brought back to home, too', () => {
    expect(loginFor('/home')).toBe('/login?ref=%2Fhome')
  })
  test.each(['/', '/login', '/login?ref=%2Fhome'])('%s needs no remembering', (path) => {
    expect(loginFor(path)).toBe('/login')
  })
})

describe('after signing in', () => {
  test.each([
    ['a franchisee', franchisee, '/home'],
    ['a pharmacy', pharmacy, '/dashboard'],
    ['a stockist', stockist, '/home/account/ledger'],
    ['a store abroad', abroad, '/home/account/ledger'],
    ['anybody else', staff, '/home/account/ledger'],
  ])('%s lands on their own first screen', (_, who, landing) => {
    expect(landingOf(who, everything)).toBe(landing)
    expect(afterLogin(who, undefined, everything)).toBe(landing)
  })
  test('where there is no ledger yet, the order history stands in for it', () => {
    expect(landingOf(stockist, nothing)).toBe('/home/account/orderHistory')
  })
  test('the user returns to the requested screen', () => {
    expect(afterLogin(franchisee, '/checkout', everything)).toBe('/checkout')
    expect(afterLogin(stockist, '/home/account/orderHistory', everything)).toBe('/home/account/orderHistory')
  })
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/login', ''])(
    'never to %s',
    (ref) => {
      expect(afterLogin(franchisee, ref, everything)).toBe('/home')
    },
  )
  test('and a stockist not to a screen that isn’t theirs', () => {
    expect(afterLogin(stockist, '/checkout', everything)).toBe('/home/account/ledger')
  })
})

test.each([
  ['/home', true],
  ['/search/rings?whId=2', true],
  ['/', true],
  ['//host', false],
  ['/\\host', false],
  ['/home\\x', false],
  ['home', false],
  ['https://host/', false],
])('%s is a place in the app: %s', (path, is) => {
  expect(isOwnPath(path)).toBe(is)
})

test('a cart is a franchisee’s', () => {
  expect([franchisee, pharmacy, staff, stockist, abroad].map(hasCart)).toEqual([true, true, false, false, false])
})

describe('a link from outside', () => {
  const acting = '/confirm/kiosk/PO-1/700101'
  const enc = encodeURIComponent

  test.each([
    ['a screen', '/home/account/orderHistory?page=2#top', '/home/account/orderHistory?page=2#top'],
    ['a screen that acts', acting, undefined],
    ['nowhere', '/no/such/screen', undefined],
    ['sign-in', '/login', '/login'],
    [
      'sign-in and on to a screen',
      `/login?ref=${enc('/home/notifications')}`,
      `/login?ref=${enc('/home/notifications')}`,
    ],
    ['sign-in and on to a screen that acts', `/login?ref=${enc(acting)}`, '/login'],
    ['the same, spelled otherwise', `/login?r%65f=${enc(acting)}`, '/login'],
    ['the same, twice', `/login?ref=${enc('/home')}&ref=${enc(acting)}`, `/login?ref=${enc('/home')}`],
    [
      'the same, by way of another sign-in',
      `/login?ref=${enc(`/login?ref=${enc(acting)}`)}`,
      `/login?ref=${enc('/login')}`,
    ],
    ['what can’t be read', '/login?ref=%E0%A4%A', '/login'],
    [
      'another screen for whoever isn’t signed in',
      `/forgotpassword?ref=${enc(acting)}&token=7`,
      '/forgotpassword?token=7',
    ],
  ])('to %s leads there, or nowhere, and changes nothing', (_, address, leads) => {
    expect(linkedAddress(address)).toBe(leads)
  })
})
