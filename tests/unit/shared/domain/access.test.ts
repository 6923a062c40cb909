import { describe, expect, test } from 'vitest'
import {
  type Admission,
  afterLogin,
  hasCart,
  isOwnPath,
  landingOf,
  loginFor,
  sendTo,
} from '../../../../src/shared/domain/access.ts'
import { store } from '../../builders.ts'

const everything = () => true
const nothing = () => false
const franchisee = store()
const pharmacy = store({ fcf: { ...franchisee.fcf, concept: 'PHARMACY' } })
const stockist = store({ isFranchisee: false, isStockist: true })
const abroad = store({ fcf: { ...franchisee.fcf, signage: 'International' } })
const staff = store({ isFranchisee: false })
const screen = (path: string, admits: Admission = 'everybody') => ({ path, admits })

describe('nobody signed in', () => {
  test('is sent to the sign-in screen, which remembers what was wanted', () => {
    expect(sendTo(undefined, screen('/checkout'), '/checkout?cart=all', everything)).toBe(
      '/login?ref=%2Fcheckout%3Fcart%3Dall',
    )
  })
  test('stays on the screens for people who aren’t signed in', () => {
    expect(sendTo(undefined, screen('/login', 'signedOut'), '/login', everything)).toBeUndefined()
  })
  test('is brought back to the very place, hash and all', () => {
    const wanted = '/home/account/orderDetails/PO-1?from=mail#gaps'
    const login = new URL(loginFor(wanted), 'app://portal')
    expect(login.hash).toBe('')
    expect(afterLogin(franchisee, login.searchParams.get('ref') ?? undefined, everything)).toBe(wanted)
  })
  test.each(['/home', '/', '/login', '/login?ref=%2Fhome'])('%s needs no remembering', (wanted) => {
    expect(loginFor(wanted)).toBe('/login')
  })
})

describe('after signing in', () => {
  test.each([
    ['a franchisee', franchisee, '/home'],
    ['a pharmacy', pharmacy, '/dashboard'],
    ['a stockist', stockist, '/home/account/ledger'],
    ['a store abroad', abroad, '/home/account/ledger'],
    ['anybody else', staff, '/home/account/ledger'],
  ])('%s lands where he works', (_, who, landing) => {
    expect(landingOf(who, everything)).toBe(landing)
    expect(afterLogin(who, undefined, everything)).toBe(landing)
  })
  test('where a screen doesn’t exist yet, the next best does', () => {
    expect(landingOf(pharmacy, nothing)).toBe('/home')
    expect(landingOf(stockist, nothing)).toBe('/home/account/orderHistory')
  })
  test('one returns to what was asked for', () => {
    expect(afterLogin(franchisee, '/checkout', everything)).toBe('/checkout')
    expect(afterLogin(stockist, '/home/account/orderHistory', everything)).toBe('/home/account/orderHistory')
  })
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/login', ''])(
    'never to %s',
    (ref) => {
      expect(afterLogin(franchisee, ref, everything)).toBe('/home')
    },
  )
  test('and a stockist not to a screen that isn’t his', () => {
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

describe('a franchisee', () => {
  test.each([
    ['/login', 'signedOut', '/home'],
    ['/checkout', 'franchisee', undefined],
    ['/home/account/orderHistory', 'everybody', undefined],
    ['/dashboard', 'everybody', '/home'],
    ['/dashboard/products', 'everybody', '/home'],
    ['/orderdetail', 'nonFranchisee', '/login'],
  ] as const)('who opens %s is sent to %s', (path, admits, to) => {
    expect(sendTo(franchisee, screen(path, admits), path, everything)).toBe(to)
  })
})

describe('a pharmacy', () => {
  test.each([
    ['/home', '/dashboard'],
    ['/dashboard', undefined],
    ['/dashboard/products', undefined],
    ['/home/account/orderHistory', undefined],
  ])('that opens %s is sent to %s', (path, to) => {
    expect(sendTo(pharmacy, screen(path), path, everything)).toBe(to)
  })
  test('stays at home while there is no dashboard', () => {
    expect(sendTo(pharmacy, screen('/home'), '/home', nothing)).toBeUndefined()
  })
})

describe.each([
  ['a stockist', stockist],
  ['a store of the signage International', abroad],
])('%s', (_, who) => {
  test.each([
    ['/home/account/ledger', 'everybody'],
    ['/home/account/orderHistory', 'everybody'],
    ['/home/account/loadHistory', 'everybody'],
    ['/home/account/orderdetail', 'nonFranchisee'],
    ['/home/account/orderDetails/:id', 'everybody'],
  ] as const)('may open %s', (path, admits) => {
    expect(sendTo(who, screen(path, admits), path, everything)).toBeUndefined()
  })
  test.each(['/home', '/checkout', '/search/:searchString', '/home/account/calendar'])(
    'is sent from %s to the ledger',
    (path) => {
      expect(sendTo(who, screen(path), path, everything)).toBe('/home/account/ledger')
    },
  )
  test('has no cart', () => {
    expect(hasCart(who)).toBe(false)
  })
  test('returns after signing in to what is open to him', () => {
    expect(afterLogin(who, '/home/account/orderHistory?page=2#end', everything)).toBe(
      '/home/account/orderHistory?page=2#end',
    )
    expect(afterLogin(who, '/checkout', everything)).toBe('/home/account/ledger')
  })
})

test('a cart is a franchisee’s', () => {
  expect([franchisee, pharmacy, staff].map(hasCart)).toEqual([true, true, false])
})

test('what is for franchisees sends everybody else to the ledger', () => {
  expect(sendTo(staff, screen('/checkout', 'franchisee'), '/checkout', everything)).toBe('/home/account/ledger')
})
