/** The screens of returns: sales returns, returns to origin. */
import { type Screen, screen } from '../../app/screen.ts'

export const returnScreens: readonly Screen[] = [
  screen('srDetails', '/home/account/srDetails', () => import('./sales-returns.tsx')),
  screen('rtoDetails', '/home/account/rtoDetails', () => import('./returns-to-origin.tsx')),
]
