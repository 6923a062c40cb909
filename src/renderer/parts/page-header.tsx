import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import stack from './stack.module.css'

export interface PageHeaderProps {
  readonly title: string
  readonly note?: ReactNode
  readonly actions?: ReactNode
}

export function PageHeader({ title, note, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      {note !== undefined && <div className={classes.note}>{note}</div>}
      {actions !== undefined && (
        <div className={stack.tools} data-head-actions>
          {actions}
        </div>
      )}
    </header>
  )
}
