import type { ReactNode } from 'react'
import classes from './figures.module.css'
import stack from './stack.module.css'
import text from './text.module.css'

export interface Figure {
  readonly label: string
  readonly value: ReactNode
  readonly tone?: 'warn' | 'bad' | undefined
}

export function Figures({ figures, children }: { readonly figures: readonly Figure[]; readonly children?: ReactNode }) {
  return (
    <>
      <dl className={`${text.terms} ${classes.figures}`}>
        {figures.map(({ label, value, tone }) => (
          <div key={label} className={classes.figure} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children !== undefined && <div className={stack.below}>{children}</div>}
    </>
  )
}
