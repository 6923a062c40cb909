/** Signing in with a provider continues in the browser; this screen waits for the return, or offers other ways. */

import { Button, Divider, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router-dom'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import text from '../../parts/text.module.css'
import { useApp } from '../../session/app-state.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { SessionFrame } from './session-frame.tsx'
import classes from './sign-in.module.css'
import { Waiting } from './waiting.tsx'

/** The provider's name from the address; only plain letters are accepted. */
const named = (provider: string): string =>
  /^[a-z]{2,20}$/i.test(provider) ? provider.slice(0, 1).toUpperCase() + provider.slice(1) : 'this provider'

export default function ProviderReturn() {
  const { provider = '' } = useParams()
  const { search } = useLocation()
  const label = useApp(({ about }) => about?.providers.find(({ name }) => name === provider)?.label)
  const beginning = useApp(({ steps }) => steps.length > 0)
  const again = useMutation({ mutationFn: () => ask('session.startProvider', { provider }) })
  const leave = () => void ask('session.cancelSignIn', undefined).catch(() => undefined)
  return (
    <SessionFrame>
      <div className={classes.card}>
        <Stack gap="sm">
          <h1 className={classes.heading}>{`Sign in with ${label ?? named(provider)}`}</h1>
          <p className={text.quiet} role="status">
            {label === undefined ? say('providerUnknown', { provider: named(provider) }) : messages.providerWaiting}
          </p>
          {again.error !== null && <Notice tone="bad">{appErrorOf(again.error).message}</Notice>}
          <Waiting on={beginning} />
          {label !== undefined && (
            <>
              <Button size="sm" loading={again.isPending} onClick={() => again.mutate()}>
                Reopen browser
              </Button>
              <Divider label="or" labelPosition="center" />
            </>
          )}
          <Button
            component={Link}
            to={{ pathname: SCREENS.login.path, search }}
            variant={label === undefined ? 'filled' : 'default'}
            size="sm"
            onClick={leave}
          >
            Sign in with email
          </Button>
          <ProviderButtons besides={provider} disabled={again.isPending} />
        </Stack>
      </div>
    </SessionFrame>
  )
}
