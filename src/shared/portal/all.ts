/** The portal's calls, by area. Written by `npm run areas` from the folders: don't edit. */
import { afs } from './areas/afs.ts'
import { ars } from './areas/ars.ts'
import { artwork } from './areas/artwork.ts'
import { car } from './areas/car.ts'
import { cart } from './areas/cart.ts'
import { catalogue } from './areas/catalogue.ts'
import { cform } from './areas/cform.ts'
import { checklist } from './areas/checklist.ts'
import { home } from './areas/home.ts'
import { kiosk } from './areas/kiosk.ts'
import { ledger } from './areas/ledger.ts'
import { loads } from './areas/loads.ts'
import { music } from './areas/music.ts'
import { notifications } from './areas/notifications.ts'
import { order } from './areas/order.ts'
import { orderAssist } from './areas/order-assist.ts'
import { payment } from './areas/payment.ts'
import { policies } from './areas/policies.ts'
import { returns } from './areas/returns.ts'
import { scores } from './areas/scores.ts'
import { session } from './areas/session.ts'
import { sms } from './areas/sms.ts'
import { training } from './areas/training.ts'

export const all = {
  afs,
  ars,
  artwork,
  car,
  cart,
  catalogue,
  cform,
  checklist,
  home,
  kiosk,
  ledger,
  loads,
  music,
  notifications,
  order,
  orderAssist,
  payment,
  policies,
  returns,
  scores,
  session,
  sms,
  training,
}
