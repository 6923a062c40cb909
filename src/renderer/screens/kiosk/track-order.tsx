import { Modal } from '@mantine/core'
import { kioskCustomerTime, kioskTimeline } from '../../../shared/domain/orders/kiosk.ts'
import { formatDateTime } from '../../../shared/domain/values/dates.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ErrorState } from '../../parts/error-state.tsx'
import { Facts } from '../../parts/facts.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Timeline } from '../../parts/timeline.tsx'

interface TrackOrderProps {
  readonly id: string
  readonly onClose: () => void
}

export function TrackOrder({ id, onClose }: TrackOrderProps) {
  const { data: read, error, refetch, isFetching } = usePortal('kiosk.track', { query: { id } })
  return (
    <Modal opened onClose={onClose} title={`Track kiosk order ${id}`} size="md">
      {read !== undefined && <Tracking tracking={read.answer} />}
      {read === undefined && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {read === undefined && error === null && <LoadingState lines={4} label="Loading tracking" />}
    </Modal>
  )
}

function Tracking({
  tracking: { OrderDate, ShippingCompany, AWB, steps },
}: {
  readonly tracking: Answer<'kiosk.track'>
}) {
  const ordered = OrderDate === undefined ? undefined : kioskCustomerTime(OrderDate)
  const facts = [
    { label: 'Ordered', text: ordered === undefined ? '' : formatDateTime(ordered) },
    { label: 'Courier', text: ShippingCompany },
    { label: 'AWB no.', text: AWB },
  ].filter(({ text }) => text !== '')
  const way = kioskTimeline(steps ?? [])
  return (
    <>
      {way.length > 0 && <Timeline label="Progress of the kiosk order" steps={way} />}
      <Facts facts={facts} none={way.length === 0 ? messages.kioskNotTracked : ''} />
    </>
  )
}
