import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isProxyAddress } from '../../shared/device-settings.ts'
import { messages } from '../../shared/messages.ts'
import { useAsk } from '../bridge/queries.ts'
import { setDevice, useDevice } from '../theme/device.ts'
import classes from './device-settings.module.css'
import { Setting } from './setting.tsx'

const WAYS = [
  { value: 'system', label: 'Same as Windows' },
  { value: 'nowhere', label: 'None' },
  { value: 'hand', label: 'Manual' },
] as const

export function ProxySetting() {
  const proxy = useDevice((settings) => settings.proxy)
  // True once the typed proxy is chosen; nothing changes before it has an address.
  const [typing, setTyping] = useState(false)
  const mode = typing ? 'hand' : proxy.from
  const isFixed = useAsk('connection.read', undefined).data?.isProxyFixed === true
  if (isFixed) return <Setting title="Proxy">{() => <p className={classes.help}>{messages.proxyNotYours}</p>}</Setting>
  return (
    <Setting title="Proxy" help={messages.proxyHelp}>
      {({ labelledBy }) => (
        <>
          <SegmentedControl
            aria-labelledby={labelledBy}
            data={[...WAYS]}
            value={mode}
            onChange={(from) => {
              setTyping(from === 'hand')
              if (from !== 'hand') setDevice({ proxy: { from } })
            }}
          />
          {mode === 'hand' && (
            <ProxyAddress
              now={proxy.from === 'hand' ? proxy.address : ''}
              onUse={(address) => {
                setDevice({ proxy: { from: 'hand', address } })
                setTyping(false)
              }}
            />
          )}
        </>
      )}
    </Setting>
  )
}

function ProxyAddress({ now, onUse }: { readonly now: string; readonly onUse: (address: string) => void }) {
  const [typed, setTyped] = useState(now)
  const [isWrong, setIsWrong] = useState(false)
  const address = typed.trim()
  const use = (event: FormEvent) => {
    event.preventDefault()
    const isRight = isProxyAddress(address)
    setIsWrong(!isRight)
    if (isRight) onUse(address)
  }
  return (
    <form className={classes.row} onSubmit={use} noValidate>
      <TextInput
        className={classes.wide ?? ''}
        label="Proxy address"
        placeholder="http://proxy.example.com:8080"
        value={typed}
        error={isWrong && messages.proxyAddressHelp}
        onChange={(event) => setTyped(event.currentTarget.value)}
        spellCheck={false}
      />
      <Button type="submit" variant="default" disabled={address === now}>
        Use proxy
      </Button>
    </form>
  )
}
