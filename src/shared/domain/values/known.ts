/**
 * What decides whether something may be done: a list, a limit, a flag that was asked of the portal. Where it couldn't be had it is
 * unknown, which isn't "none": the compiler asks what is done then, and the answer is to forbid it and say why.
 */

export type Known<T> =
  | {
      readonly known: true
      readonly value: T
      /** ISO time of the answer that it comes from. */
      readonly at: string
    }
  | {
      readonly known: false
      /** A sentence to show. */
      readonly why: string
    }

export const known = <T>(value: T, at: string): Known<T> => ({ known: true, value, at })

export const notKnown = (why: string): Known<never> => ({ known: false, why })

/** What follows from something that decides; unknown as it is. */
export const knownOf = <A, B>(one: Known<A>, of: (value: A) => B): Known<B> =>
  one.known ? known(of(one.value), one.at) : one

type Values<A extends Readonly<Record<string, Known<unknown>>>> = {
  readonly [K in keyof A]: A[K] extends Known<infer T> ? T : never
}

/** Several that decide together: unknown as soon as one of them is, and as old as the oldest. */
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
