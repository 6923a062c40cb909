/** The customers' kiosk orders; above them the result of the latest confirmation. */
import { Button, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { ACKNOWLEDGED, type KioskAcknowledgement, kioskStatusOf } from '../../../shared/domain/orders/kiosk.ts'
import { inWords } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { useAsk, usePortal } from '../../bridge/queries.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { useIsLeaving } from '../../navigation/address-now.ts'
import { Notice } from '../../parts/notice.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { ProductOverlayLink } from '../../products/screen-product-overlay.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { CheckOut } from './check-out.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import { CustomerDialog, RegisterDialog } from './customer.tsx'
import classes from './kiosk.module.css'
import { type KioskAct, OrderActions } from './order-actions.tsx'
import { TrackOrder } from './track-order.tsx'

type Row = Answer<'kiosk.orderList'>[number]

const came = z.object({
  acknowledgement: z.object({ poid: z.string(), id: z.string(), outcome: z.enum(ACKNOWLEDGED), message: z.string() }),
})

export default function KioskOrders() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  const acknowledgement = came.safeParse(state).data?.acknowledgement
  const [question, setQuestion] = useState<{ readonly to: KioskAct; readonly row: Row }>()
  const [registers, setRegisters] = useState(false)
  const names = useNames()
  const onClose = () => setQuestion(undefined)
  // Stores the result in the navigation state, so that a reload shows it, and nothing older.
  const tell = (next: KioskAcknowledgement | undefined) => {
    if (isLeaving()) return
    navigate(pathname + search, { replace: true, state: next === undefined ? null : { acknowledgement: next } })
  }
  return (
    <>
      <ListScreen
        list="kioskOrders"
        actionsWidth={226}
        headerActions={
          <Button
            variant="default"
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={() => setRegisters(true)}
          >
            Register customer
          </Button>
        }
        actions={(row) => <OrderActions {...row} onAct={(to) => setQuestion({ to, row })} />}
        above={
          acknowledgement !== undefined && (
            <AcknowledgementNotice acknowledgement={acknowledgement} onAcknowledged={tell} />
          )
        }
        cell={(column, { id, status, products }) => {
          if (column === 'products')
            return products === undefined ? '–' : <Products products={products} names={names} />
          return column === 'id' && status === 'Confirmed' && id === acknowledgement?.id ? (
            <Marked order={acknowledgement} />
          ) : undefined
        }}
      />
      {question?.to === 'confirm' && <ConfirmOrder id={question.row.id} poid={question.row.POID} onClose={onClose} />}
      {question?.to === 'customer' && <CustomerDialog {...question.row} onClose={onClose} />}
      {question?.to === 'checkOut' && <CheckOut id={question.row.id} onClose={onClose} />}
      {question?.to === 'track' && <TrackOrder id={question.row.id} onClose={onClose} />}
      {registers && <RegisterDialog onClose={() => setRegisters(false)} />}
      {question?.to === 'cancel' && <CancelOrder id={question.row.id} onClose={onClose} />}
    </>
  )
}

/** The order that was confirmed. The list itself has no purchase orders. */
const Marked = ({ order: { id, poid } }: { readonly order: KioskAcknowledgement }) => (
  <span className={classes.confirmed}>
    <strong>{id}</strong>
    <StatusBadge tone="good">{poid}</StatusBadge>
  </span>
)

type Good = NonNullable<Row['products']>[number]

interface ProductsProps {
  readonly products: readonly Good[]
  readonly names: ReadonlyMap<number, string>
}

/** Most names read in one request. */
const MOST_NAMED = 500

/** The names of the products in all orders on screen: the portal's list has only their ids. */
function useNames(): ReadonlyMap<number, string> {
  const [params] = useSearchParams()
  const status = kioskStatusOf(params.get('status') ?? undefined)
  const { data } = usePortal('kiosk.orderList', { query: { status } })
  const ids = [...new Set((data?.answer ?? []).flatMap(({ products = [] }) => products.map(({ id }) => id)))]
  const { data: known } = useAsk('products.about', { ids: ids.slice(0, MOST_NAMED) })
  return new Map(known?.map(({ id, name }) => [id, name]))
}

/** Each opens its product over this screen. */
function Products({ products, names }: ProductsProps) {
  const wordsOf = ({ id }: Good) => names.get(id) ?? `Product ${id}`
  return (
    <Text
      span
      fz="inherit"
      lh={1.35}
      lineClamp={2}
      style={{ whiteSpace: 'normal' }}
      title={products.map((one) => `${wordsOf(one)} × ${one.qty ?? '–'}`).join('\n')}
    >
      {products.map((one, at) => (
        <Fragment key={one.id}>
          {at > 0 && ', '}
          <ProductOverlayLink id={one.id}>{wordsOf(one)}</ProductOverlayLink> × {one.qty ?? '–'}
        </Fragment>
      ))}
    </Text>
  )
}

interface AcknowledgementNoticeProps {
  readonly acknowledgement: KioskAcknowledgement
  readonly onAcknowledged: (acknowledgement: KioskAcknowledgement | undefined) => void
}

function AcknowledgementNotice({
  acknowledgement: { poid, id, outcome, message },
  onAcknowledged,
}: AcknowledgementNoticeProps) {
  const again = useMutation({
    mutationFn: () => ask('kiosk.acknowledge', { poid, id, again: true }),
    onSuccess: onAcknowledged,
  })
  if (outcome === 'now' || outcome === 'before') {
    return (
      <Notice tone={outcome === 'now' ? 'good' : 'info'} onClose={() => onAcknowledged(undefined)}>
        Order {poid}, kiosk order {id}: {message}
      </Notice>
    )
  }
  return (
    <Notice
      tone="bad"
      actions={
        outcome !== 'unknown' &&
        outcome !== 'cancelled' && (
          <Button size="compact-sm" loading={again.isPending} onClick={() => again.mutate()}>
            {outcome === 'open' ? 'Confirm now' : 'Retry'}
          </Button>
        )
      }
      onClose={() => onAcknowledged(undefined)}
    >
      <strong>{outcome === 'owes' ? messages.kioskNotPlaced : messages.kioskNotConfirmed}</strong> – Order {poid}, kiosk
      order {id}: {again.error === null ? message : inWords(appErrorOf(again.error))}
    </Notice>
  )
}
