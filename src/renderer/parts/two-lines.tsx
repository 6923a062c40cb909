/** A cell of two lines: what is looked for, and below it, quietly, what belongs to it. */
import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

export interface TwoLinesProps {
  readonly first: ReactNode
  readonly second?: ReactNode
  /** Everything, for whoever points at it. */
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
