/** The portal's addresses: shown to every user, changed only by those allowed to. Changes take effect at the next start. */
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConnectionState, HostAddresses } from '../../shared/bridge/connection.ts'
import { messages, say } from '../../shared/messages.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'
import { useAsk } from '../bridge/queries.ts'
import { Notice } from '../parts/notice.tsx'
import { useApp } from '../session/app-state.ts'
import classes from './device-settings.module.css'
import { RestartButton } from './restart-button.tsx'
import { Setting } from './setting.tsx'

const FIELDS = [
  { name: 'api', label: 'Portal', note: undefined },
  { name: 'listing', label: 'Product lists', note: 'Leave empty to use the portal’s address' },
  { name: 'checkout', label: 'Checkout', note: 'Leave empty to use the portal’s address' },
] as const

const NONE: HostAddresses = { api: '', listing: '', checkout: '' }
const isSame = (one: HostAddresses = NONE, other: HostAddresses = NONE): boolean =>
  FIELDS.every(({ name }) => one[name] === other[name])

/** True if the saved addresses aren't those in use. */
const awaitsRestart = ({ now, next }: ConnectionState): boolean => !isSame(now, next)

export function HostsSetting() {
  const { data: state } = useAsk('connection.read', undefined)
  const hasPractice = useHasPractice()
  const notOurs = hasPractice ? messages.hostsPractice : messages.hostsMissing
  const inUse = state?.now === undefined ? notOurs : say('hostsNow', { address: state.now.api })
  const help = hasPractice && state?.mayChange === true ? `${inUse} ${messages.hostsNone}` : inUse
  return (
    <Setting title="Portal addresses" help={state ? help : undefined}>
      {() =>
        state !== undefined &&
        state !== null && (
          <div className={classes.fields}>
            {state.mayChange ? <HostsForm key={JSON.stringify(state.next)} state={state} /> : <Hosts state={state} />}
          </div>
        )
      }
    </Setting>
  )
}

/** False in a build without the practice portal. */
const useHasPractice = (): boolean => useApp(({ about }) => about?.hasPractice !== false)

function Hosts({ state }: { readonly state: ConnectionState }) {
  const unset = useHasPractice() ? 'Practice portal' : ''
  return (
    <>
      {FIELDS.map(({ name, label }) => (
        <TextInput key={name} label={label} value={state.next?.[name] ?? unset} readOnly />
      ))}
      <p className={classes.help}>{messages.hostsNotYours}</p>
      {awaitsRestart(state) && <NextStart />}
    </>
  )
}

function HostsForm({ state }: { readonly state: ConnectionState }) {
  const { next } = state
  const client = useQueryClient()
  const form = useForm<HostAddresses>({ initialValues: next ?? NONE })
  const change = useMutation({
    mutationFn: (hosts: HostAddresses) => ask('connection.change', hosts),
    onSuccess: (state) => client.setQueryData(['connection.read', undefined], state),
  })
  return (
    <form className={classes.fields} onSubmit={form.onSubmit((typed) => change.mutate(typed))} noValidate>
      {FIELDS.map(({ name, label, note }) => (
        <TextInput
          key={name}
          {...form.getInputProps(name)}
          label={label}
          placeholder={note ?? 'https://portal.example.com'}
          spellCheck={false}
        />
      ))}
      {change.error !== null && appErrorOf(change.error).kind !== 'cancelled' && (
        <Notice tone="bad">{appErrorOf(change.error).message}</Notice>
      )}
      {awaitsRestart(state) && !form.isDirty() ? (
        <NextStart />
      ) : (
        <div className={classes.row}>
          <Button type="submit" variant="default" loading={change.isPending} disabled={!form.isDirty()}>
            Save addresses
          </Button>
        </div>
      )}
    </form>
  )
}

const NextStart = () => (
  <Notice tone="warn" actions={<RestartButton />}>
    {messages.hostsAfterRestart}
  </Notice>
)
