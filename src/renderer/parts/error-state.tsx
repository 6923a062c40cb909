/** What went wrong, in the error's own words, and a way on. */
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react'
import type { AppError } from '../../shared/errors.ts'
import classes from './states.module.css'

export interface ErrorStateProps {
  readonly error: AppError
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
}

export function ErrorState({ error, onRetry, busy = false }: ErrorStateProps) {
  const Icon = error.kind === 'offline' || error.kind === 'timeout' ? IconPlugConnectedX : IconAlertTriangle
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-tone="bad">
        <Icon size={28} stroke={1.5} aria-hidden />
      </span>
      <p className={classes.title}>{error.message}</p>
      {error.because !== undefined && <p className={classes.because}>{error.because}</p>}
      {error.call !== undefined && (
        <p className={classes.detail}>
          {error.call}
          {error.field !== undefined && ` · ${error.field}`}
          {error.status !== undefined && ` · ${error.status}`}
        </p>
      )}
      {onRetry !== undefined && (
        <div className={classes.actions}>
          <Button onClick={onRetry} loading={busy}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
