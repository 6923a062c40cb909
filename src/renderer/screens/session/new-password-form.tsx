/** A new password, typed twice, with a checklist of its conditions. */

import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { type NewPassword, passwordChecks, refuseNewPassword } from '../../../shared/domain/people/password.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { ask } from '../../bridge/bridge.ts'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { PasswordChecklist } from '../../parts/password-checklist.tsx'
import text from '../../parts/text.module.css'
import { WEAK_WORDS } from '../../session/weak-words.ts'
import classes from './sign-in.module.css'

export interface NewPasswordFormProps {
  readonly token: string
  /** The email of the account, from the portal. */
  readonly email: string
  readonly onDone: () => void
}

const NOTHING: NewPassword = { newPassword: '', confirmPassword: '' }

// The rule reports all problems, including an empty password.
const FIELDS = ownFields({
  newPassword: { kind: 'password', label: 'New password', autoComplete: 'new-password', required: false },
  confirmPassword: {
    kind: 'password',
    label: 'Confirm new password',
    autoComplete: 'new-password',
    required: false,
  },
})

export function NewPasswordForm({ token, email, onDone }: NewPasswordFormProps) {
  const form = useForm<NewPassword, undefined>({
    fields: FIELDS,
    refuse: (typed) => refuseNewPassword({ ...NOTHING, ...typed }, WEAK_WORDS),
    send: (typed) => ask('session.resetPassword', { token, email, ...typed }),
    onDone,
  })
  const checks = passwordChecks(String(form.form.values.newPassword), WEAK_WORDS)
  return (
    <Form
      form={form}
      className={`${classes.card} ${classes.wide}`}
      wide
      autoFocus="newPassword"
      submit="Set password"
      below={{ newPassword: <PasswordChecklist checks={checks} /> }}
      lead={
        <>
          <h1 className={classes.heading}>Set a new password</h1>
          <p className={text.quiet}>For {email}.</p>
        </>
      }
    >
      <Anchor component={Link} size="sm" to={SCREENS.login.path}>
        Back to sign-in
      </Anchor>
    </Form>
  )
}
