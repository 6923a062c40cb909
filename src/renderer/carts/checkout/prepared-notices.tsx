/** The notices on a prepared order: why the user is here again, the portal's message, and changes of stock. */
import type { PreparedOrder } from '../../../shared/domain/orders/order.ts'
import { Notice } from '../../parts/notice.tsx'
import { StockChanges } from './stock-changes.tsx'

export interface PreparedNoticesProps {
  readonly prepared: PreparedOrder
  readonly said: string | undefined
}

export const PreparedNotices = ({ prepared: { notice, changes }, said }: PreparedNoticesProps) => (
  <>
    {said !== undefined && <Notice tone="info">{said}</Notice>}
    {notice !== undefined && notice !== said && <Notice tone="warn">{notice}</Notice>}
    {changes.length > 0 && <StockChanges changes={changes} />}
  </>
)
