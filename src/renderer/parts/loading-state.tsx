/** The outline of what is coming. Appears after a moment, so that fast answers don't flicker. */
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import classes from './states.module.css'

/** Milliseconds without anything shown. */
const PATIENCE = 120

export function LoadingState({ lines = 6, label = 'Loading' }: { readonly lines?: number; readonly label?: string }) {
  const [shown, setShown] = useState(false)
  const { start, clear } = useTimeout(() => setShown(true), PATIENCE)
  useEffect(() => {
    start()
    return clear
  }, [start, clear])
  return (
    <div className={classes.lines} role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {shown && [...Array(lines).keys()].map((line) => <Skeleton key={line} height={18} radius="sm" />)}
    </div>
  )
}
