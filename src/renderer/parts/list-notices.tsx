/** What is to be known of a list that is shown: that it is a saved copy, that it couldn't be renewed, that rows are missing. */
import type { ReactNode } from 'react'
import type { Coming } from '../../shared/bridge/portal.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import { type AppError, inWords } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { DateText } from './date-text.tsx'
import { ErrorDetails } from './error-details.tsx'
import { useIsPortalDown, useKeepsQuiet } from './net.ts'
import { Notice } from './notice.tsx'
import { Retry } from './retry.tsx'
import { SavedNotice } from './saved-notice.tsx'
import { UnreadNotice } from './unread-notice.tsx'

export interface ListNoticesProps {
  /** The answer that is shown; undefined while there is none. */
  readonly read:
    | { readonly at: string; readonly saved: boolean; readonly unread?: number; readonly coming?: Coming | undefined }
    | undefined
  /** Why it isn't the newest. */
  readonly error: AppError | undefined
  readonly onRetry: () => void
  readonly busy: boolean
  /** What didn't come of it though the portal has it, as a sentence. */
  readonly lack?: string | undefined
  /** Leads back to what is shown, where something else was asked for. */
  readonly back?: ReactNode
}

export function ListNotices({ read, lack, error, onRetry, busy, back }: ListNoticesProps) {
  const isQuiet = useKeepsQuiet(error)
  const isDown = useIsPortalDown()
  if (read === undefined) return null
  // The rest couldn't be had, and nobody asks for it now.
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
