/**
 * Stands in for a part of a screen that couldn't be read: a placeholder while the band reports an outage, else the error with a Retry
 * button.
 */
import { type AppError, inWords } from '../../shared/errors.ts'
import { ErrorDetails } from './error-details.tsx'
import { useIsErrorSuppressed } from './net.ts'
import { Notice } from './notice.tsx'
import { Placeholder } from './placeholder.tsx'
import { Retry } from './retry.tsx'

export interface QuietErrorProps {
  readonly error: AppError
  /** The message, if it isn't the error's own. */
  readonly message?: string
  readonly onRetry: () => void
  readonly busy?: boolean
  readonly lines?: number
}

export function QuietError({ error, message = inWords(error), onRetry, busy = false, lines = 3 }: QuietErrorProps) {
  if (useIsErrorSuppressed(error)) return <Placeholder lines={lines} />
  return (
    <Notice tone="warn" actions={<Retry onClick={onRetry} busy={busy} />}>
      {message}
      <ErrorDetails error={error} />
    </Notice>
  )
}
