/** The state of a read: a note above its answer, or a placeholder while there is none. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { withListMessage } from '../../shared/lists/failure.ts'
import type { MessageKey } from '../../shared/messages.ts'
import { ErrorState } from '../parts/error-state.tsx'
import { ListNotices } from '../parts/list-notices.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { appErrorOf } from './bridge.ts'

export interface ReadStateProps {
  readonly of: Pick<UseQueryResult<ReadAnswer>, 'data' | 'error' | 'refetch' | 'isFetching'>
  readonly label: string
  /** The message if the read fails; the error's own message if undefined. */
  readonly failed?: MessageKey | undefined
}

export function ReadState({ of: { data, error, refetch, isFetching }, label, failed }: ReadStateProps) {
  const retry = () => void refetch()
  const shownError = error === null ? undefined : withListMessage(appErrorOf(error), failed)
  if (data !== undefined) return <ListNotices read={data} error={shownError} onRetry={retry} busy={isFetching} />
  if (shownError === undefined) return <LoadingState lines={6} label={`Loading ${label}`} />
  return <ErrorState error={shownError} onRetry={retry} busy={isFetching} />
}
