/** A notice if the portal takes no orders from the store, shown before the user fills a cart in vain. */
import { Button } from '@mantine/core'
import { blockingReasons } from '../../shared/domain/orders/order-rules.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { messages } from '../../shared/messages.ts'
import { usePortal } from '../bridge/queries.ts'
import { Notice } from '../parts/notice.tsx'

export interface OrderingRefused {
  readonly message: string
  readonly because: string | undefined
}

/** Undefined while orders are taken, and while it isn't known: placing the order checks again. */
export function useOrderingRefused(store: Pick<Store, 'id' | 'canOrder'>): OrderingRefused | undefined {
  const { data: read } = useBlocking(store)
  if (!store.canOrder) return { message: messages.cannotOrder, because: undefined }
  if (read === undefined || read.answer.length === 0) return undefined
  return { message: messages.orderBlocked, because: blockingReasons(read.answer) }
}

const useBlocking = ({ id, canOrder }: Pick<Store, 'id' | 'canOrder'>) =>
  usePortal('order.blocking', { params: { userId: id } }, { enabled: canOrder })

export function OrderingRefusedNotice({ store }: { readonly store: Pick<Store, 'id' | 'canOrder'> }) {
  const refused = useOrderingRefused(store)
  const { refetch, isFetching } = useBlocking(store)
  if (refused === undefined) return null
  const askAgain = store.canOrder && (
    <Button size="compact-sm" variant="default" loading={isFetching} onClick={() => void refetch()}>
      Refresh
    </Button>
  )
  return (
    <Notice tone="bad" actions={askAgain}>
      <div>
        <strong>{refused.message}</strong>
        {refused.because !== undefined && ` – ${refused.because}`}
      </div>
      <div>{messages.askWhoOpensOrdering}</div>
    </Notice>
  )
}
