/** An order with all that the portal says of it, here or there. */
import { lacksRow, wholeOrder } from '../../../shared/domain/whole-order.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { usePortal } from '../../app/queries.ts'

/** The number is looked for as a part of others; an order's own row is among so many. */
const ROWS = 20

export function useOrder(poid: string) {
  const read = usePortal('order.details', { body: { id: poid } }, { enabled: poid !== '' })
  const told = read.data?.answer
  const needsRow = told !== undefined && lacksRow(told)
  const history = usePortal('order.history', { query: { poid, pageNo: 1, pageSize: ROWS } }, { enabled: needsRow })
  const row = history.data?.answer.rows.find((one) => one.poid === poid)
  const waits = needsRow && history.isPending
  return { read, order: told === undefined || waits ? undefined : wholeOrder(poid, told, row) }
}

export type ShownOrder = ReturnType<typeof wholeOrder<Answer<'order.details'>>>
