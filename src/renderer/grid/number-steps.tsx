/** Buttons for the mouse that step a number by one, as if it were typed. */
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './grid.module.css'

export interface NumberStepsProps {
  readonly label: (by: Step) => string
  /** Returns false for a step to a number that the row can't have. */
  readonly can: (by: Step) => boolean
  readonly onStep: (by: Step) => void
  readonly children: ReactNode
}

export type Step = 1 | -1

export const NumberSteps = ({ label, can, onStep, children }: NumberStepsProps) => {
  const button = (by: Step) => (
    <button
      type="button"
      className={classes.step}
      // Keyboard users use the field.
      tabIndex={-1}
      aria-label={label(by)}
      disabled={!can(by)}
      // Keeps the focus, and with it the text being typed, in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(by)}
    >
      {by > 0 ? <IconPlus size={13} aria-hidden /> : <IconMinus size={13} aria-hidden />}
    </button>
  )
  return (
    <>
      {button(-1)}
      {children}
      {button(1)}
    </>
  )
}
