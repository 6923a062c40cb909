/**
 * Reads by which a screen decides if an action is allowed, each with a retry. A read that is pending, failed or incomplete is unknown, and
 * an unknown forbids the actions that depend on it.
 */
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { allKnown, type Known, known, knownOf, notKnown } from '../../shared/domain/values/known.ts'
import { say } from '../../shared/messages.ts'
import type { AnswerTo, ReadArgs, ReadName } from '../../shared/portal/own-reads.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { type ReadOptions, usePortal } from '../bridge/queries.ts'

export interface Loadable<T> {
  readonly is: Known<T>
  readonly retry: () => void
  /** True while an answer is pending. */
  readonly busy: boolean
}

type Read<A> = Pick<UseQueryResult<ReadAnswer<A>>, 'data' | 'error'>

/**
 * The answer of a read, as far as a decision may rest on it. An older answer stays known if a newer one can't be read.
 * @param what names the answer at the start of a sentence, e.g. `The list of best sellers`.
 */
export function knownFrom<A>({ data, error }: Read<A>, what: string): Known<A> {
  if (data === undefined) {
    return notKnown(
      error === null ? say('notKnownYet', { what }) : say('notKnown', { what, why: appErrorOf(error).message }),
    )
  }
  if (data.coming !== undefined) return notKnown(say('notKnownYet', { what }))
  if (data.unread > 0) return notKnown(say('notKnownInPart', { what, rows: counted.rows(data.unread) }))
  return known(data.answer, data.at)
}

/** Reads a call whose answer decides something. */
export function useLoadable<N extends ReadName>(
  call: N,
  args: ReadArgs<N>,
  what: string,
  options?: ReadOptions,
): Loadable<AnswerTo<N>> {
  const { data, error, isFetching, refetch } = usePortal(call, args, options)
  return useMemo(
    () => ({ is: knownFrom({ data, error }, what), retry: () => void refetch(), busy: isFetching }),
    [data, error, isFetching, refetch, what],
  )
}

export const mapKnown = <A, B>({ is, ...way }: Loadable<A>, rule: (is: Known<A>) => Known<B>): Loadable<B> => ({
  ...way,
  is: rule(is),
})

/** Derives a value from a deciding read; unknown if the read is. */
export const mapLoadable = <A, B>(one: Loadable<A>, of: (value: A) => B): Loadable<B> =>
  mapKnown(one, (is) => knownOf(is, of))

/** Combines two deciding reads; `retry` asks only for those that aren't known. */
export const bothLoadable = <A, B>(one: Loadable<A>, other: Loadable<B>): Loadable<readonly [A, B]> => ({
  is: knownOf(allKnown({ one: one.is, other: other.is }), (both) => [both.one, both.other]),
  busy: one.busy || other.busy,
  retry: () => {
    for (const { is, retry } of [one, other]) if (!is.known) retry()
  },
})

/** A value that needs no read. */
export const decided = <T>(value: T): Loadable<T> => ({ is: known(value, ''), retry: () => undefined, busy: false })
