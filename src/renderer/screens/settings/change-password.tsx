/** Changing one's own password. What is typed is sent once and kept nowhere. */
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { HOME } from '../../../shared/domain/access.ts'
import { passwordChecks, refuseChange } from '../../../shared/domain/password.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { Section } from '../../app/device-settings/section.tsx'
import { WEAK_WORDS } from '../../app/weak-words.ts'
import { Notice } from '../../parts/notice.tsx'
import { PasswordChecklist } from '../../parts/password-checklist.tsx'
import { toast } from '../../parts/toasts.tsx'
import classes from './settings.module.css'

const NOTHING = { oldPassword: '', newPassword: '', confirmPassword: '' }

export function ChangePassword() {
  const navigate = useNavigate()
  const listId = useId()
  const form = useForm({ initialValues: NOTHING, validate: (typed) => refuseChange(typed, WEAK_WORDS) })
  const change = useMutation({
    mutationFn: (passwords: typeof NOTHING) => ask('session.changePassword', passwords),
    onSuccess: () => {
      form.reset()
      toast.done(messages.passwordChanged)
    },
  })
  return (
    <Section title="Password" lead="With the next sign-in the new one counts.">
      <form className={classes.form} onSubmit={form.onSubmit((typed) => change.mutate(typed))} noValidate>
        {change.error !== null && <Notice tone="bad">{appErrorOf(change.error).message}</Notice>}
        <PasswordInput
          {...form.getInputProps('oldPassword')}
          label="Old password"
          size="sm"
          autoComplete="current-password"
        />
        <PasswordInput
          {...form.getInputProps('newPassword')}
          label="New password"
          size="sm"
          autoComplete="new-password"
          aria-describedby={listId}
        />
        <PasswordChecklist id={listId} checks={passwordChecks(form.values.newPassword, WEAK_WORDS)} />
        <PasswordInput
          {...form.getInputProps('confirmPassword')}
          label="Confirm password"
          size="sm"
          autoComplete="new-password"
        />
        <div className={classes.buttons}>
          <Button type="submit" size="sm" loading={change.isPending}>
            Save
          </Button>
          <Button variant="default" size="sm" onClick={() => navigate(HOME)}>
            Cancel
          </Button>
        </div>
      </form>
    </Section>
  )
}
