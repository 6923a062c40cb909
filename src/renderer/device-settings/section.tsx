import type { ReactNode } from 'react'
import classes from './device-settings.module.css'

export interface SectionProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <p className={classes.lead}>{lead}</p>
      <div>{children}</div>
    </section>
  )
}
