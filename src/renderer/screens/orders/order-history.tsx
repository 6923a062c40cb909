import { ActionIcon, Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconClockCheck,
  IconFileInvoice,
  IconFileTypePdf,
  IconPlaylistAdd,
  IconPrinter,
  IconRepeat,
  IconShoppingCart,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { hasDataFile, hasGapReport, offersInvoice } from '../../../shared/domain/orders/order-history.ts'
import { hasCart } from '../../../shared/domain/people/access.ts'
import { gapReorderAddress, gapsAddress, invoiceAddress } from '../../../shared/domain/screens/addresses.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { MOST_PAPERS } from '../../../shared/papers.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'
import type { RowsAction } from '../../lists/list-view.tsx'
import { OpenOrders } from '../../orders/open-orders.tsx'
import { usePapers } from '../../papers/use-papers.ts'
import { useStore } from '../../session/app-state.ts'
import { DataFileIcon } from './data-file.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderTabs } from './order-tabs.tsx'
import classes from './orders.module.css'

type Order = Row<'orderHistory'>

const ICON = 16

export default function OrderHistory() {
  const store = useStore()
  const [reordered, setReordered] = useState<string>()
  const invoices = useInvoices()
  const canOrder = store !== undefined && hasCart(store)
  return (
    <>
      <ListScreen
        list="orderHistory"
        above={<OpenOrders />}
        tabs={OrderTabs}
        cell={(column, order) =>
          column === 'gap' && hasGapReport(order) && <GapMark order={order} canOrder={canOrder} />
        }
        headerActions={<ByThemselves />}
        actionsWidth={92}
        actions={(order) => <OrderActions order={order} onReorder={canOrder ? setReordered : undefined} />}
        several={invoices}
        emptyActions={canOrder && <ToCart />}
      />
      {store !== undefined && (
        <OrderAgain
          store={store}
          what={reordered === undefined ? undefined : { orderId: reordered }}
          onClose={() => setReordered(undefined)}
        />
      )}
    </>
  )
}

/** Saves or prints the invoices of selected orders; those without one are named in a message. */
function useInvoices(): readonly RowsAction<Order>[] {
  const { print, save, busy } = usePapers()
  const invoicesOf = (orders: readonly Order[]) => ({
    subjects: orders.map(({ poid }) => ({ kind: 'orderInvoice' as const, orderId: poid })),
  })
  return [
    {
      label: 'Invoices as one PDF',
      icon: <IconFileTypePdf size={ICON} aria-hidden />,
      isBusy: busy === 'save',
      most: MOST_PAPERS,
      run: (orders) => save(invoicesOf(orders)),
    },
    {
      label: 'Print invoices',
      icon: <IconPrinter size={ICON} aria-hidden />,
      isBusy: busy === 'print',
      most: MOST_PAPERS,
      run: (orders) => print(invoicesOf(orders)),
    },
  ]
}

function GapMark({ order: { poid }, canOrder }: { readonly order: Order; readonly canOrder: boolean }) {
  const { pathname, search } = useLocation()
  const again = `Reorder gap of ${poid}`
  return (
    <span className={classes.gaps}>
      <Link
        className={classes.gap}
        to={gapsAddress(poid)}
        state={{ listPath: pathname, listSearch: search }}
        title="Some pieces weren’t supplied"
        aria-label={`Gap report of ${poid}`}
      >
        <IconAlertTriangle size={13} aria-hidden /> Gap
      </Link>
      {canOrder && (
        <Link className={classes.gap} to={gapReorderAddress(poid)} title={again} aria-label={again}>
          <IconPlaylistAdd size={16} aria-hidden />
        </Link>
      )}
    </span>
  )
}

interface OrderActionsProps {
  readonly order: Order
  /** Undefined for users without a cart. */
  readonly onReorder: ((poid: string) => void) | undefined
}

function OrderActions({ order, onReorder }: OrderActionsProps) {
  const { poid } = order
  const reorder = `Reorder ${poid}`
  const invoice = `Invoice of ${poid}`
  return (
    <div className={classes.rowActions}>
      {onReorder !== undefined && (
        <ActionIcon size={24} color="lagoon" title={reorder} aria-label={reorder} onClick={() => onReorder(poid)}>
          <IconRepeat size={ICON} aria-hidden />
        </ActionIcon>
      )}
      {offersInvoice(order) && (
        <ActionIcon
          size={24}
          component={Link}
          to={invoiceAddress(poid)}
          color="lagoon"
          title={invoice}
          aria-label={invoice}
        >
          <IconFileInvoice size={ICON} aria-hidden />
        </ActionIcon>
      )}
      {hasDataFile(order) && <DataFileIcon poid={poid} />}
    </div>
  )
}

const ByThemselves = () => (
  <Button
    component={Link}
    to={SCREENS.autoConfirmed.path}
    variant="subtle"
    leftSection={<IconClockCheck size={15} aria-hidden />}
  >
    Auto-confirmed orders
  </Button>
)

const ToCart = () => (
  <Button
    component={Link}
    to={SCREENS.cart.path}
    variant="default"
    leftSection={<IconShoppingCart size={15} aria-hidden />}
  >
    Go to cart
  </Button>
)
