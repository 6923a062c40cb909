/** The order history's tabs, with counts for the same days, warehouse and number as the list. */
import { useMemo } from 'react'
import { ACCOUNTS } from '../../../shared/domain/payments/payment.ts'
import { everyOrderArgs, markUnpaid } from '../../../shared/lists/areas/order-history.ts'
import type { ListTab } from '../../../shared/lists/list.ts'
import { changeTo, countTabs, tabsOf } from '../../../shared/lists/tabs.ts'
import { lists } from '../../../shared/lists.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ListTabs } from '../../lists/list-tabs.tsx'
import type { ListModel } from '../../lists/use-list.ts'

export function OrderTabs({ model }: { readonly model: ListModel }) {
  const { state, context, shown } = model
  // Counts are read after the list, which must not wait for them.
  const isOn = shown !== undefined
  const pays = isOn && tabsOf(lists.orderHistory, context).some(([name]) => name === 'unpaid')
  const { filters } = state
  const args = everyOrderArgs({ ...filters, late: undefined })
  const orders = usePortal('order.every', args, { enabled: isOn })
  const [first, second] = ACCOUNTS
  const bb = usePortal('payment.pending', { query: { accountId: first.id } }, { enabled: pays })
  const darp = usePortal('payment.pending', { query: { accountId: second.id } }, { enabled: pays })
  const counts = useMemo(() => {
    const rows = orders.data?.answer
    if (rows === undefined) return new Map<string, number>()
    const pending = bb.data && darp.data && [...bb.data.answer, ...darp.data.answer]
    const ownArgs = JSON.stringify(everyOrderArgs({ ...filters, late: undefined }))
    // A tab that covers other orders, such as late ones with any ship date, can't be counted from these.
    const isKnown = (name: string, tab: ListTab) =>
      (name !== 'unpaid' || pending !== undefined) &&
      JSON.stringify(everyOrderArgs({ ...filters, ...changeTo(lists.orderHistory, tab) })) === ownArgs
    return countTabs(lists.orderHistory, pending === undefined ? rows : markUnpaid(rows, pending), context, isKnown)
  }, [orders.data, bb.data, darp.data, context, filters])
  return <ListTabs model={model} counts={counts} />
}
