/** A plain button for product cards: hundreds of them mount and unmount while scrolling, so it does nothing else. */
import type { ButtonHTMLAttributes } from 'react'
import classes from './plain-button.module.css'

export interface PlainButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  readonly look: 'filled' | 'default' | 'icon'
  readonly busy?: boolean
}

export function PlainButton({ look, busy = false, ...props }: PlainButtonProps) {
  return (
    <button type="button" {...props} className={classes.button} data-look={look} disabled={busy} aria-busy={busy} />
  )
}
