/** The screens of automatic replenishment. */
import { lazy } from 'react'
import type { Screen } from '../../app/screen.ts'

export const replenishmentScreens: readonly Screen[] = [
  {
    name: 'arsReport',
    state: 'home.account.arsReport',
    path: '/home/account/arsReport',
    title: 'ARS report',
    admits: 'everybody',
    frame: 'shell',
    component: lazy(() => import('./ars-report.tsx')),
  },
]
