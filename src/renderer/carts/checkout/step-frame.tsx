import { Button } from '@mantine/core'
import { getHotkeyHandler } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './checkout.module.css'

export interface StepFrameProps {
  readonly heading: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** A note at the left of the foot about the button at the right. */
  readonly note?: ReactNode
  readonly actions?: ReactNode
  /** Called on Ctrl+Enter, anywhere in the step. */
  readonly onAgree?: (() => void) | undefined
  /** True if the heading takes the focus when the step appears; false if the step's button does. */
  readonly headed?: boolean
}

export function StepFrame({ heading, lead, children, note, actions, onAgree, headed = true }: StepFrameProps) {
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (headed) top.current?.focus()
  }, [headed])
  return (
    <section
      className={classes.step}
      aria-label={heading}
      onKeyDown={getHotkeyHandler([['mod+Enter', () => onAgree?.()]])}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the dialog is scrolled with the arrow keys. */}
      <div className={classes.content} tabIndex={0}>
        <h3 className={classes.heading} tabIndex={-1} ref={top} data-autofocus={headed || undefined}>
          {heading}
        </h3>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      {(note !== undefined || actions !== undefined) && (
        <div className={classes.foot}>
          <div className={classes.footNote}>{note}</div>
          <div className={classes.footActions}>{actions}</div>
        </div>
      )}
    </section>
  )
}

export const BackToCart = ({ onClick }: { readonly onClick: () => void }) => (
  <Button variant="default" size="sm" onClick={onClick}>
    Back to cart
  </Button>
)
