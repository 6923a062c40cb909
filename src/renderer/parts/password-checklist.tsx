/** Conditions for a password, ticked while typing. */
import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import classes from './password-checklist.module.css'

interface Check {
  readonly label: string
  readonly met: boolean
  /** True if the condition is violated; the label says by what. */
  readonly wrong?: true
}

export interface PasswordChecklistProps {
  readonly checks: readonly Check[]
}

const LOOKS = {
  met: { Icon: IconCircleCheckFilled, suffix: ': met' },
  wrong: { Icon: IconAlertTriangle, suffix: '' },
  open: { Icon: IconCircle, suffix: ': not met yet' },
}

const stateOf = ({ met, wrong }: Check): keyof typeof LOOKS => {
  if (met) return 'met'
  return wrong === true ? 'wrong' : 'open'
}

export function PasswordChecklist({ checks }: PasswordChecklistProps) {
  return (
    <ul className={classes.list} aria-label="Password requirements">
      {checks.map((check, nth) => {
        const state = stateOf(check)
        const { Icon, suffix } = LOOKS[state]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition keeps its place while its words change
          <li className={classes.check} key={nth} data-state={state}>
            <Icon size={15} aria-hidden className={classes.icon} />
            {check.label}
            <VisuallyHidden>{suffix}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
