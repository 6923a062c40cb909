/** Screens of people who aren’t signed in. */
import { named, type ScreenRule } from './screen-rule.ts'

export const sessionRules = {
  login: named('/login', 'Sign in', { audience: 'signedOut' }),
  oauth: { path: '/auth/:provider', title: 'Sign in with a provider', audience: 'signedOut' },
  signup: named('/signup', 'Sign up', { audience: 'signedOut' }),
  forgotPassword: named('/forgotpassword', 'Forgot password', { audience: 'signedOut' }),
  resetPassword: named('/resetPassword/:token', 'Reset password', { audience: 'signedOut', partOf: 'forgotPassword' }),
} as const satisfies Readonly<Record<string, ScreenRule>>
