/** A button of a product's card. There are hundreds of them, and they come and go as one scrolls: it is nothing but a button. */
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
