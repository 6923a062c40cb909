/** Says once for the whole screen that the portal is down and when it is tried again, and lets the user retry at once. */
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messages, say } from '../../shared/messages.ts'
import { ask } from '../bridge/bridge.ts'
import { useNet } from '../parts/net.ts'
import notice from '../parts/notice.module.css'
import classes from './net-band.module.css'

export function NetBand() {
  const state = useNet((net) => net.state)
  return state === 'ok' ? null : <Band state={state} />
}

function Band({ state }: { readonly state: 'offline' | 'notAnswering' }) {
  const retryAt = useNet((net) => net.retryAt)
  const hasCopies = useNet(({ copies }) => copies > 0)
  const seconds = useSecondsUntil(retryAt ?? 0)
  const now = useMutation({ mutationFn: () => ask('net.tryNow', undefined) })
  const isAsking = now.isPending || seconds === 0
  return (
    <div className={notice.notice} data-tone="warn" data-net={state}>
      <IconPlugConnectedX size={16} aria-hidden className={notice.icon} />
      <div className={notice.text} role="status">
        {state === 'offline' ? messages.noConnection : messages.notAnswering}
        {hasCopies && ` ${messages.savedCopies}`}
      </div>
      {/* Outside of the status region: announced every second, it would drown out everything else. */}
      <span className={classes.countdown}>{isAsking ? messages.tryingNow : say('tryingIn', { seconds })}</span>
      <Button variant="subtle" color="marigold" c="var(--app-warn-text)" size="compact-xs" onClick={() => now.mutate()}>
        Retry now
      </Button>
    </div>
  )
}

/** Whole seconds until then; 0 once it is past. */
function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const ticking = setInterval(look, 250)
    return () => clearInterval(ticking)
  }, [])
  return Math.max(0, Math.ceil((at - now) / 1000))
}
