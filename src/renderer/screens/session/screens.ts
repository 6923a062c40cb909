/** The screens of the session. */
import { lazy } from 'react'
import type { Screen } from '../../app/screen.ts'

export const sessionScreens: readonly Screen[] = [
  {
    name: 'login',
    path: '/login',
    title: 'Sign in',
    admits: 'signedOut',
    frame: 'bare',
    component: lazy(() => import('./sign-in.tsx')),
  },
]
