/** The screens of automatic replenishment. */
import { type Screen, screen } from '../../app/screen.ts'

export const replenishmentScreens: readonly Screen[] = [
  screen('arsReport', '/home/account/arsReport', () => import('./ars-report.tsx')),
]
