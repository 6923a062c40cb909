/** Every call of the portal API, by area. No other code contains a path. */

import { all as calls } from './all.ts'
import type { AnswerOf, ArgsOf, Call } from './call.ts'

export { calls }

type Calls = typeof calls

/** `area.key`, e.g. `order.history`. */
export type CallName = { [A in keyof Calls]: `${A}.${keyof Calls[A] & string}` }[keyof Calls]

export type CallNamed<N extends CallName> = N extends `${infer A}.${infer K}`
  ? A extends keyof Calls
    ? K extends keyof Calls[A]
      ? Calls[A][K]
      : never
    : never
  : never

export type Args<N extends CallName> = ArgsOf<CallNamed<N>>
export type Answer<N extends CallName> = AnswerOf<CallNamed<N>>

/** Writes that a screen may send directly. */
export type PageWrite = {
  [N in CallName]: CallNamed<N> extends Call<infer S> ? (S extends { readonly openTo: 'page' } ? N : never) : never
}[CallName]

/** `true` for a call that changes nothing, according to its entry. */
type Reads<S> = S extends { readonly effect: infer E }
  ? E extends 'read'
    ? true
    : false
  : S extends { readonly get: string }
    ? true
    : false

/** Calls that change nothing at the portal. */
export type ReadCall = {
  [N in CallName]: CallNamed<N> extends Call<infer S> ? (Reads<S> extends true ? N : never) : never
}[CallName]

const parametersOf = ({ path }: Call): number => path.match(/:/g)?.length ?? 0

/** Calls with a fixed path come first: `/products/:id` would match a request for `/products/gstRates`, too. */
const byName = new Map<string, Call>(
  Object.entries(calls)
    .flatMap(([area, entries]) =>
      Object.entries(entries).map(([key, entry]): [string, Call] => [`${area}.${key}`, entry]),
    )
    .toSorted(([, one], [, other]) => parametersOf(one) - parametersOf(other)),
)

export const callNames = [...byName.keys()] as readonly CallName[]

export const isCallName = (name: string): name is CallName => byName.has(name)

/** The entry with that name; undefined if there is none. */
export const findCall = (name: string): Call | undefined => byName.get(name)

export const isReadCall = (name: CallName): name is ReadCall => findCall(name)?.effect === 'read'
