/** The areas of the practice portal. Written by `npm run areas` from the folders: don't edit. */
import { afs } from './areas/afs/area.ts'
import { ars } from './areas/ars/area.ts'
import { artwork } from './areas/artwork/area.ts'
import { car } from './areas/car/area.ts'
import { cart } from './areas/cart/area.ts'
import { catalogue } from './areas/catalogue/area.ts'
import { cform } from './areas/cform/area.ts'
import { checklist } from './areas/checklist/area.ts'
import { home } from './areas/home/area.ts'
import { kiosk } from './areas/kiosk/area.ts'
import { ledger } from './areas/ledger/area.ts'
import { loads } from './areas/loads/area.ts'
import { music } from './areas/music/area.ts'
import { notifications } from './areas/notifications/area.ts'
import { order } from './areas/order/area.ts'
import { orderAssist } from './areas/order-assist/area.ts'
import { payment } from './areas/payment/area.ts'
import { policies } from './areas/policies/area.ts'
import { returns } from './areas/returns/area.ts'
import { scores } from './areas/scores/area.ts'
import { session } from './areas/session/area.ts'
import { sms } from './areas/sms/area.ts'
import { training } from './areas/training/area.ts'

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
