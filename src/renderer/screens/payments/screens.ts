import { type Screen, screen } from '../../navigation/screen.ts'

export const paymentScreens: readonly Screen[] = [
  screen('payments', '/home/account/payments', () => import('./payments.tsx')),
]
