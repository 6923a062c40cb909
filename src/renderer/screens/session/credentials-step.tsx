/** Email and password, and the other ways to sign in. The input stays if the portal refuses it. */

import { Anchor, Button, Checkbox, Divider, Group, PasswordInput, Stack } from '@mantine/core'
import { isEmail, isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { SCREENS } from '../../../shared/domain/screens.ts'
import type { AppError } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import { setSession, useApp } from '../../session/app-state.ts'
import type { CodeSent, Credentials } from './credentials.ts'
import { EmailField } from './email-field.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { rememberEmail } from './remembered-email.ts'
import classes from './sign-in.module.css'
import { Waiting } from './waiting.tsx'

/** True if the credentials are wrong; a locked account or a network error isn't about the password and is shown above the form. */
const isAboutPassword = ({ sentence }: AppError): boolean => sentence === 'loginIncorrect'

export interface CredentialsStepProps {
  readonly start: Credentials
  /** True if this computer remembers an email. */
  readonly remembered: boolean
  /** The reason why a store that was signed in on this computer couldn't be opened. */
  readonly refused?: string | undefined
  readonly onSent: (sent: CodeSent) => void
}

export function CredentialsStep(props: CredentialsStepProps) {
  const { start, refused } = props
  const hasEnded = useApp(({ session }) => session.phase === 'signedOut' && session.expired === true)
  const { form, remember, setRemember, request, central, busy, fault, submit } = useWaysIn(props)
  const isErrorShown = fault !== undefined && !isAboutPassword(fault) && fault.kind !== 'cancelled'
  return (
    <form className={classes.card} onSubmit={submit(request)} noValidate>
      <Stack gap="sm">
        <h1 className={classes.heading}>Sign in</h1>
        {hasEnded && refused === undefined && <Notice tone="warn">{messages.sessionEnded}</Notice>}
        {refused !== undefined && !isErrorShown && <Notice tone="warn">{refused}</Notice>}
        {isErrorShown && <Notice tone="bad">{fault.message}</Notice>}
        <EmailField {...form.getInputProps('email')} autoFocus={start.email === ''} />
        <PasswordInput
          {...form.getInputProps('password')}
          label="Password"
          size="sm"
          autoComplete="current-password"
          autoFocus={start.email !== '' && start.password === ''}
        />
        <Checkbox
          label="Remember my email on this computer"
          size="xs"
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <Waiting on={busy} />
        <Button
          type="submit"
          size="sm"
          loading={request.isPending}
          disabled={central.isPending}
          autoFocus={start.password !== ''}
        >
          Send OTP
        </Button>
        <Divider label="or" labelPosition="center" />
        <Button
          variant="default"
          size="sm"
          loading={central.isPending}
          disabled={request.isPending}
          onClick={() => submit(central)()}
        >
          Sign in with CAMS
        </Button>
        <ProviderButtons disabled={busy} />
        <OtherWays email={form.values.email} />
      </Stack>
    </form>
  )
}

function OtherWays({ email }: { readonly email: string }) {
  const { search } = useLocation()
  return (
    <Group component="footer" className={classes.foot ?? ''} gap="xs" justify="space-between">
      <Anchor component={Link} size="sm" to={{ pathname: SCREENS.forgotPassword.path, search }} state={email}>
        Forgot password?
      </Anchor>
      <Anchor component={Link} size="sm" to={{ pathname: SCREENS.signup.path, search }}>
        Sign up
      </Anchor>
    </Group>
  )
}

/** Signing in with a one-time password or through the central login: one at a time. */
function useWaysIn({ start, remembered, onSent }: CredentialsStepProps) {
  const [remember, setRemember] = useState(remembered)
  const form = useForm<{ email: string; password: string }>({
    initialValues: { ...start },
    validate: { email: isEmail(messages.emailMissing), password: isNotEmpty(messages.passwordMissing) },
    validateInputOnBlur: false,
  })
  const known = ({ email }: Credentials) => {
    if (remember || remembered) rememberEmail(remember ? email : undefined)
  }
  const onError = (thrown: unknown) => {
    const error = appErrorOf(thrown)
    if (isAboutPassword(error)) form.setFieldError('password', error.message)
  }
  const request = useMutation({
    mutationFn: (credentials: Credentials) => ask('session.requestOtp', credentials),
    onSuccess: ({ mobilenumber, message, practiceCode }, credentials) => {
      known(credentials)
      if (message !== undefined) toast.info(message)
      onSent({ credentials, mobilenumber, practiceCode })
    },
    onError,
  })
  const central = useMutation({
    mutationFn: (credentials: Credentials) => ask('session.signInCams', credentials),
    onSuccess: (session, credentials) => {
      known(credentials)
      setSession(session)
    },
    onError,
  })
  const busy = request.isPending || central.isPending
  const thrown = request.error ?? central.error
  const submit = (way: typeof request | typeof central) =>
    form.onSubmit((typed) => {
      if (busy) return
      request.reset()
      central.reset()
      way.mutate({ email: typed.email.trim(), password: typed.password })
    })
  const fault = thrown === null || busy ? undefined : appErrorOf(thrown)
  return { form, remember, setRemember, request, central, busy, fault, submit }
}
