/** The one-time password: a minute to type it, then a new one can be requested. */
import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { AppError } from '../../../shared/errors.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import text from '../../parts/text.module.css'
import { toast } from '../../parts/toasts.tsx'
import { setSession } from '../../session/app-state.ts'
import type { CodeSent } from './credentials.ts'
import { ResendButton } from './resend-button.tsx'
import classes from './sign-in.module.css'
import { useCountdown } from './use-countdown.ts'
import { Waiting } from './waiting.tsx'

/** Seconds before a new code can be requested. */
const CODE_SECONDS = 60

export interface CodeStepProps {
  readonly sent: CodeSent
  readonly onResent: (sent: CodeSent) => void
  readonly onBack: () => void
}

export function CodeStep({ sent, onResent, onBack }: CodeStepProps) {
  const { credentials, practiceCode } = sent
  const { code, type, remaining, verify, resend } = useCode(sent, onResent)
  const thrown = verify.error ?? resend.error
  const fault = thrown === null ? undefined : appErrorOf(thrown)
  const isOnCode = fault !== undefined && verify.error !== null && isAboutCode(fault)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code !== '' && !verify.isPending) verify.mutate(code)
  }
  return (
    <form className={classes.card} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <h1 className={classes.heading}>One-time password</h1>
        <p className={text.quiet} role="status">
          {say('otpSent', { email: credentials.email })}
        </p>
        {practiceCode !== undefined && (
          <Notice
            actions={
              <Button variant="light" size="compact-sm" onClick={() => verify.mutate(type(practiceCode))}>
                Use code and sign in
              </Button>
            }
          >
            Practice code <strong className={classes.code}>{practiceCode}</strong>
          </Notice>
        )}
        {fault !== undefined && !isOnCode && fault.kind !== 'cancelled' && <Notice tone="bad">{fault.message}</Notice>}
        <TextInput
          label="Code"
          size="md"
          value={code}
          onChange={(event) => {
            verify.reset()
            type(event.currentTarget.value.replace(/\s/g, '').slice(0, 12))
          }}
          error={isOnCode ? sentenceOf(fault) : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          classNames={{ input: classes.codeInput ?? '' }}
          autoFocus
        />
        <Waiting on={verify.isPending || resend.isPending} />
        <Button type="submit" size="sm" loading={verify.isPending} disabled={code === ''}>
          Sign in
        </Button>
        <Group justify="space-between">
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            Use another email or password
          </Anchor>
          <ResendButton remaining={remaining} request={resend}>
            Resend code
          </ResendButton>
        </Group>
      </Stack>
    </form>
  )
}

/** The typed code, with functions that verify it and request another. */
function useCode({ credentials, mobilenumber }: CodeSent, onResent: CodeStepProps['onResent']) {
  const [code, setCode] = useState('')
  const type = (typed: string) => {
    setCode(typed)
    return typed
  }
  const countdown = useCountdown(CODE_SECONDS)
  const verify = useMutation({
    mutationFn: (typed: string) => ask('session.verifyOtp', { ...credentials, mobilenumber, code: typed }),
    onSuccess: setSession,
  })
  const resend = useMutation({
    mutationFn: () => ask('session.requestOtp', credentials),
    onSuccess: (answer) => {
      if (answer.message !== undefined) toast.info(answer.message)
      type('')
      verify.reset()
      countdown.restart()
      onResent({ credentials, mobilenumber: answer.mobilenumber, practiceCode: answer.practiceCode })
    },
  })
  return { code, type, remaining: countdown.remaining, verify, resend }
}

/** True if a refusal is about the typed code; other errors are shown above the form. */
const isAboutCode = ({ kind }: AppError): boolean => kind === 'refused' || kind === 'session'

/** An expired session here means a wrong code, as no session has begun yet. */
const sentenceOf = ({ kind, message }: AppError): string => (kind === 'session' ? messages.otpIncorrect : message)
