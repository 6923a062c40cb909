import { type Screen, screen } from '../../navigation/screen.ts'

export const orderAssistScreens: readonly Screen[] = [
  screen('orderAssist', '/orderAssist/listing', () => import('./listing.tsx')),
  screen('orderAssistStats', '/home/account/orderAssist/stats', () => import('./stats.tsx')),
  screen('orderAssistNonApparels', '/home/account/orderAssist/nonApparels', () => import('./non-apparels.tsx')),
  screen('orderAssistApparels', '/home/account/orderAssist/apparels', () => import('./apparels.tsx')),
]
