/** An error with its message and a Retry button. A read that failed because the portal is down is left to the band. */
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react'
import { type AppError, isUnavailable } from '../../shared/errors.ts'
import { ErrorDetails } from './error-details.tsx'
import { useIsErrorSuppressed } from './net.ts'
import { Placeholder } from './placeholder.tsx'
import classes from './states.module.css'

export interface ErrorStateProps {
  readonly error: AppError
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
  /** True if the user's own action failed: it isn't repeated when the portal is back, so the error is always shown. */
  readonly isAct?: boolean
}

export function ErrorState({ error, onRetry, busy = false, isAct = false }: ErrorStateProps) {
  const keepsQuiet = useIsErrorSuppressed(error) && !isAct
  if (keepsQuiet) return <Placeholder lines={5} isInset />
  const Icon = isUnavailable(error) ? IconPlugConnectedX : IconAlertTriangle
  return (
    <div className={classes.state} data-state role="alert">
      <span className={classes.icon} data-tone="bad">
        <Icon size={28} stroke={1.5} aria-hidden />
      </span>
      <p className={classes.title}>{error.message}</p>
      {error.because !== undefined && <p className={classes.because}>{error.because}</p>}
      {onRetry !== undefined && (
        <div className={classes.actions}>
          <Button onClick={onRetry} loading={busy}>
            Retry
          </Button>
        </div>
      )}
      <ErrorDetails error={error} />
    </div>
  )
}
