/** The reason why the order wasn't placed, and the next action. If the outcome is uncertain, the only action is to ask the portal. */
import { Button } from '@mantine/core'
import type { JournalOrder } from '../../../shared/domain/orders/order.ts'
import { useSettling } from '../../orders/use-settling.ts'
import { Notice } from '../../parts/notice.tsx'
import type { Refusal } from './checkout-state.ts'

export interface RefusalNoticeProps {
  readonly refusal: Refusal
  readonly orderKey: string
  readonly onPrepare: () => void
  readonly onSettled: (order: JournalOrder) => void
}

export function RefusalNotice({ refusal, orderKey, onPrepare, onSettled }: RefusalNoticeProps) {
  const settling = useSettling(orderKey, onSettled)
  return (
    <Notice
      tone="bad"
      actions={
        refusal.unclear ? (
          <Button size="compact-sm" onClick={settling.check} loading={settling.checking}>
            Ask the portal
          </Button>
        ) : (
          <Button size="compact-sm" onClick={onPrepare}>
            Check cart again
          </Button>
        )
      }
    >
      {settling.error?.message ?? refusal.error.message}
      {settling.error === undefined && refusal.error.because !== undefined && <div>{refusal.error.because}</div>}
    </Notice>
  )
}
