/** The state of each area of the practice portal. It is a layer below practice.ts, so an area's state knows no calls. */
import type { z } from 'zod'
import type { calls } from '../shared/portal/calls.ts'
import { all } from './all-states.ts'
import type { AreaState, EventSchemas } from './state/define-state.ts'

export type AreaName = keyof typeof calls

const { session, catalogue, cart, order, ...others } = all

/** By area, in the order in which they hear of an event: an order takes from stock and carts before the areas that follow orders see it. */
export const states = { session, catalogue, cart, order, ...others } satisfies { readonly [A in AreaName]?: AreaState }

type States = typeof states
type StateOf<A extends AreaName> = A extends keyof States ? States[A] : undefined
/** The intersection of a union: `A | B` becomes `A & B`. */
export type Every<U> = (U extends unknown ? (one: U) => void : never) extends (one: infer I) => void ? I : never

type ReadOf<T> = T extends AreaState<EventSchemas, infer R> ? R : undefined
export type AreaReads = { readonly [A in AreaName]: ReadOf<StateOf<A>> }

type EventsOf<T> = T extends AreaState<infer E> ? E : Record<never, z.ZodObject>
/** An event without fields has only a type. */
type FieldsOf<T> = string extends keyof T ? unknown : T
type Recorded<E extends EventSchemas> = {
  [K in keyof E & string]: { readonly type: K } & FieldsOf<z.input<E[K]>>
}[keyof E & string]
export type EventOf<A extends AreaName> = Recorded<EventsOf<StateOf<A>>>

export type MemoryOf<A extends AreaName> = StateOf<A> extends AreaState<EventSchemas, unknown, infer M> ? M : undefined

type SettingsOf<T> = T extends AreaState<EventSchemas, unknown, unknown, infer I> ? I : never
export type AreaSettings = Every<SettingsOf<States[keyof States]>>

/** The user of a token; undefined if it is invalid. */
export const userOf = ({ session: { userOf } }: AreaReads, token: string): number | undefined => userOf(token)
