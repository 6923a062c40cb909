/** The screens that make a paper from typed data. */
import { type Screen, screen } from '../../navigation/screen.ts'

export const paperScreens: readonly Screen[] = [
  screen('staffBadges', '/home/account/staffbadges', () => import('./staff-badges.tsx')),
  screen('calendar', '/home/account/calendar', () => import('./calendar.tsx')),
]
