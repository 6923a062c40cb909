/**
 * Every kind of user against every screen: a plain, hand-written list of access rights, independent of the table and the rules that the app
 * uses.
 */
import { describe, expect, test } from 'vitest'
import { sendTo } from '../../../../../src/shared/domain/people/access.ts'
import type { Store } from '../../../../../src/shared/domain/people/store.ts'
import { SCREENS, type ScreenName } from '../../../../../src/shared/domain/screens.ts'
import { CONCEPTS, store } from '../../../../support/builders.ts'

const names = Object.keys(SCREENS) as readonly ScreenName[]
const everything = () => true

const SIGNED_OUT: readonly ScreenName[] = ['login', 'oauth', 'signup', 'forgotPassword', 'resetPassword']
const PHARMACY: readonly ScreenName[] = ['pharmacy', 'pharmacyProducts', 'pharmacyProduct', 'pharmacySearch']
const CONFINED: readonly ScreenName[] = [
  'orderHistory',
  'orderDetails',
  'orderDetailExport',
  'autoConfirmed',
  'orderInvoice',
  'loadHistory',
  'loadDetails',
  'boxDetails',
  'loadInvoice',
  'loadReceiving',
  'ledger',
  'ledgerReturn',
  'ledgerNote',
  'inputTax',
  'transactionDetails',
]
const LEDGER: readonly ScreenName[] = ['ledger', 'ledgerReturn', 'ledgerNote', 'inputTax', 'transactionDetails']
const REPLENISHMENT: readonly ScreenName[] = ['myArs', 'arsBin', 'arsRequest', 'arsListing', 'replacementReport']
/** Open to every signed-in user who is neither confined nor a pharmacy. */
const ALL: readonly ScreenName[] = [
  'notifications',
  'settings',
  'arsReport',
  ...CONFINED.filter((name) => name !== 'orderDetailExport' && !LEDGER.includes(name)),
]
/** Screens of users who order: everything except screens for other users. */
const FRANCHISEE: readonly ScreenName[] = names.filter(
  (name) =>
    ![...SIGNED_OUT, ...PHARMACY, ...LEDGER, ...REPLENISHMENT, 'orderDetailExport', 'admin'].includes(name) &&
    !['car', 'afs', 'reward', 'storePerformance'].includes(name),
)

/** The screens open to a user, and the redirects of all others. */
interface Expected {
  readonly open: readonly ScreenName[]
  readonly landing: string
  readonly login: readonly ScreenName[]
}

function expected(who: Store): Expected {
  if (who.isStockist || who.fcf.signage === 'International') {
    return { open: CONFINED, landing: '/home/account/ledger', login: [] }
  }
  const admin: readonly ScreenName[] = who.isAdmin ? ['admin'] : []
  const car: readonly ScreenName[] = who.enablecar ? ['car'] : []
  if (!who.isFranchisee) {
    const open = [...ALL, ...LEDGER, 'orderDetailExport' as const, ...admin, ...car]
    return { open, landing: '/home/account/ledger', login: [] }
  }
  if (who.fcf.concept === 'PHARMACY') {
    return { open: who.isAdmin ? [...PHARMACY, 'admin'] : PHARMACY, landing: '/dashboard', login: [] }
  }
  const open = [
    ...FRANCHISEE,
    ...(who.enableLedger ? LEDGER : []),
    ...(who.enableARS ? REPLENISHMENT : []),
    ...(who.enableAFS ? (['afs'] as const) : []),
    ...(who.canViewStorePerformance ? (['storePerformance'] as const) : []),
    ...(['FCCOCO', 'BBBHCOCO'].includes(who.fcf.concept) ? (['reward'] as const) : []),
    ...admin,
    ...car,
  ]
  const login = ['orderDetailExport' as const, 'storePerformance' as const, ...LEDGER]
  return { open, landing: '/home', login: login.filter((name) => !open.includes(name)) }
}

const FLAGS = [
  'isAdmin',
  'canOrder',
  'canCartUpload',
  'isApparels',
  'isApparelsstoreCart',
  'isessential',
  'enableARS',
  'enableAFS',
  'enablecar',
  'enableLedger',
  'canViewStorePerformance',
  'hasFoodLicense',
] as const

type Kind = readonly [who: string, flags: Partial<Store>]

const { fcf } = store()
const franchisees = CONCEPTS.map((concept): Kind => [`a franchisee of ${concept}`, { fcf: { ...fcf, concept } }])
const kinds: readonly Kind[] = [
  ...franchisees,
  ['a stockist', { isFranchisee: false, isStockist: true, fcf: { ...fcf, concept: '' } }],
  ['a stockist who is a franchisee, too', { isStockist: true }],
  ['an international store', { fcf: { ...fcf, signage: 'International' } }],
  ['an international pharmacy', { fcf: { ...fcf, concept: 'PHARMACY', signage: 'International' } }],
  ['an admin', { isFranchisee: false, isAdmin: true, fcf: { ...fcf, concept: '' } }],
  ['an operator', { isFranchisee: false, role: 'operator', enablecar: true, fcf: { ...fcf, concept: '' } }],
  ['other staff', { isFranchisee: false, fcf: { ...fcf, concept: '' } }],
]
/** Each kind with its own flags, and with each flag off and on. */
const users: readonly Kind[] = kinds.flatMap(([who, flags]) => [
  [who, flags] as const,
  ...FLAGS.flatMap((flag) =>
    [true, false].map((on): Kind => [`${who}, ${flag} ${on ? 'on' : 'off'}`, { ...flags, [flag]: on }]),
  ),
])

describe(`${users.length} users × ${names.length} screens = ${users.length * names.length} cells`, () => {
  test.each(users)('%s', (_, flags) => {
    const who = store(flags)
    const { open, landing, login } = expected(who)
    const wrong = names.flatMap((name) => {
      const to = sendTo(who, SCREENS[name], SCREENS[name].path, everything)
      const away = login.includes(name) ? '/login' : landing
      const right = open.includes(name) ? undefined : away
      return to === right ? [] : [`${name}: ${to ?? 'stays'} and not ${right ?? 'stays'}`]
    })
    expect(wrong).toEqual([])
  })
})

test.each(names)('no user signed in, opening %s', (name) => {
  const { path } = SCREENS[name]
  const to = sendTo(undefined, SCREENS[name], `${path}?a=1#b`, everything)
  expect(to).toBe(SIGNED_OUT.includes(name) ? undefined : `/login?ref=${encodeURIComponent(`${path}?a=1#b`)}`)
})

test('no two screens have one address or one name of the portal', () => {
  const rules = Object.values(SCREENS)
  const states = rules.flatMap((rule) => ('state' in rule ? [rule.state] : []))
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length)
  expect(new Set(states).size).toBe(states.length)
})
