/** The tables of the generic tests, by area. Written by `npm run areas` from the folders: don't edit. */
import { afs } from './afs.ts'
import { ars } from './ars.ts'
import { artwork } from './artwork.ts'
import { car } from './car.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { cform } from './cform.ts'
import { checklist } from './checklist.ts'
import { home } from './home.ts'
import { kiosk } from './kiosk.ts'
import { ledger } from './ledger.ts'
import { loads } from './loads.ts'
import { music } from './music.ts'
import { notifications } from './notifications.ts'
import { order } from './order.ts'
import { orderAssist } from './order-assist.ts'
import { payment } from './payment.ts'
import { policies } from './policies.ts'
import { returns } from './returns.ts'
import { scores } from './scores.ts'
import { session } from './session.ts'
import { sms } from './sms.ts'
import { training } from './training.ts'

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
