/** Changing one's own password. What is typed is sent once and kept nowhere. */
import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { HOME } from '../../../shared/domain/access.ts'
import { passwordChecks, refusePassword } from '../../../shared/domain/password.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { Section } from '../../app/device-settings/section.tsx'
import { WEAK_WORDS } from '../../app/weak-words.ts'
import { Notice } from '../../parts/notice.tsx'
import { PasswordChecklist } from '../../parts/password-checklist.tsx'
import { toast } from '../../parts/toasts.tsx'
import classes from './settings.module.css'

const NOTHING = { oldPassword: '', newPassword: '', confirmPassword: '' }
type Passwords = typeof NOTHING

/** Why they aren't sent. */
function refuse({ oldPassword, newPassword, confirmPassword }: Passwords): Partial<Record<keyof Passwords, string>> {
  if ([oldPassword, newPassword, confirmPassword].includes('')) {
    const empty = (value: string) => (value === '' ? messages.allMandatory : undefined)
    return leaveOut({
      oldPassword: empty(oldPassword),
      newPassword: empty(newPassword),
      confirmPassword: empty(confirmPassword),
    })
  }
  const why = refusePassword(newPassword, confirmPassword, WEAK_WORDS)
  if (why === undefined) return {}
  return why === 'passwordsDiffer' ? { confirmPassword: messages[why] } : { newPassword: messages[why] }
}

const leaveOut = (errors: Partial<Record<keyof Passwords, string | undefined>>) =>
  Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== undefined))

const toggle = { 'aria-label': 'Show or hide the password' }

export function ChangePassword() {
  const navigate = useNavigate()
  const listId = useId()
  const form = useForm<Passwords>({ initialValues: NOTHING, validate: refuse })
  const change = useMutation({
    mutationFn: (passwords: Passwords) => ask('session.changePassword', passwords),
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
          visibilityToggleButtonProps={toggle}
        />
        <PasswordInput
          {...form.getInputProps('newPassword')}
          label="New password"
          size="sm"
          autoComplete="new-password"
          aria-describedby={listId}
          visibilityToggleButtonProps={toggle}
        />
        <PasswordChecklist id={listId} checks={passwordChecks(form.values.newPassword, WEAK_WORDS)} />
        <PasswordInput
          {...form.getInputProps('confirmPassword')}
          label="Confirm password"
          size="sm"
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
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
