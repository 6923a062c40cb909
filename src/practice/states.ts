/** The state of each area of the practice portal. It is a layer below practice.ts, so an area's state knows no calls. */
import type { z } from 'zod'
import type { calls } from '../shared/portal/calls.ts'
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
import type { AreaState, EventSchemas } from './state/define-state.ts'

export type AreaName = keyof typeof calls

/** `undefined` for an area without a state. */
export const states = {
  session: sessionState,
  catalogue: catalogueState,
  orderAssist: undefined,
  cart: cartState,
  order: orderState,
  loads: undefined,
  notifications: notificationsState,
  home: undefined,
  ars: arsState,
  afs: afsState,
  car: carState,
  kiosk: kioskState,
  payment: paymentState,
  returns: returnsState,
  ledger: ledgerState,
  sms: smsState,
  checklist: undefined,
  artwork: artworkState,
  training: undefined,
  scores: scoresState,
  policies: undefined,
  music: undefined,
  cform: cformState,
} satisfies { readonly [A in AreaName]: AreaState | undefined }

type States = typeof states
/** The intersection of a union: `A | B` becomes `A & B`. */
export type Every<U> = (U extends unknown ? (one: U) => void : never) extends (one: infer I) => void ? I : never

type ReadOf<T> = T extends AreaState<EventSchemas, infer R> ? R : undefined
export type AreaReads = { readonly [A in AreaName]: ReadOf<States[A]> }

type EventsOf<T> = T extends AreaState<infer E> ? E : Record<never, z.ZodObject>
/** An event without fields has only a type. */
type FieldsOf<T> = string extends keyof T ? unknown : T
type Recorded<E extends EventSchemas> = {
  [K in keyof E & string]: { readonly type: K } & FieldsOf<z.input<E[K]>>
}[keyof E & string]
/** The events that an area may record. */
export type EventOf<A extends AreaName> = Recorded<EventsOf<States[A]>>

export type MemoryOf<A extends AreaName> = States[A] extends AreaState<EventSchemas, unknown, infer M> ? M : undefined

type SettingsOf<T> = T extends AreaState<EventSchemas, unknown, unknown, infer I> ? I : never
export type AreaSettings = Every<SettingsOf<States[AreaName]>>

/** The user of a token; undefined if it is invalid. */
export const userOf = ({ session: { userOf } }: AreaReads, token: string): number | undefined => userOf(token)
