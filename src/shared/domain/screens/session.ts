/** Screens of people who aren’t signed in. */
import type { ScreenRule } from './screen-rule.ts'

export const sessionRules = {
  login: { path: '/login', title: 'Sign in', state: 'login', audience: 'signedOut' },
  oauth: { path: '/auth/:provider', title: 'Sign in with a provider', audience: 'signedOut' },
  signup: { path: '/signup', title: 'Sign up', state: 'signup', audience: 'signedOut' },
  forgotPassword: {
    path: '/forgotpassword',
    title: 'Forgot password',
    state: 'forgotpassword',
    audience: 'signedOut',
  },
  resetPassword: {
    path: '/resetPassword/:token',
    title: 'Reset password',
    state: 'resetPassword',
    audience: 'signedOut',
    partOf: 'forgotPassword',
  },
} as const satisfies Readonly<Record<string, ScreenRule>>
