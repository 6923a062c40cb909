import { type Screen, screen } from '../../navigation/screen.ts'

export const returnScreens: readonly Screen[] = [
  screen('srDetails', '/home/account/srDetails', () => import('./sales-returns.tsx')),
  screen('returnNote', '/home/account/srdetails/srcndn/:id', () => import('./return-note.tsx'), { numbered: true }),
  screen('rtoDetails', '/home/account/rtoDetails', () => import('./returns-to-origin.tsx')),
]
