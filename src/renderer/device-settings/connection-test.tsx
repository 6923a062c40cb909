import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconPlugConnected } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { TestedHost } from '../../shared/bridge/connection.ts'
import { FINDINGS } from '../../shared/domain/people/connection-findings.ts'
import { messages, say } from '../../shared/messages.ts'
import type { Host } from '../../shared/portal/call.ts'
import { dotted } from '../../shared/text.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { Notice } from '../parts/notice.tsx'
import classes from './device-settings.module.css'
import { Setting } from './setting.tsx'

const DUTIES: Readonly<Record<Host, string>> = { api: 'portal', listing: 'product lists', checkout: 'checkout' }

export function ConnectionTest() {
  const test = useMutation({ mutationFn: () => ask('connection.test', undefined) })
  return (
    <Setting title="Connection test" help={messages.connectionTestHelp}>
      {() => (
        <>
          <Button
            leftSection={<IconPlugConnected size={16} aria-hidden />}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            Test connection
          </Button>
          <div role="status" className={classes.fields}>
            {test.data !== undefined && !test.isPending && (
              <ul className={classes.found} aria-label="Test results">
                {test.data.map((host) => (
                  <Found key={host.origin} host={host} />
                ))}
              </ul>
            )}
            {test.error !== null && <Notice tone="bad">{appErrorOf(test.error).message}</Notice>}
          </div>
        </>
      )}
    </Setting>
  )
}

/** The sentence about the proxy that was used; also says so if a choice was possible and none was used. */
function overWhich(proxy: string | undefined, missed: readonly string[]): string | undefined {
  if (proxy !== undefined) return `over ${proxy}`
  return missed.length === 0 ? undefined : 'directly'
}

function Found({ host: { origin, isFor, proxy, missed, finding, detail, took } }: { readonly host: TestedHost }) {
  const { says, good } = FINDINGS[finding]
  const Icon = good ? IconCircleCheck : IconAlertTriangle
  const facts = [
    isFor.map((duty) => DUTIES[duty]).join(', '),
    overWhich(proxy, missed),
    missed.length === 0 ? undefined : say('waysMissed', { ways: missed.join(', ') }),
    detail,
    `${took} ms`,
  ]
  return (
    <li className={classes.host} data-good={good || undefined}>
      <Icon size={18} aria-hidden />
      <p className={classes.origin}>{origin}</p>
      <p>{messages[says]}</p>
      <p className={classes.detail}>{dotted(...facts)}</p>
    </li>
  )
}
