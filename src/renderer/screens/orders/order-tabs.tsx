/** The order history's tabs, counted over the same days, warehouse and number as the list. */
import { useMemo } from 'react'
import { ACCOUNTS } from '../../../shared/domain/payments/payment.ts'
import { everyOrderArgs, markUnpaid } from '../../../shared/lists/areas/order-history.ts'
import { narrowed } from '../../../shared/lists/rows.ts'
import { tabsOf } from '../../../shared/lists/tabs.ts'
import { lists } from '../../../shared/lists.ts'
import { usePortal } from '../../app/queries.ts'
import { ListTabs } from '../../lists/list-tabs.tsx'
import type { ListModel } from '../../lists/use-list.ts'

export function OrderTabs({ model }: { readonly model: ListModel }) {
  const { state, context, shown } = model
  const tabs = useMemo(() => tabsOf(lists.orderHistory, context), [context])
  // After the list itself: nobody waits for a count.
  const isOn = shown !== undefined
  const pays = isOn && tabs.some(([name]) => name === 'unpaid')
  const orders = usePortal('order.every', everyOrderArgs({ ...state.filters, late: undefined }), { enabled: isOn })
  const [first, second] = ACCOUNTS
  const bb = usePortal('payment.pending', { query: { accountId: first.id } }, { enabled: pays })
  const darp = usePortal('payment.pending', { query: { accountId: second.id } }, { enabled: pays })
  const counts = useMemo(() => {
    const rows = orders.data?.answer
    if (rows === undefined) return new Map<string, number>()
    const pending = bb.data && darp.data && [...bb.data.answer, ...darp.data.answer]
    const marked = pending === undefined ? rows : markUnpaid(rows, pending)
    return new Map(
      tabs
        .filter(([name]) => name !== 'unpaid' || pending !== undefined)
        .map(([name, { filters }]) => [name, narrowed(lists.orderHistory, marked, filters, context).length] as const),
    )
  }, [orders.data, bb.data, darp.data, tabs, context])
  return <ListTabs model={model} counts={counts} />
}
