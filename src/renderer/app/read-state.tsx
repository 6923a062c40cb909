/** What stands above an answer of which something is to be known, or in its place while there is none. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { ErrorState } from '../parts/error-state.tsx'
import { ListNotices } from '../parts/list-notices.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { appErrorOf } from './bridge.ts'

export interface ReadStateProps {
  readonly of: Pick<UseQueryResult<ReadAnswer>, 'data' | 'error' | 'refetch' | 'isFetching'>
  readonly label: string
}

export function ReadState({ of: { data, error, refetch, isFetching }, label }: ReadStateProps) {
  const retry = () => void refetch()
  const told = error === null ? undefined : appErrorOf(error)
  if (data !== undefined) return <ListNotices read={data} error={told} onRetry={retry} busy={isFetching} />
  if (told === undefined) return <LoadingState lines={6} label={`Loading ${label}`} />
  return <ErrorState error={told} onRetry={retry} busy={isFetching} />
}
