/** The behaviour of each area of the practice portal; their state is in states.ts. */
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
import type { Area, AreaControl } from './practice.ts'
import type { AreaName, Every } from './states.ts'

export const areas = {
  session,
  catalogue,
  orderAssist,
  cart,
  order,
  loads,
  notifications,
  home,
  ars,
  afs,
  car,
  kiosk,
  payment,
  returns,
  ledger,
  sms,
  checklist,
  artwork,
  training,
  scores,
  policies,
  music,
  cform,
} satisfies { readonly [A in AreaName]: Area<A> }

type HandlesOf<T> = T extends { readonly control: (...of: never) => AreaControl<infer H> } ? H : never
/** The functions by which tests and curious users control the areas. */
export type AreaHandles = Every<HandlesOf<(typeof areas)[AreaName]>>
