import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { USERS, user, WORDS, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { next, word as text } from '../support/documented.ts'
import { emailOf, PASSWORD, type Shop } from '../support/shop.ts'

const me = () => ({
  id: next(),
  email: text('email'),
  role: text('role'),
  state: text('state'),
  shippingState: text('state'),
  fcf: { concept: text('concept'), signage: text('signage'), id: next(), subregion: text('subregion') },
  isAdmin: true,
  isFranchisee: true,
  isStockist: true,
  isApparels: true,
  isApparelsstoreCart: true,
  canOrder: true,
  canCartUpload: true,
  isessential: true,
  enableARS: true,
  enableAFS: true,
  enablecar: true,
  enableLedger: true,
  canViewStorePerformance: true,
  hasFoodLicense: true,
  offer: text('offer'),
  eppApparel: text('eppApparel'),
  eppNonApparel: text('eppNonApparel'),
  pincode: String(next()),
  GSTNumber: text('GST'),
  companyName: text('company'),
  shippingAddress1: text('address'),
  shippingAddress2: text('address'),
  shippingCity: text('city'),
  shippingPincode: String(next()),
  accountNumber: text('account'),
  DARPVirtualAccountNumber: text('account'),
  hdfcBBaccountNumber: text('account'),
  hdfcDARPVirtualAccountNumber: text('account'),
  billToshipTo: text('billTo'),
  firstname: text('first'),
  address1: text('address'),
  city: text('city'),
})

const mapping = () => [
  { whID: next(), whType: 'DC', name: text('wh'), state: text('state'), isActiveStockistforb2b: true, isactive: true },
]

/** A user to whom a one-time password was sent. */
async function withPassword(shop: Shop) {
  const email = emailOf('noupload')
  const { mobilenumber } = (await shop.signIn('noupload')).store
  const sent = await shop.stranger.call('session.otpGenerate', { body: { email, password: PASSWORD } })
  if (!sent.ok) throw new Error(sent.error.message)
  return { email, password: PASSWORD, mobilenumber, OTPcode: shop.portal.otpFor(email) ?? '' }
}

export const session = {
  calls: async ({ shop, person: { store } }) => {
    const known = await withPassword(shop)
    const { mailReset } = shop.portal.control
    const forgetful = emailOf('pharmacy')
    const delhi = { email: emailOf('delhi'), password: PASSWORD }
    const another = () => {
      const newPassword = randomUUID()
      return { newPassword, confirmPassword: newPassword }
    }
    const ofStore = () => ({ params: { id: store.id } })
    return {
      otpGenerate: () => ({ body: delhi }),
      otpVerify: () => ({ body: known }),
      loginWithCams: () => ({ body: { ...delhi, system: 'india-b2b-store' } }),
      forgetPassword: () => ({ body: { email: delhi.email } }),
      forgotPassword: () => ({ query: { userEmail: delhi.email } }),
      checkResetToken: () => ({ params: { token: mailReset(known.email) } }),
      resetPassword: () => ({ body: { token: mailReset(forgetful), email: forgetful, ...another() } }),
      meFirst: () => ({}),
      me: ofStore,
      changePassword: () => ({
        ...ofStore(),
        body: { oldPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
      }),
      rules: () => ({ query: { appType: '1' } }),
      states: () => ({}),
      userList: () => ({}),
      userDetails: ofStore,
      storeConfig: () => ({ query: { concept: store.fcf.concept } }),
      gstRates: () => ({ query: { state: store.shippingState } }),
      mapping: () => ({ query: {} }),
      apparelMapping: () => ({ query: { cart: 'Apparels' } }),
      categoryTree: () => ({}),
      signageStoretypes: () => ({}),
      checkSignageStoretype: () => ({ body: { concept: store.fcf.concept, signage: store.fcf.signage } }),
      seasonCode: () => ({}),
    }
  },
  open: [
    'otpGenerate',
    'otpVerify',
    'loginWithCams',
    'forgetPassword',
    'forgotPassword',
    'checkResetToken',
    'resetPassword',
  ],
  staff: ['userList'],
  documents: {
    otpGenerate: () => ({ message: text('message'), user: { mobilenumber: String(next()) } }),
    otpVerify: () => ({ token: text('token'), message: text('message') }),
    forgotPassword: () => ({ message: text('message') }),
    checkResetToken: () => ({ email: 'someone@store.example' }),
    meFirst: me,
    me,
    states: () => [{ stateCode: '27', displayName: text('state') }],
    gstRates: () => [{ HSNCode: String(next()), CGST: next(), SGST: next(), IGST: next() }],
    mapping,
    apparelMapping: mapping,
    seasonCode: () => ({ seasoncode: text('season') }),
  },
  state: {
    events: {
      signedIn: fc.record({ type: fc.constant('signedIn'), user, token: word }),
      sessionsEnded: fc.constant({ type: 'sessionsEnded' }),
      password: fc.record({ type: fc.constant('password'), user, password: word }),
    },
    reads: {
      userOf: (ask) => WORDS.map((token) => ask(token)),
      passwordOf: (ask) => USERS.map((of) => ask(of)),
    },
  },
  lists: {
    users: { ...screenAt('/home/admin'), as: 'owner@practice.storedesk.example' },
  },
  entries: ({ email, password }) => ({
    'session.state': [undefined],
    'session.requestOtp': [{ email, password }],
    'session.verifyOtp': [{ email, password, mobilenumber: '9000000000', code: '123456' }],
    'session.signInCams': [{ email, password: `${password}?` }],
    'session.startProvider': [{ provider: 'practice' }],
    'session.cancelSignIn': [undefined],
    'session.forgotPassword': [{ email, again: false }],
    'session.checkReset': [{ token: 'nothing' }],
    'session.resetPassword': [
      { token: 'nothing', email, newPassword: 'Bazaar!!77Lane', confirmPassword: 'Bazaar!!77Lane' },
    ],
    'session.signOut': [undefined],
    'session.actFor': [{ id: 7001 }],
    'session.stopActing': [undefined],
    'session.accounts': [undefined],
    'session.keepSignedIn': [{ id: 7001, keep: true }],
    'session.switchTo': [{ id: 7001 }],
    'session.removeAccount': [{ id: 7001 }],
    'session.setAccountColour': [{ id: 7001, colour: 'pink' }],
    'session.changePassword': [{ oldPassword: 'x', newPassword: 'AAbb11!!', confirmPassword: 'AAbb11!!' }],
  }),
} satisfies AreaTables<'session'>
