import { IconCloudOff } from '@tabler/icons-react'
import { messages } from '../../shared/messages.ts'
import { DateText } from './date-text.tsx'
import { useIsPortalDown, useSavedCopy } from './net.ts'
import classes from './notice.module.css'
import { Retry } from './retry.tsx'

export interface SavedNoticeProps {
  /** ISO time of the copy. */
  readonly at: string
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
}

export function SavedNotice({ at, onRetry, busy = false }: SavedNoticeProps) {
  useSavedCopy()
  const isDown = useIsPortalDown()
  // The band gives the reason and retries.
  if (isDown) {
    return (
      <p className={classes.quiet}>
        <IconCloudOff size={14} aria-hidden />
        <span>
          {messages.savedCopyOf} <DateText at={at} time />
        </span>
      </p>
    )
  }
  return (
    <div className={classes.notice} data-tone="warn" role="status">
      <IconCloudOff size={16} aria-hidden />
      <span>
        {messages.noAnswerNow} Saved copy of <DateText at={at} time />.
      </span>
      {onRetry !== undefined && <Retry onClick={onRetry} busy={busy} />}
    </div>
  )
}
