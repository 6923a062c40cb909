/** The choices of each filter of a list. Choices from the portal are read in parallel with the list and don't delay it. */
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import type { AppError } from '../../shared/errors.ts'
import type { ChoicesRequest, Option } from '../../shared/lists/choices.ts'
import type { ListContext } from '../../shared/lists/context.ts'
import type { FilterState, List } from '../../shared/lists/list.ts'
import { type ChoiceData, choicesRequest, choosingIn, offeredIn } from '../../shared/lists/offered.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { portalQuery, readKey } from '../bridge/queries.ts'

export interface FieldChoices {
  /** Undefined while they are unknown. */
  readonly options: readonly Option[] | undefined
  /** The label of a value that isn't among the options, or not yet. */
  readonly words: (value: string) => string
  /** The reason why they couldn't be read. */
  readonly error: AppError | undefined
  readonly isFetching: boolean
  /** Labels of the filters that have to be set first; empty if the field is ready. */
  readonly waitsFor: readonly string[]
  readonly retry: () => void
}

const answerIn =
  (client: QueryClient) =>
  ({ call, args }: ChoicesRequest): unknown =>
    client.getQueryData<ReadAnswer>(readKey(call, args))?.answer

export function useChoices(
  list: List,
  state: FilterState,
  context: ListContext,
  rows: readonly unknown[] | undefined,
): { readonly of: (name: string) => FieldChoices; readonly atHand: ChoiceData } {
  const client = useQueryClient()
  const requests = Object.keys(list.filters).flatMap((name) => {
    const ask = choicesRequest(list, name, state, context)
    return ask === undefined ? [] : [{ name, ...ask }]
  })
  const results = useQueries({ queries: requests.map(({ call, args }) => portalQuery(client, call, args)) })
  const atHand: ChoiceData = { context, rows, answerTo: answerIn(client) }
  // The memo's key: the answers change only with one of these times.
  const answered = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is at hand is made anew each time, of these.
  const offered = useMemo(
    () => new Map(Object.keys(list.filters).map((name) => [name, offeredIn(list, name, state, atHand)])),
    [list, state, context, rows, client, answered],
  )
  const unsetLabel = (name: string) => (state[name] === undefined ? (list.filters[name]?.label ?? []) : [])
  const of = (name: string): FieldChoices => {
    const result = results[requests.findIndex((one) => one.name === name)]
    const filter = list.filters[name]
    const choices = filter !== undefined && 'choices' in filter ? filter.choices : undefined
    const options = offered.get(name)
    return {
      options,
      words: (value) => choices?.words(value, choosingIn(choices.within, state, context)) ?? value,
      error: options === undefined && result?.error ? appErrorOf(result.error) : undefined,
      isFetching: result?.isFetching === true,
      waitsFor: result === undefined && choices?.asks ? choices.within.flatMap(unsetLabel) : [],
      retry: () => void result?.refetch(),
    }
  }
  return { of, atHand }
}
