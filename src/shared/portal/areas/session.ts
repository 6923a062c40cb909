import { z } from 'zod'
import { STOCK_TYPES } from '../../domain/catalogue/product.ts'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { mappingEntry } from '../mapping-shape.ts'
import { ours } from '../ours.ts'
import { rates, withIgst } from '../product-shape.ts'
import { list, rows } from '../rows.ts'
import { storeAddress } from '../store-shape.ts'

const password = z.string().min(1).max(200)
const newPasswords = { newPassword: password, confirmPassword: password }

export const me = z.object({
  id: f.id,
  email: f.text(254),
  firstname: f.text(),
  role: f.text(),
  isAdmin: f.flag,
  isFranchisee: f.flag,
  isStockist: f.flag,
  fcf: f.orElse(
    z.object({ id: f.absent(f.id), concept: f.decidingText(), signage: f.decidingText(), subregion: f.text() }),
    {
      concept: '',
      signage: '',
      subregion: '',
    },
  ),
  ...storeAddress,
  mobilenumber: ours('the user’s mobile number', f.text(20)),
  canOrder: f.flag,
  canCartUpload: f.flag,
  isApparels: f.flag,
  isApparelsstoreCart: f.flag,
  isessential: f.flag,
  enableARS: f.flag,
  enableAFS: f.flag,
  enablecar: f.flag,
  enableLedger: f.flag,
  canViewStorePerformance: f.flag,
  hasFoodLicense: f.flag,
  offer: f.text(),
  eppApparel: f.absent(f.text()),
  eppNonApparel: f.absent(f.text()),
  accountNumber: f.absent(f.text()),
  DARPVirtualAccountNumber: f.absent(f.text()),
  hdfcBBaccountNumber: f.absent(f.text()),
  hdfcDARPVirtualAccountNumber: f.absent(f.text()),
  billToshipTo: f.absent(f.text()),
})

/** Rules on purchases are parsed strictly: an unreadable rule must not be ignored. */
export const visibilityRule = z.object({
  id: f.id,
  // A rule without a kind must not allow anything.
  kind: ours('block or allow', f.orElse(z.enum(['block', 'allow']), 'block')),
  categoryId: ours('the category that a rule is about', f.absent(f.id)),
  subcategoryId: ours('the subcategory that a rule is about', f.absent(f.id)),
  brandId: ours('the brand that a rule is about', f.absent(f.id)),
  typeId: ours('the type that a rule is about', f.absent(f.id)),
  stockType: ours('the stock type that a rule is about', f.absent(z.enum(STOCK_TYPES))),
})

export const gstRate = withIgst(z.object({ HSNCode: f.decidingText(12), ...rates }))

/** The central login's name for the portal. */
export const CAMS_SYSTEM = 'india-b2b-store' as const

const token = z.object({ token: z.string().min(1).max(8192), message: f.text(2000) })
const signageStoretype = z.object({ concept: f.decidingText(), signage: f.decidingText(), storetype: f.text() })

export const session = {
  otpGenerate: call({
    post: '/api/auth/otpGenerate',
    body: z.object({ email: f.email, password }),
    answer: z.object({ message: f.text(2000), user: f.thing(z.object({ mobilenumber: f.text(20) })) }),
  }),
  otpVerify: call({
    post: '/api/auth/otpVerify',
    body: z.object({ email: f.email, password, mobilenumber: z.string().max(20), OTPcode: z.string().min(1).max(12) }),
    answer: token,
  }),
  loginWithCams: call({
    post: '/api/auth/local/store/loginwithcams',
    body: z.object({ email: f.email, password, system: z.literal(CAMS_SYSTEM) }),
    answer: token,
  }),
  forgetPassword: call({
    post: '/api/users/forgetPassword',
    body: z.object({ email: f.email }),
    answer: f.acknowledgement,
  }),
  forgotPassword: call({
    get: '/api/forgotpassword',
    query: z.object({ userEmail: f.email }),
    answer: f.acknowledgement,
    // Sends a mail.
    effect: 'write',
  }),
  checkResetToken: call({
    get: '/api/forgotpassword/checkToken/:token',
    params: z.object({ token: z.string().min(1).max(500) }),
    answer: z.object({ email: f.words(254) }),
  }),
  resetPassword: call({
    post: '/api/forgotpassword/reset',
    body: z.object({ token: z.string().min(1).max(500), email: f.email, ...newPasswords }),
    answer: f.acknowledgement,
  }),
  /** Used right after sign-in, while the user's id isn't known yet. */
  meFirst: call({ get: '/api/users/me', answer: me }),
  me: call({ get: '/api/users/:id/me', params: z.object({ id: f.idInUrl }), answer: me, keep: 'minute' }),
  changePassword: call({
    put: '/api/users/:id/password',
    params: z.object({ id: f.idInUrl }),
    body: z.object({ oldPassword: password, ...newPasswords }),
    answer: f.acknowledgement,
  }),
  rules: call({
    get: '/api/users/rules',
    query: z.object({ appType: z.literal('1') }),
    answer: list(visibilityRule),
    keep: 'minute',
  }),
  states: call({
    get: '/api/users/state',
    answer: rows(z.object({ stateCode: f.text(4), displayName: f.text() })),
    keep: 'day',
  }),
  userList: call({
    get: '/api/users/userList',
    answer: rows(
      z.object({
        id: f.id,
        email: f.text(254),
        firstname: f.text(),
        companyName: f.text(),
        concept: f.decidingText(),
        signage: f.decidingText(),
        role: f.text(),
        isFranchisee: f.absent(f.yesOrNo),
        isStockist: f.absent(f.yesOrNo),
        isAdmin: f.absent(f.yesOrNo),
      }),
    ),
    long: true,
    keep: 'minute',
  }),
  userDetails: call({
    get: '/api/franchisee/userDetails/:id',
    params: z.object({ id: f.idInUrl }),
    answer: me,
    keep: 'minute',
  }),
  storeConfig: call({
    get: '/api/storeperformance/getconfig',
    query: z.object({ concept: f.name }),
    answer: rows(
      z.object({
        configId: f.id,
        name: ours('name of a performance figure', f.text()),
        unit: ours('its unit', f.text()),
      }),
    ),
    keep: 'day',
  }),
  gstRates: call({
    get: '/api/products/gstRates',
    query: z.object({ state: f.name }),
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
    answer: rows(z.object({ catID: f.id, subcatID: f.absent(f.id) })),
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
    body: z.object({ concept: f.name, signage: f.name }),
    answer: rows(signageStoretype),
    keep: 'day',
  }),
  seasonCode: call({
    get: '/api/releasestock/getupdatedseasoncode',
    answer: z.object({ seasoncode: f.text(), updatedAt: ours('start date of the season code', f.shown(f.moment)) }),
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
