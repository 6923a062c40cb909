/**
 * The tables for the tests that cover every call, answer, event, list, paper and entry: a file per area of the portal, and one for the
 * parts of the app outside the portal. A missing entry doesn't compile.
 */
import type { AreaName, Every } from '../src/practice/states.ts'
import { afs } from './areas/afs.ts'
import { app } from './areas/app.ts'
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
import type { AppTables, AreaTables, AtBridge } from './support/area-tables.ts'

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
} satisfies { readonly [A in AreaName]: AreaTables<A> }

const all = { ...areas, app }
type All = (typeof all)[keyof typeof all]

const everyones = Object.values<object>(all) as readonly AppTables[]
type PartOf<T, K extends keyof AppTables> = T extends { readonly [P in K]: infer V } ? V : never
type EntriesOf<T> = T extends { readonly entries: (at: AtBridge) => infer V } ? V : never

/** Combines this part of all areas. */
export const joined = <K extends 'lists' | 'papers'>(what: K): Every<PartOf<All, K>> =>
  Object.assign({}, ...everyones.map((one) => one[what]))

export const entriesOf = (at: AtBridge): Every<EntriesOf<All>> =>
  Object.assign({}, ...everyones.map(({ entries }) => entries?.(at)))
