/** The step after the mail was sent: the link is pasted here, or the mail is requested again. */

import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BridgeAnswer } from '../../../shared/bridge.ts'
import { resetTokenIn } from '../../../shared/domain/people/password.ts'
import { pathOf } from '../../../shared/domain/screens.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import text from '../../parts/text.module.css'
import { ResendButton } from './resend-button.tsx'
import classes from './sign-in.module.css'
import { useCountdown } from './use-countdown.ts'
import { Waiting } from './waiting.tsx'

/** Seconds before the mail can be requested again. */
const AGAIN_AFTER = 60

type Mailed = BridgeAnswer<'session.forgotPassword'>

export interface MailedStepProps {
  readonly email: string
  readonly mailed: Mailed
  readonly onAgain: () => Promise<Mailed>
  readonly onBack: () => void
}

export function MailedStep({ email, mailed, onAgain, onBack }: MailedStepProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const countdown = useCountdown(AGAIN_AFTER)
  const again = useMutation({ mutationFn: onAgain, onSuccess: countdown.restart })
  const fault = again.error === null ? undefined : appErrorOf(again.error)
  const { message, practiceToken } = again.data ?? mailed
  const open = (token: string | undefined) => {
    if (token === undefined) setWrong(true)
    else navigate(pathOf('resetPassword', { token }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open(resetTokenIn(typed))
  }
  return (
    <form className={classes.card} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <h1 className={classes.heading}>Check your email</h1>
        <p className={text.quiet} role="status">
          {message === '' ? `A link to set a new password was sent to ${email}.` : message}
        </p>
        {practiceToken !== undefined && (
          <Notice
            actions={
              <Button variant="light" size="compact-sm" onClick={() => open(practiceToken)}>
                Open it
              </Button>
            }
          >
            {messages.practiceMail}
          </Notice>
        )}
        {fault !== undefined && fault.kind !== 'cancelled' && <Notice tone="bad">{fault.message}</Notice>}
        <TextInput
          label="Link from the email"
          description={messages.mailedPaste}
          size="sm"
          value={typed}
          onChange={(event) => {
            setWrong(false)
            setTyped(event.currentTarget.value)
          }}
          error={wrong && messages.notAResetLink}
          spellCheck={false}
          autoComplete="off"
          autoFocus
        />
        <Waiting on={again.isPending} />
        <Button type="submit" size="sm" disabled={typed.trim() === ''}>
          Continue
        </Button>
        <Group justify="space-between">
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            Use another email
          </Anchor>
          <ResendButton remaining={countdown.remaining} request={again}>
            Resend
          </ResendButton>
        </Group>
      </Stack>
    </form>
  )
}
