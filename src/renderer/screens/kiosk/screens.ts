/** The store's kiosk: its orders, and the acknowledgement of one. */
import { type Screen, screen } from '../../app/screen.ts'

export const kioskScreens: readonly Screen[] = [
  screen('kioskAcknowledgement', '/confirm/kiosk/:poid/:_id', () => import('./acknowledgement.tsx')),
  screen('kioskConfirmation', '/home/account/kioskConfirmation', () => import('./kiosk-orders.tsx')),
]
