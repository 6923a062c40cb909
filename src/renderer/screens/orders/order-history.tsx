/** Every order of the store, as the portal has them: found by days, status, warehouse and number. */
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasCart, isConfined } from '../../../shared/domain/access.ts'
import { historyWarehouses, warehousesNamed } from '../../../shared/domain/history-filter.ts'
import type { Store, WarehouseMapping } from '../../../shared/domain/store.ts'
import { orderHistory } from '../../../shared/lists/areas/order-history.ts'
import { useStore } from '../../app/app-state.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { useCommand } from '../../app/commands.ts'
import { OpenOrders } from '../../app/open-orders.tsx'
import { usePortal } from '../../app/queries.ts'
import { warehouseName } from '../../app/warehouses.ts'
import { DataTable } from '../../parts/data-table.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { toast } from '../../parts/toasts.tsx'
import { historyColumns, type OrderRow } from './history-columns.tsx'
import { HistoryEmpty } from './history-empty.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryFoot } from './history-foot.tsx'
import { OrderAgain } from './order-again.tsx'
import classes from './orders.module.css'
import { orderPath, stateFor } from './paths.ts'
import { useHistory } from './use-history.ts'
import { useWide } from './use-wide.ts'

/** Pixels: two lines of text. */
const ROW = 44
const NONE: readonly OrderRow[] = []
const FILE_COLUMNS = Object.entries(orderHistory.columns).flatMap(([key, { at }]) => (at === 'always' ? [key] : []))
const UNMAPPED: readonly WarehouseMapping[] = []

export default function OrderHistory() {
  const store = useStore()
  return store === undefined ? null : <History store={store} />
}

function History({ store }: { readonly store: Store }) {
  const navigate = useNavigate()
  const { search: address } = useLocation()
  const { today, search, refusal, filter, shown, error, stale, isFetching, narrowed, ...history } = useHistory()
  const { change, goTo, retry } = history
  const mapping = usePortal('session.mapping', { query: {} }).data?.answer ?? UNMAPPED
  const [reordered, setReordered] = useState<string>()
  const findField = useRef<HTMLInputElement>(null)
  const exporting = useMutation({
    mutationFn: () =>
      ask('lists.save', {
        list: 'orderHistory',
        format: 'csv',
        filters: {
          ordered: { from: filter.fromDate, to: filter.toDate },
          shipped: { from: filter.shipFrom, to: filter.shipTo },
          status: filter.status,
          warehouse: filter.warehouseId === undefined ? undefined : String(filter.warehouseId),
          po: filter.poid,
        },
        subject: '',
        columns: FILE_COLUMNS,
        request: 'orderHistory',
      }),
    onSuccess: (written) => {
      if (written === undefined) return
      toast.done(`Saved as ${written.path}`)
      if (written.note !== undefined) toast.warn(written.note)
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  useCommand('refresh', retry, refusal === undefined)
  useCommand('find', () => findField.current?.select())

  const canOrder = hasCart(store)
  const wide = useWide()
  const nameOf = useMemo(() => warehousesNamed(warehouseName, mapping), [mapping])
  const columns = useMemo(
    () => historyColumns({ search: address, nameOf, wide, onReorder: canOrder ? setReordered : undefined }),
    [address, nameOf, wide, canOrder],
  )
  const found = shown?.read.answer
  const onReset = narrowed ? history.reset : undefined
  return (
    <div className={classes.screen}>
      <PageHeader
        title="Order history"
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={() => exporting.mutate()}
            loading={exporting.isPending}
            disabled={found === undefined || found.count === 0}
            title="All orders of these filters, not only this page"
          >
            Export CSV
          </Button>
        }
      />
      <OpenOrders />
      <HistoryFilters
        search={search}
        today={today}
        warehouses={historyWarehouses(mapping, { isStockist: isConfined(store) }, nameOf)}
        findField={findField}
        onChange={change}
        onReset={onReset}
      />
      <ListNotices
        read={shown?.read}
        error={error}
        onRetry={retry}
        busy={isFetching}
        back={stale && shown !== undefined && <GoBack onBack={() => goTo(shown.asked)} />}
      />
      <div className={classes.list} data-stale={(stale && error === undefined) || undefined} aria-busy={isFetching}>
        <DataTable
          label="Orders"
          columns={columns}
          rows={found?.rows ?? NONE}
          rowKey={({ poid }) => poid}
          rowHeight={ROW}
          rowTone={({ status }) => (status === 'Cancelled' ? 'quiet' : undefined)}
          onOpen={({ poid }) => navigate(orderPath(poid), { state: stateFor(address) })}
          loading={stale && shown === undefined}
          error={shown === undefined ? error : undefined}
          onRetry={retry}
          empty={
            <HistoryEmpty
              refusal={refusal}
              search={search}
              canOrder={canOrder}
              onReset={onReset}
              onNumberAlone={() => change({ status: undefined, wh: undefined })}
            />
          }
        />
      </div>
      {shown !== undefined && shown.read.answer.rows.length > 0 && (
        <HistoryFoot
          looking={stale && error === undefined}
          count={shown.read.answer.count}
          net={shown.asked.status === 'Cancelled' ? undefined : shown.read.answer.netpayment}
          page={shown.asked.page}
          size={shown.asked.size}
          onPage={(page) => change({ page })}
          onSize={(size) => change({ size })}
        />
      )}
      <OrderAgain
        store={store}
        what={reordered === undefined ? undefined : { orderId: reordered }}
        onClose={() => setReordered(undefined)}
      />
    </div>
  )
}

/** Back to what the list shows, from filters or a page that it couldn't be had for. */
function GoBack({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button variant="subtle" color="marigold" c="marigold.8" size="compact-xs" onClick={onBack}>
      Go back
    </Button>
  )
}
