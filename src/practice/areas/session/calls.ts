import { randomBytes } from 'node:crypto'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { messages, say } from '../../../shared/messages.ts'
import { Refused } from '../../kit/refused.ts'

import type { AreaCalls, PracticeOf } from '../../practice.ts'
import type { PracticeAccount } from '../../world/accounts.ts'
import { categoriesOf } from '../../world/categories.ts'
import { states } from '../../world/depots.ts'
import { gstRates } from '../../world/gst.ts'

type Practice = PracticeOf<'session'>

export function accountBy({ world }: Pick<Practice, 'world'>, email: string): PracticeAccount | undefined {
  const address = email.trim().toLowerCase()
  return world.accounts.find(({ store }) => store.email === address)
}

const passwordOf = ({ state }: Practice, { store, password }: PracticeAccount): string =>
  state.session.passwordOf(store.id) ?? password

function credentials(practice: Practice, email: string, password: string): PracticeAccount {
  const account = accountBy(practice, email)
  if (account === undefined || passwordOf(practice, account) !== password) {
    throw new Refused(401, messages.loginIncorrect)
  }
  const { shutOut } = account
  if (shutOut !== undefined) throw new Refused(shutOut.status, shutOut.message)
  return account
}

export function signIn(practice: Practice, { store }: PracticeAccount): { token: string; message: string } {
  const token = `practice-${randomBytes(24).toString('base64url')}`
  practice.record({ type: 'signedIn', user: store.id, token })
  return { token, message: 'Signed in.' }
}

function accountWith({ world }: Practice, id: number): PracticeAccount {
  const account = world.accounts.find(({ store }) => store.id === id)
  if (account === undefined) throw new Refused(404, 'User not found.')
  return account
}

/** Staff may see all accounts, other users only their own. */
function mayRead(account: PracticeAccount, id: number): void {
  if (account.store.id !== id && !account.store.isAdmin) throw new Refused(403, 'You may only see your own account.')
}

function newPassword(
  practice: Practice,
  account: PracticeAccount,
  password: string,
  confirmed: string,
): { message: string } {
  if (password !== confirmed) throw new Refused(422, 'The two passwords are not the same.')
  practice.record({ type: 'password', user: account.store.id, password })
  return { message: 'Your password was changed.' }
}

/** Mails a link that sets a new password: the portal keeps it, and shows it in place of a mailbox. */
function mailReset(practice: Practice, email: string): { message: string } {
  const account = accountBy(practice, email)
  if (account === undefined) throw new Refused(404, messages.forgotUnknown)
  practice.memory.resets.mail(account.store.email)
  return { message: `A password reset link was sent to ${account.store.email}.` }
}

export const sessionCalls: AreaCalls<'session'> = {
  otpGenerate: ({ body }, practice) => {
    const { store } = credentials(practice, body.email, body.password)
    practice.memory.otps.issue(store.email)
    return { message: say('otpSent', { email: store.email }), user: { mobilenumber: store.mobilenumber } }
  },
  otpVerify: ({ body }, practice) => {
    const account = credentials(practice, body.email, body.password)
    // A wrong number counts as an attempt, and never succeeds.
    const code = body.mobilenumber === account.store.mobilenumber ? body.OTPcode : ''
    if (!practice.memory.otps.redeem(body.email, code)) throw new Refused(401, messages.otpIncorrect)
    return signIn(practice, account)
  },
  loginWithCams: ({ body }, practice) => signIn(practice, credentials(practice, body.email, body.password)),
  forgetPassword: ({ body }, practice) => mailReset(practice, body.email),
  forgotPassword: ({ query }, practice) => mailReset(practice, query.userEmail),
  checkResetToken: ({ params }, practice) => {
    const email = practice.memory.resets.emailOf(params.token)
    if (email === undefined) throw new Refused(404, messages.resetLinkDead)
    return { email }
  },
  resetPassword: ({ body }, practice) => {
    const { resets } = practice.memory
    const account = accountBy(practice, body.email)
    if (account === undefined || resets.emailOf(body.token) !== account.store.email) {
      throw new Refused(404, messages.resetLinkDead)
    }
    // The new password must differ from the current one.
    if (passwordOf(practice, account) === body.newPassword) throw new Refused(409, messages.passwordInvalid)
    const done = newPassword(practice, account, body.newPassword, body.confirmPassword)
    resets.use(body.token)
    return done
  },
  meFirst: (_, { account }) => account.store,
  me: ({ params }, visit) => {
    mayRead(visit.account, params.id)
    return accountWith(visit, params.id).store
  },
  changePassword: ({ params, body }, visit) => {
    const { account } = visit
    if (params.id !== account.store.id) throw new Refused(403, 'You may only change your own password.')
    if (passwordOf(visit, account) !== body.oldPassword) throw new Refused(422, 'The old password is not right.')
    return newPassword(visit, account, body.newPassword, body.confirmPassword)
  },
  rules: (_, { world }) => [...world.rules],
  states: () => states.map(({ stateCode, displayName }) => ({ stateCode, displayName })),
  userList: (_, { account, world }) => {
    if (!account.store.isAdmin) throw new Refused(403, 'Only staff may list users.')
    return world.accounts.map(({ store: { fcf, ...store } }) => ({
      id: store.id,
      email: store.email,
      firstname: store.firstname,
      companyName: store.companyName,
      concept: fcf.concept,
      signage: fcf.signage,
      role: store.role,
      isFranchisee: store.isFranchisee,
      isStockist: store.isStockist,
      isAdmin: store.isAdmin,
    }))
  },
  userDetails: ({ params }, visit) => {
    // Operators act for stores.
    if (!visit.account.store.enablecar) mayRead(visit.account, params.id)
    return accountWith(visit, params.id).store
  },
  storeConfig: () => [
    { configId: 1, name: 'Footfall', unit: 'visitors' },
    { configId: 2, name: 'Conversion', unit: 'percent' },
    { configId: 3, name: 'Sales', unit: 'rupees' },
  ],
  gstRates: () => [...gstRates],
  mapping: (_, { account }) => [...account.mapping],
  apparelMapping: (_, { account }) => (account.store.isApparels ? [...account.mapping] : []),
  categoryTree: (_, { world }) =>
    categoriesOf(world).flatMap(({ id, subcategories }) =>
      subcategories.map((one) => ({ catID: id, subcatID: one.id })),
    ),
  signageStoretypes: (_, { world }) => storetypes(world.accounts),
  checkSignageStoretype: ({ body }, { world }) =>
    storetypes(world.accounts).filter(({ concept, signage }) => concept === body.concept && signage === body.signage),
  seasonCode: (_, { openedAt }) => ({ seasoncode: 'SS26,AW26', updatedAt: isoAt(openedAt) }),
}

/** The store types that also order by the apparel mapping. */
function storetypes(accounts: readonly PracticeAccount[]) {
  const kinds = accounts
    .filter(({ store }) => store.isApparels)
    .map(({ store: { fcf } }) => ({ concept: fcf.concept, signage: fcf.signage, storetype: 'Apparels' }))
  return [...new Map(kinds.map((kind) => [`${kind.concept}^${kind.signage}`, kind])).values()]
}
