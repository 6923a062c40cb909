/** An order with all of its data, from the portal or from this computer. */
import { lacksRow } from '../../../shared/domain/orders/whole-order.ts'
import { orderOf, rowOfOrder } from '../../../shared/lists/areas/order-lines.ts'
import { usePortal } from '../../bridge/queries.ts'

export function useOrder(poid: string) {
  const read = usePortal('order.details', { body: { id: poid } }, { enabled: poid !== '' })
  const answer = read.data?.answer
  const needsRow = answer !== undefined && lacksRow(answer)
  const history = usePortal('order.history', rowOfOrder(poid), { enabled: needsRow })
  const waits = needsRow && history.isPending
  return { read, order: answer === undefined || waits ? undefined : orderOf(poid, answer, history.data?.answer) }
}

export type ShownOrder = ReturnType<typeof orderOf>
