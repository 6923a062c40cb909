import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ProxyLogin } from '../../shared/bridge/proxies.ts'
import { messages, say } from '../../shared/messages.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { toast } from '../parts/toasts.tsx'
import { useProxies } from '../session/proxies.ts'
import { openProxyLogin } from '../session/proxy-login.tsx'
import classes from './device-settings.module.css'
import { Setting } from './setting.tsx'

export function ProxyLogins() {
  const { data: logins } = useProxies()
  if (logins === undefined || logins === null || logins.length === 0) return null
  return (
    <Setting title="Proxy sign-in" help={messages.proxyKeptAt}>
      {({ labelledBy }) => (
        <ul className={classes.logins} aria-labelledby={labelledBy}>
          {logins.map((login) => (
            <Login key={login.proxy} login={login} />
          ))}
        </ul>
      )}
    </Setting>
  )
}

const STATES: Readonly<Record<ProxyLogin['state'], (user: string) => string>> = {
  wanted: () => messages.proxyWanted,
  refused: (user) => say('proxyRefused', { user }),
  kept: (user) => say('proxyKept', { user }),
  unsupported: () => messages.netProxyWantsOtherLogin,
}

function Login({ login }: { readonly login: ProxyLogin }) {
  const { proxy, state, user = '' } = login
  const forget = useMutation({
    mutationFn: () => ask('proxies.forget', { proxy }),
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return (
    <li className={classes.login}>
      <p className={classes.origin}>{proxy}</p>
      <p className={classes.help}>{STATES[state](user)}</p>
      {state !== 'unsupported' && (
        <div className={classes.row}>
          <Button variant="default" size="compact-sm" onClick={() => void openProxyLogin(login)}>
            {state === 'wanted' ? 'Sign in…' : 'Change…'}
          </Button>
          {state !== 'wanted' && (
            <Button variant="default" size="compact-sm" loading={forget.isPending} onClick={() => forget.mutate()}>
              Forget
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
