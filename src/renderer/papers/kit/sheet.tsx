/** A paper with a heading and content, on as many sheets as needed. */
import type { ReactNode } from 'react'
import classes from './sheet.module.css'

export interface SheetProps {
  readonly title: string
  /** The accessible name, if it is more than the title. */
  readonly label?: string
  /** Lines below the title; `quiet` ones are muted. */
  readonly lines: readonly (string | { readonly quiet: string } | undefined)[]
  readonly children: ReactNode
}

export const Sheet = ({ title, label = title, lines, children }: SheetProps) => (
  <article className={classes.paper} aria-label={label}>
    <header className={classes.head}>
      <h1>{title}</h1>
      {lines.map((line) => {
        if (line === undefined) return null
        const text = typeof line === 'string' ? line : line.quiet
        return (
          <p key={text} className={typeof line === 'string' ? undefined : classes.quiet}>
            {text}
          </p>
        )
      })}
    </header>
    {children}
  </article>
)

export const Sums = ({ parts }: { readonly parts: readonly string[] }) => (
  <footer className={classes.sum}>
    {parts.map((part) => (
      <span key={part}>{part}</span>
    ))}
  </footer>
)

export const Signatures = ({ of }: { readonly of: readonly string[] }) => (
  <footer className={classes.signed}>
    {of.map((what) => (
      <span key={what}>{what}</span>
    ))}
  </footer>
)

export const TickBox = () => <span className={classes.tick} />

export const Foot = ({ children }: { readonly children: ReactNode }) => <p className={classes.foot}>{children}</p>
