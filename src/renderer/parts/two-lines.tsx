import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

export interface TwoLinesProps {
  readonly first: ReactNode
  readonly second?: ReactNode
  /** The full text, as a tooltip. */
  readonly title?: string | undefined
}

export function TwoLines({ first, second, title }: TwoLinesProps) {
  return (
    <div className={classes.lines} title={title}>
      <span>{first}</span>
      {second !== undefined && second !== '' && <span className={classes.second}>{second}</span>}
    </div>
  )
}
