/** The areas of the practice portal: the one place that knows them all. */
import type { z } from 'zod'
import { cart } from './areas/cart/area.ts'
import { catalogue } from './areas/catalogue/area.ts'
import { notifications } from './areas/notifications/area.ts'
import { order } from './areas/order/area.ts'
import { session } from './areas/session/area.ts'
import type { Area, AreaControl, AreaName } from './practice.ts'
import type { AreaState, EventSchemas } from './state/define-state.ts'

export const areas = { session, catalogue, cart, order, notifications } satisfies { readonly [A in AreaName]: Area<A> }

type Areas = typeof areas
/** All of them at once: `A | B` becomes `A & B`. */
type Every<U> = (U extends unknown ? (one: U) => void : never) extends (one: infer I) => void ? I : never

type ReadOf<T> = T extends { readonly state: AreaState<EventSchemas, infer R> } ? R : undefined
export type Reads = { readonly [A in AreaName]: ReadOf<Areas[A]> }

type EventsOf<T> = T extends { readonly state: AreaState<infer E> } ? E : Record<never, z.ZodObject>
/** An event without fields has a type alone. */
type FieldsOf<T> = string extends keyof T ? unknown : T
type Told<E extends EventSchemas> = {
  [K in keyof E & string]: { readonly type: K } & FieldsOf<z.input<E[K]>>
}[keyof E & string]
/** What an area may record. */
export type EventOf<A extends AreaName> = Told<EventsOf<Areas[A]>>

export type MemoryOf<A extends AreaName> = Areas[A] extends { readonly memory: (...of: never) => infer M }
  ? M
  : undefined

type SettingsOf<T> = T extends { readonly settings: { readonly initial: infer I } } ? I : never
export type AreaSettings = Every<SettingsOf<Areas[AreaName]>>

type HandlesOf<T> = T extends { readonly control: (...of: never) => AreaControl<infer H> } ? H : never
/** What tests and curious people can do with the areas. */
export type AreaHandles = Every<HandlesOf<Areas[AreaName]>>

/** Whose token it is, if anybody's. */
export const userOf = ({ session: { userOf } }: Reads, token: string): number | undefined => userOf(token)
