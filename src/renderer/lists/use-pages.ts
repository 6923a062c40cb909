/**
 * The portal's answers to the calls that a list is made of, page by page. The cache is shared with the rest of the screen: each answer is
 * fetched once, and goes stale with the writes that affect it.
 */
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Coming, ReadAnswer } from '../../shared/bridge/portal.ts'
import type { AppError } from '../../shared/errors.ts'
import {
  type AnswersOf,
  type Filters,
  isOptional,
  type List,
  type ListCalls,
  type ListQuery,
} from '../../shared/lists/list.ts'
import type { ReadArgs, ReadName } from '../../shared/portal/own-reads.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { portalQuery } from '../bridge/queries.ts'

export interface ListAnswers {
  /** The answers of each page whose calls have all been answered. */
  readonly pages: readonly AnswersOf<ListCalls>[]
  /** ISO time of the oldest of them. */
  readonly at: string
  /** True if any of them is a saved copy. */
  readonly saved: boolean
  /** The number of rows that couldn't be read. */
  readonly unread: number
  /** The progress of a long read, while it goes on. */
  readonly coming: Coming | undefined
}

/** Stands in for an optional answer that failed; it doesn't affect the time of the others. */
const WITHOUT: ReadAnswer = { answer: undefined, at: '', saved: false, unread: 0 }

/** Returns the same array as long as its elements are the same, so that memos keyed on it hold. */
function useSame<T>(now: readonly T[]): readonly T[] {
  const [previous, setPrevious] = useState(now)
  const isSame = previous.length === now.length && previous.every((one, at) => one === now[at])
  if (!isSame) setPrevious(now)
  return isSame ? previous : now
}

export function usePages(list: List, queries: readonly ListQuery<Filters<unknown>>[], enabled: boolean) {
  const client = useQueryClient()
  const names = Object.keys(list.reads)
  const calls = enabled
    ? queries.flatMap((page) => {
        const args: Readonly<Record<string, unknown>> = list.asks(page)
        return names.map((name) => ({ call: list.reads[name] as ReadName, args: args[name] as ReadArgs<ReadName> }))
      })
    : []
  const results = useQueries({ queries: calls.map(({ call, args }) => portalQuery(client, call, args)) })
  const isDispensable = (at: number, error: Error | null): boolean =>
    error !== null && isOptional(list, names[at % names.length] ?? '', appErrorOf(error))
  const reads = useSame(
    results.map(
      ({ data, error }, at) => (data as ReadAnswer | undefined) ?? (isDispensable(at, error) ? WITHOUT : undefined),
    ),
  )
  // Some answers are optional, but not all of them.
  const isBare = results.length > 0 && results.every(({ data, error }) => data === undefined && error !== null)
  const failed = results.find(({ error }, at) => error !== null && (isBare || !isDispensable(at, error)))?.error
  return {
    answers: useMemo(() => answersOf(Object.keys(list.reads), reads), [list, reads]),
    error: failed === undefined || failed === null ? undefined : (appErrorOf(failed) as AppError),
    isFetching: results.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of results) void refetch()
    },
  }
}

/** Pages with all their answers, from the first one on. */
function answersOf(names: readonly string[], reads: readonly (ReadAnswer | undefined)[]): ListAnswers | undefined {
  const missing = reads.indexOf(undefined)
  const full = Math.floor((missing === -1 ? reads.length : missing) / names.length)
  const known = reads.slice(0, full * names.length).filter((read) => read !== undefined)
  const first = known.find((read) => read !== WITHOUT)
  if (first === undefined) return undefined
  return {
    pages: Array.from({ length: full }, (_, page) =>
      Object.fromEntries(names.map((name, at) => [name, known[page * names.length + at]?.answer])),
    ) as unknown as readonly AnswersOf<ListCalls>[],
    at: known.reduce((oldest, { at }) => (at !== '' && at < oldest ? at : oldest), first.at),
    saved: known.some(({ saved }) => saved),
    unread: known.reduce((rows, { unread }) => rows + unread, 0),
    coming: known.find(({ coming }) => coming !== undefined)?.coming,
  }
}
