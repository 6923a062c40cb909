/** Notices about a list on screen: it is a saved copy, it couldn't be refreshed, rows are missing. */
import type { ReactNode } from 'react'
import type { Coming } from '../../shared/bridge/portal.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { type AppError, inWords } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { DateText } from './date-text.tsx'
import { ErrorDetails } from './error-details.tsx'
import { useIsErrorSuppressed, useIsPortalDown } from './net.ts'
import { Notice } from './notice.tsx'
import { Retry } from './retry.tsx'
import { SavedNotice } from './saved-notice.tsx'
import { UnreadNotice } from './unread-notice.tsx'

export interface ListNoticesProps {
  /** The answer on screen; undefined while there is none. */
  readonly read:
    | { readonly at: string; readonly saved: boolean; readonly unread?: number; readonly coming?: Coming | undefined }
    | undefined
  /** The reason why it isn't the newest. */
  readonly error: AppError | undefined
  readonly onRetry: () => void
  readonly busy: boolean
  /** A sentence about rows that the portal has but the answer lacks. */
  readonly lack?: string | undefined
  /** A button back to the state on screen, if another one was requested. */
  readonly back?: ReactNode
}

export function ListNotices({ read, lack, error, onRetry, busy, back }: ListNoticesProps) {
  const isQuiet = useIsErrorSuppressed(error)
  const isDown = useIsPortalDown()
  if (read === undefined) return null
  // The rest couldn't be read, and no retry is running.
  const isOver = error !== undefined && !busy
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
              <Retry onClick={onRetry} busy={busy} />
            </>
          }
        >
          {inWords(error)} Shown as of <DateText at={read.at} time />.
          <ErrorDetails error={error} />
        </Notice>
      )}
      {error === undefined && read.saved && <SavedNotice at={read.at} onRetry={onRetry} busy={busy} />}
      {read.coming !== undefined && (
        <Notice tone={isOver ? 'warn' : 'info'}>
          {say(isOver ? 'readInPart' : 'stillReading', {
            done: formatCount(read.coming.done),
            of: formatCount(read.coming.of),
          })}
        </Notice>
      )}
      {lack !== undefined && (
        <Notice tone="warn" actions={<Retry onClick={onRetry} busy={busy} />}>
          {lack}
        </Notice>
      )}
      <UnreadNotice unread={read.unread ?? 0} />
    </>
  )
}
