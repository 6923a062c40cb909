/** The notices about the rows of a list on screen. */
import type { ReactNode } from 'react'
import { lackWords } from '../../shared/lists/paging.ts'
import { ListNotices } from '../parts/list-notices.tsx'
import type { ListModel } from './use-list.ts'

export interface ModelNoticesProps {
  readonly model: Pick<ListModel, 'list' | 'shown' | 'error' | 'retry' | 'isFetching'>
  /** A button back to the state on screen, if another one was requested. */
  readonly back?: ReactNode
}

export const ModelNotices = ({ model: { list, shown, error, retry, isFetching }, back }: ModelNoticesProps) => (
  <ListNotices
    read={shown?.answers}
    lack={shown?.lack && lackWords(shown.lack, list.noun)}
    error={error}
    onRetry={retry}
    busy={isFetching}
    back={back}
  />
)
