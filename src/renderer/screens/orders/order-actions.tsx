import { Button } from '@mantine/core'
import { IconFileInvoice, IconRepeat } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { hasDataFile, whyNoInvoice } from '../../../shared/domain/orders/order-history.ts'
import { invoiceAddress, ORDER_HISTORY } from '../../../shared/domain/screens/addresses.ts'
import { isOrderOver } from '../../../shared/domain/watching/watch.ts'
import { type MessageKey, messages } from '../../../shared/messages.ts'
import { useListPath } from '../../lists/list-path.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { WatchButton } from '../../watching/watch-button.tsx'
import { DataFileButton } from './data-file.tsx'
import type { ShownOrder } from './use-order.ts'

const ICON = 15

export interface OrderActionsProps {
  readonly poid: string
  /** Undefined while unknown. */
  readonly order: Pick<ShownOrder, 'status' | 'isStatusKnown' | 'potype' | 'warehouse'> | undefined
  readonly onReorder: (() => void) | undefined
}

export function OrderActions({ poid, order, onReorder }: OrderActionsProps) {
  const historyPath = useListPath(ORDER_HISTORY)
  return (
    <>
      <BackLink to={historyPath}>Back to orders</BackLink>
      {onReorder !== undefined && (
        <Button
          variant="default"
          leftSection={<IconRepeat size={ICON} aria-hidden />}
          onClick={onReorder}
          disabled={order === undefined}
        >
          Reorder
        </Button>
      )}
      {order?.isStatusKnown === true && !isOrderOver(order.status) && (
        <WatchButton
          subject={{ kind: 'order', id: poid }}
          label={order.status === 'Shipped' ? 'Notify me when it arrives' : 'Notify me when it ships'}
        />
      )}
      {order !== undefined && hasDataFile({ ...order, warehouseid: order.warehouse.id }) && (
        <DataFileButton poid={poid} />
      )}
      {order !== undefined && <InvoiceButton poid={poid} reason={whyNoInvoice(order)} />}
    </>
  )
}

function InvoiceButton({ poid, reason }: { readonly poid: string; readonly reason: MessageKey | undefined }) {
  const icon = <IconFileInvoice size={ICON} aria-hidden />
  if (reason === undefined) {
    return (
      <Button component={Link} to={invoiceAddress(poid)} leftSection={icon}>
        Invoice
      </Button>
    )
  }
  // aria-disabled instead of disabled: the reason must be reachable by keyboard and pointer.
  return (
    <Button
      leftSection={icon}
      data-disabled
      aria-disabled
      title={messages[reason]}
      aria-description={messages[reason]}
      onClick={(event) => event.preventDefault()}
    >
      Invoice
    </Button>
  )
}
