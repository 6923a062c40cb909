/** In place of what couldn't be read while the portal is down: it comes by itself when the portal is back. */
import { VisuallyHidden } from '@mantine/core'
import { messages } from '../../shared/messages.ts'
import classes from './states.module.css'

export interface PlaceholderProps {
  readonly lines?: number
  /** Keeps away from the edges, where what it stands for wouldn't. */
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
