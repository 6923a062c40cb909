import { z } from 'zod'
import { STOCK_TYPES } from '../../domain/catalogue/product.ts'
import { call } from '../call.ts'
import {
  absent,
  acknowledgement,
  decidingText,
  email,
  flag,
  id,
  idInUrl,
  moment,
  name,
  orElse,
  shown,
  text,
  thing,
  words,
  yesOrNo,
} from '../fields.ts'
import { mappingEntry } from '../mapping-shape.ts'
import { ours } from '../ours.ts'
import { rates, withIgst } from '../product-shape.ts'
import { list, rows } from '../rows.ts'
import { storeAddress } from '../store-shape.ts'

const password = z.string().min(1).max(200)
const newPasswords = { newPassword: password, confirmPassword: password }

export const me = z.object({
  id,
  email: text(254),
  firstname: text(),
  role: text(),
  isAdmin: flag,
  isFranchisee: flag,
  isStockist: flag,
  fcf: orElse(z.object({ id: absent(id), concept: decidingText(), signage: decidingText(), subregion: text() }), {
    concept: '',
    signage: '',
    subregion: '',
  }),
  ...storeAddress,
  mobilenumber: ours('the user’s mobile number', text(20)),
  canOrder: flag,
  canCartUpload: flag,
  isApparels: flag,
  isApparelsstoreCart: flag,
  isessential: flag,
  enableARS: flag,
  enableAFS: flag,
  enablecar: flag,
  enableLedger: flag,
  canViewStorePerformance: flag,
  hasFoodLicense: flag,
  offer: text(),
  eppApparel: absent(text()),
  eppNonApparel: absent(text()),
  accountNumber: absent(text()),
  DARPVirtualAccountNumber: absent(text()),
  hdfcBBaccountNumber: absent(text()),
  hdfcDARPVirtualAccountNumber: absent(text()),
  billToshipTo: absent(text()),
})

/** Rules on purchases are parsed strictly: an unreadable rule must not be ignored. */
export const visibilityRule = z.object({
  id,
  // A rule without a kind must not allow anything.
  kind: ours('block or allow', orElse(z.enum(['block', 'allow']), 'block')),
  categoryId: ours('the category that a rule is about', absent(id)),
  subcategoryId: ours('the subcategory that a rule is about', absent(id)),
  brandId: ours('the brand that a rule is about', absent(id)),
  typeId: ours('the type that a rule is about', absent(id)),
  stockType: ours('the stock type that a rule is about', absent(z.enum(STOCK_TYPES))),
})

export const gstRate = withIgst(z.object({ HSNCode: decidingText(12), ...rates }))

/** The central login's name for the portal. */
export const CAMS_SYSTEM = 'india-b2b-store' as const

const token = z.object({ token: z.string().min(1).max(8192), message: text(2000) })
const signageStoretype = z.object({ concept: decidingText(), signage: decidingText(), storetype: text() })

