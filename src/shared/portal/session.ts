/** Signing in, who is signed in, and what the portal says about the store. */
import { z } from 'zod'
import { STOCK_TYPES, WAREHOUSE_TYPES } from '../domain/product.ts'
import { call } from './call.ts'
import { acknowledgement, count, email, id, idInUrl, moment, name, percent, rupees } from './fields.ts'

const password = z.string().min(1).max(200)
const newPasswords = { newPassword: password, confirmPassword: password }

export const me = z.object({
  id,
  email,
  firstname: name,
  role: name,
  isAdmin: z.boolean(),
  isFranchisee: z.boolean(),
  isStockist: z.boolean(),
  fcf: z.object({ id, concept: name, signage: name, subregion: name }),
  companyName: name,
  GSTNumber: z.string().max(20),
  address1: name,
  city: name,
  state: name,
  pincode: z.string().max(10),
  shippingAddress1: name,
  shippingAddress2: name,
  shippingCity: name,
  shippingState: name,
  shippingPincode: z.string().max(10),
  mobilenumber: z.string().max(20),
  canOrder: z.boolean(),
  canCartUpload: z.boolean(),
  isApparels: z.boolean(),
  isApparelsstoreCart: z.boolean(),
  isessential: z.boolean(),
  enableARS: z.boolean(),
  enableAFS: z.boolean(),
  enablecar: z.boolean(),
  enableLedger: z.boolean(),
  canViewStorePerformance: z.boolean(),
  hasFoodLicense: z.boolean(),
  offer: name,
})

export const mappingEntry = z.object({
  whID: id,
  whType: z.enum(WAREHOUSE_TYPES),
  name,
  state: name,
  isActiveStockistforb2b: z.boolean(),
  isactive: z.boolean(),
  min: rupees.optional(),
})

export const visibilityRule = z.object({
  id,
  kind: z.enum(['block', 'allow']),
  categoryId: id.optional(),
  subcategoryId: id.optional(),
  brandId: id.optional(),
  typeId: id.optional(),
  stockType: z.enum(STOCK_TYPES).optional(),
})

export const gstRate = z.object({ HSNCode: z.string().max(12), CGST: percent, SGST: percent, IGST: percent })

const token = z.object({ token: z.string().min(1).max(8192), message: z.string().max(2000) })
const signageStoretype = z.object({ concept: name, signage: name, storetype: name })

export const session = {
  otpGenerate: call({
    post: '/api/auth/otpGenerate',
    body: z.object({ email, password }),
    answer: z.object({ message: z.string().max(2000), user: z.object({ mobilenumber: z.string().max(20) }) }),
  }),
  otpVerify: call({
    post: '/api/auth/otpVerify',
    body: z.object({ email, password, mobilenumber: z.string().max(20), OTPcode: z.string().min(1).max(12) }),
    answer: token,
  }),
  loginWithCams: call({
    post: '/api/auth/local/store/loginwithcams',
    body: z.object({ email, password, system: z.string().max(60) }),
    answer: token,
  }),
  forgetPassword: call({ post: '/api/users/forgetPassword', body: z.object({ email }), answer: acknowledgement }),
  forgotPassword: call({
    get: '/api/forgotpassword',
    query: z.object({ userEmail: email }),
    answer: acknowledgement,
    // It sends a mail.
    effect: 'write',
  }),
  checkResetToken: call({
    get: '/api/forgotpassword/checkToken/:token',
    params: z.object({ token: z.string().min(1).max(500) }),
    answer: z.object({ email }),
  }),
  resetPassword: call({
    post: '/api/forgotpassword/reset',
    body: z.object({ token: z.string().min(1).max(500), email, ...newPasswords }),
    answer: acknowledgement,
  }),
  /** Right after sign-in, while the user's id isn't known yet. */
  meFirst: call({ get: '/api/users/me', answer: me }),
  me: call({ get: '/api/users/:id/me', params: z.object({ id: idInUrl }), answer: me, keep: 'hour' }),
  changePassword: call({
    put: '/api/users/:id/password',
    params: z.object({ id: idInUrl }),
    body: z.object({ oldPassword: password, ...newPasswords }),
    answer: acknowledgement,
  }),
  rules: call({
    get: '/api/users/rules',
    query: z.object({ appType: z.literal('1') }),
    answer: z.array(visibilityRule),
    keep: 'hour',
  }),
  states: call({
    get: '/api/users/state',
    answer: z.array(z.object({ stateCode: z.string().max(4), displayName: name })),
    keep: 'day',
  }),
  userList: call({
    get: '/api/users/userList',
    answer: z.array(z.object({ id, email, firstname: name, companyName: name, concept: name, signage: name })),
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
    answer: z.array(z.object({ configId: id, name, unit: name })),
    keep: 'day',
  }),
  gstRates: call({
    get: '/api/products/gstRates',
    query: z.object({ state: name }),
    answer: z.array(gstRate),
    keep: 'day',
  }),
  mapping: call({
    get: '/api/mapping/getMapping',
    query: z.object({ cart: z.literal('Apparels').optional() }),
    answer: z.array(mappingEntry),
    keep: 'hour',
  }),
  apparelMapping: call({
    get: '/api/apparelsmapping/getMapping',
    query: z.object({ cart: z.literal('Apparels').optional() }),
    answer: z.array(mappingEntry),
    keep: 'hour',
  }),
  categoryTree: call({
    post: '/api/apparelsConfig/user/getAllCatSubcat',
    effect: 'read',
    answer: z.array(z.object({ id, name, subcategories: z.array(z.object({ id, name, products: count })) })),
    keep: 'day',
  }),
  signageStoretypes: call({
    post: '/api/apparelsConfig/user/getAllSignageStoretype',
    effect: 'read',
    answer: z.array(signageStoretype),
    keep: 'day',
  }),
  checkSignageStoretype: call({
    post: '/api/apparelsConfig/user/checkSignageStoretype',
    effect: 'read',
    body: z.object({ concept: name, signage: name }),
    answer: z.array(signageStoretype),
    keep: 'day',
  }),
  seasonCode: call({
    get: '/api/releasestock/getupdatedseasoncode',
    answer: z.object({ seasoncode: name, updatedAt: moment.optional() }),
    keep: 'day',
  }),
}
