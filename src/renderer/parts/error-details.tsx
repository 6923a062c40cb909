/** The details of a failure for support: call, field and status. The report for support includes them, too. */
import { type AppError, errorDetails } from '../../shared/errors.ts'
import classes from './states.module.css'

export function ErrorDetails({ error }: { readonly error: AppError }) {
  const details = errorDetails(error)
  if (details === '') return null
  return (
    <details className={classes.details}>
      <summary>Details</summary>
      <span className={classes.detail}>{details}</span>
    </details>
  )
}
