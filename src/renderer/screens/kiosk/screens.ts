/** The store's kiosk: its orders, the acknowledgement of one, and their papers. */
import { type Screen, screen } from '../../app/screen.ts'

export const kioskScreens: readonly Screen[] = [
  screen('kioskAcknowledgement', '/confirm/kiosk/:poid/:_id', () => import('./acknowledgement.tsx')),
  screen('kioskConfirmation', '/home/account/kioskConfirmation', () => import('./kiosk-orders.tsx')),
  screen('kioskReceipt', '/home/account/kioskReceipt/:id', () => import('./kiosk-receipt.tsx')),
  screen('kioskInvoice', '/home/account/kioskInvoice/:id', () => import('./kiosk-invoice.tsx')),
]