export const session = {
  otpGenerate: call({
    post: '/api/auth/otpGenerate',
    body: z.object({ email, password }),
    answer: z.object({ message: text(2000), user: thing(z.object({ mobilenumber: text(20) })) }),
  }),
  otpVerify: call({
    post: '/api/auth/otpVerify',
    body: z.object({ email, password, mobilenumber: z.string().max(20), OTPcode: z.string().min(1).max(12) }),
    answer: token,
  }),
  loginWithCams: call({
    post: '/api/auth/local/store/loginwithcams',
    body: z.object({ email, password, system: z.literal(CAMS_SYSTEM) }),
    answer: token,
  }),
  forgetPassword: call({ post: '/api/users/forgetPassword', body: z.object({ email }), answer: acknowledgement }),
  forgotPassword: call({
    get: '/api/forgotpassword',
    query: z.object({ userEmail: email }),
    answer: acknowledgement,
    // Sends a mail.
    effect: 'write',
  }),
  checkResetToken: call({
    get: '/api/forgotpassword/checkToken/:token',
    params: z.object({ token: z.string().min(1).max(500) }),
    answer: z.object({ email: words(254) }),
  }),
  resetPassword: call({
    post: '/api/forgotpassword/reset',
    body: z.object({ token: z.string().min(1).max(500), email, ...newPasswords }),
    answer: acknowledgement,
  }),
  /** Used right after sign-in, while the user's id isn't known yet. */
  meFirst: call({ get: '/api/users/me', answer: me }),
  me: call({ get: '/api/users/:id/me', params: z.object({ id: idInUrl }), answer: me, keep: 'minute' }),
  changePassword: call({
    put: '/api/users/:id/password',
    params: z.object({ id: idInUrl }),
    body: z.object({ oldPassword: password, ...newPasswords }),
    answer: acknowledgement,
  }),
  rules: call({
    get: '/api/users/rules',
    query: z.object({ appType: z.literal('1') }),
    answer: list(visibilityRule),
    keep: 'minute',
  }),
  states: call({
    get: '/api/users/state',
    answer: rows(z.object({ stateCode: text(4), displayName: text() })),
    keep: 'day',
  }),
  userList: call({
    get: '/api/users/userList',
    answer: rows(
      z.object({
        id,
        email: text(254),
        firstname: text(),
        companyName: text(),
        concept: decidingText(),
        signage: decidingText(),
        role: text(),
        isFranchisee: absent(yesOrNo),
        isStockist: absent(yesOrNo),
        isAdmin: absent(yesOrNo),
      }),
    ),
    long: true,
    keep: 'minute',
  }),
  userDetails: call({
    get: '/api/franchisee/userDetails/:id',
    params: z.object({ id: idInUrl }),
    answer: me,
    keep: 'minute',
  }),
  storeConfig: call({
    get: '/api/storeperformance/getconfig',
    query: z.object({ concept: name }),
    answer: rows(
      z.object({
        configId: id,
        name: ours('name of a performance figure', text()),
        unit: ours('its unit', text()),
      }),
    ),
    keep: 'day',
  }),
  gstRates: call({
    get: '/api/products/gstRates',
    query: z.object({ state: name }),
    answer: list(gstRate),
    keep: 'day',
  }),
  mapping: call({
    get: '/api/mapping/getMapping',
    query: z.object({ cart: z.literal('Apparels').optional() }),
    answer: list(mappingEntry),
    keep: 'minute',
  }),
  apparelMapping: call({
    get: '/api/apparelsmapping/getMapping',
    query: z.object({ cart: z.literal('Apparels').optional() }),
    answer: list(mappingEntry),
    keep: 'minute',
  }),
  /** The categories that the store is set up for, each with its subcategories if it has any. */
  categoryTree: call({
    post: '/api/apparelsConfig/user/getAllCatSubcat',
    effect: 'read',
    answer: rows(z.object({ catID: id, subcatID: absent(id) })),
    keep: 'day',
  }),
  signageStoretypes: call({
    post: '/api/apparelsConfig/user/getAllSignageStoretype',
    effect: 'read',
    answer: rows(signageStoretype),
    keep: 'day',
  }),
  checkSignageStoretype: call({
    post: '/api/apparelsConfig/user/checkSignageStoretype',
    effect: 'read',
    body: z.object({ concept: name, signage: name }),
    answer: rows(signageStoretype),
    keep: 'day',
  }),
  seasonCode: call({
    get: '/api/releasestock/getupdatedseasoncode',
    answer: z.object({ seasoncode: text(), updatedAt: ours('start date of the season code', shown(moment)) }),
    keep: 'day',
  }),
}

/**
 * The only portal address that is opened in the system's browser instead of called. It returns through `storedesk://auth?state=…&token=…`,
 * with the state that it was given.
 */
export const PROVIDER_PATH = '/auth/:provider'
export const providerAddress = (api: string, provider: string, state: string): string =>
  `${api}${PROVIDER_PATH.replace(':provider', encodeURIComponent(provider))}?state=${encodeURIComponent(state)}`
