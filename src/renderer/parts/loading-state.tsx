/** A loading skeleton. It appears after a moment, so that fast answers don't flicker. */
import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './states.module.css'
import { useDelayed } from './use-delayed.ts'

/** Milliseconds in which nothing is shown. */
const PATIENCE = 120

export function LoadingState({ lines = 6, label = 'Loading' }: { readonly lines?: number; readonly label?: string }) {
  const isShown = useDelayed(PATIENCE)
  return (
    <div className={classes.lines} role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {isShown && [...Array(lines).keys()].map((line) => <Skeleton key={line} height={18} radius="sm" />)}
    </div>
  )
}
