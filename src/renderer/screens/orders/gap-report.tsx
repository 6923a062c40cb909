/** What of an order was not given, product by product, what it is worth, and a way to order it again. */
import { Button } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { missingPieces, wholeGap } from '../../../shared/domain/order-lines.ts'
import { useStore } from '../../app/app-state.ts'
import { usePortal } from '../../app/queries.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import { OrderAgain } from './order-again.tsx'
import type { ShownOrder } from './use-order.ts'

export function GapReport({ order: { poid, purchaseDetail } }: { readonly order: ShownOrder }) {
  const store = useStore()
  const { data: read } = usePortal('order.gapReport', { query: { orderId: poid } })
  const [isOrdering, setIsOrdering] = useState(false)
  const missing = missingPieces((read?.answer ?? []).map((gap) => wholeGap(gap, purchaseDetail)))
  const canOrder = store?.isFranchisee === true && missing.length > 0
  return (
    <>
      <ListPanel
        list="gapReport"
        subject={poid}
        before={
          canOrder && (
            <Button
              size="compact-sm"
              leftSection={<IconRepeat size={15} aria-hidden />}
              onClick={() => setIsOrdering(true)}
            >
              Order the gap again
            </Button>
          )
        }
      />
      {store !== undefined && (
        <OrderAgain
          store={store}
          what={isOrdering ? { orderId: poid, items: missing } : undefined}
          onClose={() => setIsOrdering(false)}
        />
      )}
    </>
  )
}
