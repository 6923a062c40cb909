/** Changes the user's own password. The input is sent once and stored nowhere. */
import { useNavigate } from 'react-router-dom'
import { HOME } from '../../../shared/domain/people/access.ts'
import { type PasswordChange, passwordChecks, refuseChange } from '../../../shared/domain/people/password.ts'
import { messages } from '../../../shared/messages.ts'
import { ask } from '../../bridge/bridge.ts'
import { Section } from '../../device-settings/section.tsx'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { PasswordChecklist } from '../../parts/password-checklist.tsx'
import { WEAK_WORDS } from '../../session/weak-words.ts'

const NOTHING: PasswordChange = { oldPassword: '', newPassword: '', confirmPassword: '' }

const FIELDS = ownFields({
  oldPassword: { kind: 'password', label: 'Old password', autoComplete: 'current-password' },
  newPassword: { kind: 'password', label: 'New password', autoComplete: 'new-password' },
  confirmPassword: { kind: 'password', label: 'Confirm password', autoComplete: 'new-password' },
})

export function ChangePassword() {
  const navigate = useNavigate()
  const form = useForm<PasswordChange, undefined>({
    fields: FIELDS,
    refuse: (typed) => refuseChange({ ...NOTHING, ...typed }, WEAK_WORDS),
    send: (passwords) => ask('session.changePassword', passwords),
    done: () => messages.passwordChanged,
  })
  const { newPassword } = form.form.values
  return (
    <Section title="Password" lead="Use the new password from your next sign-in.">
      <Form
        form={form}
        submit="Save"
        cancel={{ run: () => navigate(HOME) }}
        below={{ newPassword: <PasswordChecklist checks={passwordChecks(String(newPassword), WEAK_WORDS)} /> }}
      />
    </Section>
  )
}
