/** The state of each area of the practice portal that keeps one. Written by `npm run areas` from the folders: don't edit. */
import { afsState } from './areas/afs/state.ts'
import { arsState } from './areas/ars/state.ts'
import { artworkState } from './areas/artwork/state.ts'
import { carState } from './areas/car/state.ts'
import { cartState } from './areas/cart/state.ts'
import { catalogueState } from './areas/catalogue/state.ts'
import { cformState } from './areas/cform/state.ts'
import { kioskState } from './areas/kiosk/state.ts'
import { ledgerState } from './areas/ledger/state.ts'
import { notificationsState } from './areas/notifications/state.ts'
import { orderState } from './areas/order/state.ts'
import { paymentState } from './areas/payment/state.ts'
import { returnsState } from './areas/returns/state.ts'
import { scoresState } from './areas/scores/state.ts'
import { sessionState } from './areas/session/state.ts'
import { smsState } from './areas/sms/state.ts'

export const all = {
  afs: afsState,
  ars: arsState,
  artwork: artworkState,
  car: carState,
  cart: cartState,
  catalogue: catalogueState,
  cform: cformState,
  kiosk: kioskState,
  ledger: ledgerState,
  notifications: notificationsState,
  order: orderState,
  payment: paymentState,
  returns: returnsState,
  scores: scoresState,
  session: sessionState,
  sms: smsState,
}
