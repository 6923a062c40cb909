/** A new password, twice, with what it must have as a list that ticks itself. */
import { Anchor, Button, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { passwordChecks, refuseNewPassword } from '../../../shared/domain/password.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { WEAK_WORDS } from '../../app/weak-words.ts'
import { Notice } from '../../parts/notice.tsx'
import { PasswordChecklist } from '../../parts/password-checklist.tsx'
import classes from './sign-in.module.css'

export interface NewPasswordFormProps {
  readonly token: string
  /** Whose password it is, as the portal says. */
  readonly email: string
  readonly onDone: () => void
}

const CHECKS = 'new-password-checks'

export function NewPasswordForm({ token, email, onDone }: NewPasswordFormProps) {
  const form = useForm({
    initialValues: { newPassword: '', confirmPassword: '' },
    validate: (typed) => refuseNewPassword(typed, WEAK_WORDS),
    validateInputOnBlur: false,
  })
  const set = useMutation({
    mutationFn: (typed: typeof form.values) => ask('session.resetPassword', { token, email, ...typed }),
    onSuccess: onDone,
  })
  const fault = set.error === null ? undefined : appErrorOf(set.error)
  return (
    <form
      className={`${classes.card} ${classes.wide}`}
      onSubmit={form.onSubmit((typed) => {
        if (!set.isPending) set.mutate(typed)
      })}
      noValidate
    >
      <Stack gap="sm">
        <h1 className={classes.heading}>Set a new password</h1>
        <p className={classes.quiet}>For {email}.</p>
        {fault !== undefined && <Notice tone="bad">{fault.message}</Notice>}
        <PasswordInput
          {...form.getInputProps('newPassword')}
          label="New password"
          size="sm"
          autoComplete="new-password"
          aria-describedby={CHECKS}
          autoFocus
        />
        <PasswordChecklist id={CHECKS} checks={passwordChecks(form.values.newPassword, WEAK_WORDS)} />
        <PasswordInput
          {...form.getInputProps('confirmPassword')}
          label="New password, once more"
          size="sm"
          autoComplete="new-password"
        />
        <Button type="submit" size="sm" loading={set.isPending}>
          Set the password
        </Button>
        <Anchor component={Link} size="sm" to="/login">
          Back to sign-in
        </Anchor>
      </Stack>
    </form>
  )
}
