/** The link from the mail: shows whose password it sets, and a form for the new one. Nothing is stored. */

import { Anchor, Button, Loader, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import text from '../../parts/text.module.css'
import { toast } from '../../parts/toasts.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import classes from './sign-in.module.css'
import { Waiting } from './waiting.tsx'

export default function ResetPassword() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const checked = useQuery({
    queryKey: ['session.checkReset', token],
    queryFn: () => ask('session.checkReset', { token }),
    // A link works once, so it is checked each time it is opened.
    staleTime: 0,
    gcTime: 0,
  })
  const fault = checked.error === null ? undefined : appErrorOf(checked.error)
  const isDead = fault?.sentence === 'resetLinkDead'
  const done = () => {
    toast.done(messages.resetDone)
    navigate(SCREENS.login.path, { replace: true })
  }
  if (checked.data !== undefined) {
    return (
      <SessionFrame>
        <NewPasswordForm token={token} email={checked.data.email} onDone={done} />
      </SessionFrame>
    )
  }
  return (
    <SessionFrame>
      <div className={classes.card}>
        <Stack gap="sm">
          <h1 className={classes.heading}>Set a new password</h1>
          {checked.isFetching && (
            <p className={text.quiet} role="status">
              <Loader size={14} aria-hidden /> Checking the link…
            </p>
          )}
          <Waiting on={checked.isFetching} />
          {fault !== undefined && !checked.isFetching && <Notice tone="bad">{fault.message}</Notice>}
          {isDead && (
            <Button component={Link} to={SCREENS.forgotPassword.path} size="sm">
              Request a new link
            </Button>
          )}
          {fault !== undefined && !isDead && !checked.isFetching && (
            <Button size="sm" onClick={() => void checked.refetch()}>
              Retry
            </Button>
          )}
          <Anchor component={Link} size="sm" to={SCREENS.login.path}>
            Back to sign-in
          </Anchor>
        </Stack>
      </div>
    </SessionFrame>
  )
}
