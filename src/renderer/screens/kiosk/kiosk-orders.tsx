/** What customers ordered at the kiosk; above it what became of the order that was confirmed just now. */
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { ACKNOWLEDGED, type KioskAcknowledgement } from '../../../shared/domain/kiosk.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { Notice } from '../../parts/notice.tsx'

const came = z.object({
  told: z.object({ poid: z.string(), id: z.string(), outcome: z.enum(ACKNOWLEDGED), message: z.string() }),
})

export default function KioskOrders() {
  const read = came.safeParse(useLocation().state)
  return (
    <ListScreen list="kioskOrders" above={read.success && <Told key={read.data.told.poid} first={read.data.told} />} />
  )
}

function Told({ first }: { readonly first: KioskAcknowledgement }) {
  const [told, setTold] = useState<KioskAcknowledgement | undefined>(first)
  const again = useMutation({
    mutationFn: () => ask('kiosk.acknowledge', { poid: first.poid, id: first.id, again: true }),
    onSuccess: setTold,
  })
  if (told === undefined) return null
  const { poid, outcome, message } = told
  if (outcome === 'now' || outcome === 'before') {
    return (
      <Notice tone={outcome === 'now' ? 'good' : 'info'} onClose={() => setTold(undefined)}>
        Order {poid}: {message}
      </Notice>
    )
  }
  return (
    <Notice
      tone="bad"
      actions={
        <Button size="compact-sm" loading={again.isPending} onClick={() => again.mutate()}>
          Try again
        </Button>
      }
      onClose={() => setTold(undefined)}
    >
      <strong>{messages.kioskNotConfirmed}</strong> – Order {poid}:{' '}
      {again.error === null ? message : appErrorOf(again.error).message}
    </Notice>
  )
}
