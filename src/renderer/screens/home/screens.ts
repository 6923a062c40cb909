import { type Screen, screen } from '../../navigation/screen.ts'

export const homeScreens: readonly Screen[] = [
  screen('home', '/home', () => import('./home.tsx')),
  screen('weekSummary', '/home/weeksummary', () => import('./week-summary.tsx')),
  screen('admin', '/home/admin', () => import('./admin/admin.tsx')),
]
