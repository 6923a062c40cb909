/** Every order of the store, as the portal has them: found by days, status, warehouse and number. */
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasCart, isConfined } from '../../../shared/domain/access.ts'
import { historyWarehouses } from '../../../shared/domain/order-history.ts'
import type { Store, WarehouseMapping } from '../../../shared/domain/store.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { useCommand } from '../../app/commands.ts'
import { useStore } from '../../app/desk-state.ts'
import { OpenOrders } from '../../app/open-orders.tsx'
import { usePortal } from '../../app/queries.ts'
import { DataTable } from '../../parts/data-table.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import { historyColumns, type OrderRow } from './history-columns.tsx'
import { HistoryEmpty } from './history-empty.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryFoot } from './history-foot.tsx'
import classes from './orders.module.css'
import { orderPath, stateFor } from './paths.ts'
import { ReorderOrder } from './reorder-order.tsx'
import { useHistory } from './use-history.ts'

/** Pixels: two lines of text. */
const ROW = 44
const NONE: readonly OrderRow[] = []
const UNMAPPED: readonly WarehouseMapping[] = []

export default function OrderHistory() {
  const store = useStore()
  return store === undefined ? null : <History store={store} />
}

function History({ store }: { readonly store: Store }) {
  const navigate = useNavigate()
  const { search: address } = useLocation()
  const { today, search, refusal, filter, read, narrowed, change, reset } = useHistory()
  const { data: history, error, isPending, isFetching, isPlaceholderData, refetch } = read
  const mapping = usePortal('session.mapping', { query: {} }).data?.answer ?? UNMAPPED
  const [reordered, setReordered] = useState<string>()
  const findField = useRef<HTMLInputElement>(null)
  const exporting = useMutation({
    mutationFn: () => ask('orders.exportHistory', filter),
    onSuccess: (written) => {
      if (written !== undefined) toast.done(`Saved as ${written.path}`)
    },
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const asked = refusal === undefined
  const retry = () => void refetch()
  useCommand('refresh', retry, asked)
  useCommand('find', () => findField.current?.select())

  const canOrder = hasCart(store)
  const columns = useMemo(
    () =>
      historyColumns({
        search: address,
        warehouseName: (id) => mapping.find(({ whID }) => whID === id)?.name ?? `Warehouse ${id}`,
        onReorder: canOrder ? setReordered : undefined,
      }),
    [address, mapping, canOrder],
  )
  const found = asked ? history?.answer : undefined
  const onReset = narrowed ? reset : undefined
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
        warehouses={historyWarehouses(mapping, { isStockist: isConfined(store) })}
        findField={findField}
        onChange={change}
        onReset={onReset}
      />
      {asked && history?.saved === true && <SavedNotice at={history.at} onRetry={retry} busy={isFetching} />}
      <div
        className={classes.list}
        data-stale={(asked && isPlaceholderData) || undefined}
        aria-busy={asked && isFetching}
      >
        <DataTable
          label="Orders"
          columns={columns}
          rows={found?.rows ?? NONE}
          rowKey={({ poid }) => poid}
          rowHeight={ROW}
          rowTone={({ status }) => (status === 'Cancelled' ? 'quiet' : undefined)}
          onOpen={({ poid }) => navigate(orderPath(poid), { state: stateFor(address) })}
          loading={asked && isPending}
          error={asked && error !== null && history === undefined ? appErrorOf(error) : undefined}
          onRetry={retry}
          empty={
            <HistoryEmpty
              refusal={refusal}
              elsewhere={(found?.count ?? 0) > 0}
              canOrder={canOrder}
              onFirstPage={() => change({ page: 1 })}
              onReset={onReset}
            />
          }
        />
      </div>
      {found !== undefined && found.rows.length > 0 && (
        <HistoryFoot
          stale={isPlaceholderData}
          count={found.count}
          net={found.netpayment}
          page={search.page}
          size={search.size}
          onPage={(page) => change({ page })}
          onSize={(size) => change({ size })}
        />
      )}
      <ReorderOrder store={store} orderId={reordered} onClose={() => setReordered(undefined)} />
    </div>
  )
}
