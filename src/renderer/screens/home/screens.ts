/** The first screen. */
import { lazy } from 'react'
import type { Screen } from '../../app/screen.ts'

export const homeScreens: readonly Screen[] = [
  {
    name: 'home',
    state: 'home.main',
    path: '/home',
    title: 'Home',
    admits: 'franchisee',
    frame: 'shell',
    component: lazy(() => import('./home.tsx')),
  },
]
