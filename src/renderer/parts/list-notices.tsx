/** What is to be known of a list that is shown: that it is a saved copy, that it couldn't be renewed, that rows are missing. */
import type { ReactNode } from 'react'
import { type AppError, inWords } from '../../shared/errors.ts'
import { DateText } from './date-text.tsx'
import { ErrorDetails } from './error-details.tsx'
import { useIsPortalDown, useKeepsQuiet } from './net.ts'
import { Notice } from './notice.tsx'
import { SavedNotice } from './saved-notice.tsx'
import { TryAgain } from './try-again.tsx'
import { UnreadNotice } from './unread-notice.tsx'

export interface ListNoticesProps {
  /** The answer that is shown; undefined while there is none. */
  readonly read: { readonly at: string; readonly saved: boolean; readonly unread?: number } | undefined
  /** Why it isn't the newest. */
  readonly error: AppError | undefined
  readonly onRetry: () => void
  readonly busy: boolean
  /** Leads back to what is shown, where something else was asked for. */
  readonly back?: ReactNode
}

export function ListNotices({ read, error, onRetry, busy, back }: ListNoticesProps) {
  const isQuiet = useKeepsQuiet(error)
  const isDown = useIsPortalDown()
  if (read === undefined) return null
  return (
    <>
      {error !== undefined && isQuiet && (
        <>
          {isDown && <SavedNotice at={read.at} />}
          {back}
        </>
      )}
      {error !== undefined && !isQuiet && (
        <Notice
          tone="warn"
          actions={
            <>
              {back}
              <TryAgain onClick={onRetry} busy={busy} />
            </>
          }
        >
          {inWords(error)} What is shown is of <DateText at={read.at} time />.
          <ErrorDetails error={error} />
        </Notice>
      )}
      {error === undefined && read.saved && <SavedNotice at={read.at} onRetry={onRetry} busy={busy} />}
      <UnreadNotice unread={read.unread ?? 0} />
    </>
  )
}
