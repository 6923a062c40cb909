/** In place of what couldn't be read while the portal is down: it comes by itself when the portal is back. */
import { VisuallyHidden } from '@mantine/core'
import { messages } from '../../shared/messages.ts'
import classes from './states.module.css'

export const Placeholder = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className={classes.placeholder}>
    <VisuallyHidden>{messages.notReadYet}</VisuallyHidden>
    {[...Array(lines).keys()].map((line) => (
      <span key={line} aria-hidden />
    ))}
  </div>
)
