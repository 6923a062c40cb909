import { type ReactNode, useId } from 'react'
import classes from './card.module.css'
import stack from './stack.module.css'

export interface CardProps {
  readonly title: string
  /** Shown at the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  /** Renders its content without padding (tables). */
  readonly flush?: boolean
  readonly tone?: 'warn' | undefined
}

export function Card({ title, aside, children, flush = false, tone }: CardProps) {
  const headingId = useId()
  return (
    <section className={`${stack.box} ${classes.card}`} aria-labelledby={headingId} data-tone={tone}>
      <div className={classes.head}>
        <h2 className={classes.title} id={headingId}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={flush ? classes.flush : classes.body}>{children}</div>
    </section>
  )
}
