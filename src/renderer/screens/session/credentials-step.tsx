/** Email and password. What was typed stays when the portal says no. */
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { isEmail, isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import type { AppError } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import type { CodeSent, Credentials } from './credentials.ts'
import classes from './sign-in.module.css'

/** What was typed is wrong; a locked account or no network isn't the password's fault, and is told above the form. */
const isAboutPassword = ({ message }: AppError): boolean => message === messages.loginIncorrect

export interface CredentialsStepProps {
  readonly start: Credentials
  readonly onSent: (sent: CodeSent) => void
}

export function CredentialsStep({ start, onSent }: CredentialsStepProps) {
  const form = useForm<{ email: string; password: string }>({
    initialValues: { ...start },
    validate: { email: isEmail('Type the email address of the store.'), password: isNotEmpty('Type the password.') },
    validateInputOnBlur: false,
  })
  const request = useMutation({
    mutationFn: (credentials: Credentials) => ask('session.requestOtp', credentials),
    onSuccess: ({ mobilenumber, message, practiceCode }, credentials) => {
      if (message !== undefined) toast.info(message)
      onSent({ credentials, mobilenumber, practiceCode })
    },
    onError: (thrown) => {
      const error = appErrorOf(thrown)
      if (isAboutPassword(error)) form.setFieldError('password', error.message)
    },
  })
  const fault = request.error === null ? undefined : appErrorOf(request.error)
  return (
    <form
      className={classes.card}
      onSubmit={form.onSubmit((typed) => request.mutate({ email: typed.email.trim(), password: typed.password }))}
      noValidate
    >
      <Stack gap="sm">
        <h1 className={classes.heading}>Sign in</h1>
        {fault !== undefined && !isAboutPassword(fault) && <Notice tone="bad">{fault.message}</Notice>}
        <TextInput
          {...form.getInputProps('email')}
          label="Email"
          type="email"
          size="sm"
          autoComplete="username"
          autoFocus={start.email === ''}
          spellCheck={false}
        />
        <PasswordInput
          {...form.getInputProps('password')}
          label="Password"
          size="sm"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
        />
        <Button type="submit" size="sm" mt="xs" loading={request.isPending} autoFocus={start.email !== ''}>
          Send one-time password
        </Button>
      </Stack>
    </form>
  )
}
