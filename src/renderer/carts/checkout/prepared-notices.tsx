/** The notices on a prepared order: why the user is here again, the portal's message, and changes of stock. */
import type { PreparedOrder } from '../../../shared/domain/orders/order.ts'
import { Notice } from '../../parts/notice.tsx'
import { StockChanges } from './stock-changes.tsx'

export interface PreparedNoticesProps {
  readonly prepared: PreparedOrder
  readonly reason: string | undefined
}

export const PreparedNotices = ({ prepared: { notice, changes }, reason }: PreparedNoticesProps) => (
  <>
    {reason !== undefined && <Notice tone="info">{reason}</Notice>}
    {notice !== undefined && notice !== reason && <Notice tone="warn">{notice}</Notice>}
    {changes.length > 0 && <StockChanges changes={changes} />}
  </>
)
