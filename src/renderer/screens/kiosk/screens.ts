import { type Screen, screen } from '../../navigation/screen.ts'

export const kioskScreens: readonly Screen[] = [
  screen('kioskAcknowledgement', '/confirm/kiosk/:poid/:_id', () => import('./acknowledgement.tsx')),
  screen('kioskConfirmation', '/home/account/kioskConfirmation', () => import('./kiosk-orders.tsx')),
  screen('kioskReceipt', '/home/account/kioskReceipt/:id', () => import('./kiosk-receipt.tsx')),
  screen('kioskInvoice', '/home/account/kioskInvoice/:id', () => import('./kiosk-invoice.tsx')),
]
