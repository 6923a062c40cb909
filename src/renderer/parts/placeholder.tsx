/** Stands in for content that couldn't be read while the portal is down: it loads by itself when the portal is back. */
import { VisuallyHidden } from '@mantine/core'
import { messages } from '../../shared/messages.ts'
import classes from './states.module.css'

export interface PlaceholderProps {
  readonly lines?: number
  /** Adds padding, for content that would have its own. */
  readonly isInset?: boolean
}

export const Placeholder = ({ lines = 3, isInset = false }: PlaceholderProps) => (
  <div className={classes.placeholder} data-inset={isInset || undefined}>
    <VisuallyHidden>{messages.notReadYet}</VisuallyHidden>
    {[...Array(lines).keys()].map((line) => (
      <span key={line} aria-hidden />
    ))}
  </div>
)
