/** This version, a newer one if there is one, and its installation. */
import { Button, Progress } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Updates as Told, UpdateState } from '../../shared/domain/updates.ts'
import { messages } from '../../shared/messages.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { DateText } from '../parts/date-text.tsx'
import { ErrorState } from '../parts/error-state.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { Notice } from '../parts/notice.tsx'
import text from '../parts/text.module.css'
import { toast } from '../parts/toasts.tsx'
import { InstallUpdate } from '../updates/install-update.tsx'
import { useUpdates, WAITS } from '../updates/updates.ts'
import classes from './device-settings.module.css'
import { Section } from './section.tsx'
import { Setting } from './setting.tsx'

export function Updates() {
  const { data: updates, error, refetch, isFetching } = useUpdates()
  return (
    <Section title="Updates" lead={messages.updatesAbout}>
      {updates === undefined && error === null && <LoadingState lines={3} label="Loading the version" />}
      {error !== null && <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
      {updates !== undefined && (
        <>
          <Setting title="This version" help={updates.channel === 'pilot' ? messages.updatesFirst : undefined}>
            {() => <p className={text.strong}>StoreDesk {updates.version}</p>}
          </Setting>
          <Setting title="New version" help={helpOf(updates.state)}>
            {() => <NewVersion updates={updates} />}
          </Setting>
        </>
      )}
    </Section>
  )
}

const helpOf = (state: UpdateState) =>
  state.phase === 'idle' && state.checkedAt !== undefined ? (
    <>
      Last checked <DateText at={new Date(state.checkedAt).toISOString()} />
    </>
  ) : undefined

function NewVersion({ updates: { state, waitsFor } }: { readonly updates: Told }) {
  if (state.phase === 'off') return <Notice>{state.why}</Notice>
  return (
    <div className={classes.fields}>
      {'failed' in state && state.failed !== undefined && <Notice tone="warn">{state.failed}</Notice>}
      {state.phase === 'downloading' && <Downloading state={state} />}
      {state.phase === 'ready' && (
        <>
          <p className={text.strong}>Version {state.version} is ready.</p>
          {state.notes !== '' && <p className={classes.notes}>{state.notes}</p>}
          {waitsFor !== undefined && <Notice tone="warn">{messages[WAITS[waitsFor]]}</Notice>}
        </>
      )}
      {state.phase === 'idle' && state.failed === undefined && state.checkedAt !== undefined && (
        <p className={classes.help}>{messages.updatesNone}</p>
      )}
      <div className={classes.row}>
        {state.phase === 'ready' && <InstallUpdate />}
        <Check busy={state.phase === 'checking' || state.phase === 'downloading'} />
      </div>
    </div>
  )
}

const MB = 1_048_576

function Downloading({ state }: { readonly state: Extract<UpdateState, { phase: 'downloading' }> }) {
  const { version, percent, speed } = state
  return (
    <div role="status">
      <p className={text.strong}>Version {version} is being fetched.</p>
      <Progress value={percent} aria-label="Downloaded" />
      <p className={classes.size}>
        {percent}%{speed > 0 && `, ${(speed / MB).toFixed(1)} MB a second`}
      </p>
    </div>
  )
}

function Check({ busy }: { readonly busy: boolean }) {
  const check = useMutation({
    mutationFn: () => ask('updates.check', undefined),
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  return (
    <Button variant="default" loading={busy || check.isPending} onClick={() => check.mutate()}>
      Check for updates
    </Button>
  )
}
