/** The screens that make a paper of what is typed there. */
import { lazy } from 'react'
import type { Screen } from '../../app/screen.ts'

export const paperScreens: readonly Screen[] = [
  {
    name: 'staffBadges',
    state: 'home.account.staffbadges',
    path: '/home/account/staffbadges',
    title: 'Staff badges',
    admits: 'franchisee',
    frame: 'shell',
    component: lazy(() => import('./staff-badges.tsx')),
  },
  {
    name: 'calendar',
    state: 'home.account.calendar',
    path: '/home/account/calendar',
    title: 'Calendar',
    admits: 'franchisee',
    frame: 'shell',
    component: lazy(() => import('./calendar.tsx')),
  },
]
