/**
 * A value of the portal that decides if an action is allowed: a list, a limit, a flag. If it couldn't be loaded it is unknown, which
 * differs from "none": the compiler enforces handling that case, and the answer is to refuse the action and say why.
 */

export type Known<T> =
  | {
      readonly known: true
      readonly value: T
      /** ISO time of the portal's answer. */
      readonly at: string
    }
  | {
      readonly known: false
      /** A sentence to show. */
      readonly why: string
    }

export const known = <T>(value: T, at: string): Known<T> => ({ known: true, value, at })

export const notKnown = (why: string): Known<never> => ({ known: false, why })

/** Maps a known value; an unknown one stays unknown. */
export const knownOf = <A, B>(one: Known<A>, of: (value: A) => B): Known<B> =>
  one.known ? known(of(one.value), one.at) : one

type Values<A extends Readonly<Record<string, Known<unknown>>>> = {
  readonly [K in keyof A]: A[K] extends Known<infer T> ? T : never
}

/** Combines several values: unknown if one of them is, and with the oldest time. */
export function allKnown<A extends Readonly<Record<string, Known<unknown>>>>(parts: A): Known<Values<A>> {
  const values: Record<string, unknown> = {}
  let at: string | undefined
  for (const [name, part] of Object.entries(parts)) {
    if (!part.known) return part
    values[name] = part.value
    if (at === undefined || part.at < at) at = part.at
  }
  return known(values as Values<A>, at ?? '')
}
