/** Conditions that tick themselves while something is typed. */
import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import classes from './password-checklist.module.css'

export interface PasswordChecklistProps {
  /** For `aria-describedby` of the field that the list is about. */
  readonly id: string
  readonly checks: readonly { readonly label: string; readonly met: boolean }[]
}

export function PasswordChecklist({ id, checks }: PasswordChecklistProps) {
  return (
    <ul className={classes.list} id={id} aria-label="What the new password must have">
      {checks.map(({ label, met }, nth) => {
        const Icon = met ? IconCircleCheckFilled : IconCircle
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition keeps its place while its words change
          <li className={classes.check} key={nth} data-met={met}>
            <Icon size={15} aria-hidden className={classes.icon} />
            {label}
            <VisuallyHidden>{met ? ': met' : ': not met yet'}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
