/** What stands in place of an answer that isn't there yet, or can't be had. */
import type { UseQueryResult } from '@tanstack/react-query'
import { appErrorOf } from '../../app/bridge.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'

export interface ReadStateProps {
  readonly of: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>
  readonly label: string
}

export function ReadState({ of: { error, refetch, isFetching }, label }: ReadStateProps) {
  if (error === null) return <LoadingState lines={6} label={`Loading ${label}`} />
  return <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
}
