/** A forgotten password: the portal mails a link, which is used to set a new one. */

import { Button, Stack } from '@mantine/core'
import { isEmail, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import text from '../../parts/text.module.css'
import { EmailField } from './email-field.tsx'
import { MailedStep } from './mailed-step.tsx'
import { SessionFrame } from './session-frame.tsx'
import classes from './sign-in.module.css'
import { ToSignIn } from './to-sign-in.tsx'
import { Waiting } from './waiting.tsx'

/** The email typed at sign-in, passed along in the navigation state. */
const typedBefore = z.string().max(254).catch('')

export default function ForgotPassword() {
  const { state } = useLocation()
  const form = useForm({
    initialValues: { email: typedBefore.parse(state) },
    validate: { email: isEmail(messages.emailMissing) },
    validateInputOnBlur: false,
  })
  const email = form.values.email.trim()
  const send = (again: boolean) => ask('session.forgotPassword', { email, again })
  const mail = useMutation({ mutationFn: () => send(false) })
  const fault = mail.error === null ? undefined : appErrorOf(mail.error)
  const isErrorShown = fault !== undefined && fault.kind !== 'cancelled' && !mail.isPending
  if (mail.data !== undefined) {
    return (
      <SessionFrame>
        <MailedStep email={email} mailed={mail.data} onAgain={() => send(true)} onBack={mail.reset} />
      </SessionFrame>
    )
  }
  return (
    <SessionFrame>
      <form className={classes.card} onSubmit={form.onSubmit(() => mail.mutate())} noValidate>
        <Stack gap="sm">
          <h1 className={classes.heading}>Forgot password</h1>
          <p className={text.quiet}>{messages.forgotAbout}</p>
          {isErrorShown && <Notice tone="bad">{fault.message}</Notice>}
          <EmailField {...form.getInputProps('email')} autoFocus />
          <Waiting on={mail.isPending} />
          <Button type="submit" size="sm" loading={mail.isPending}>
            Send the link
          </Button>
          <ToSignIn />
        </Stack>
      </form>
    </SessionFrame>
  )
}
