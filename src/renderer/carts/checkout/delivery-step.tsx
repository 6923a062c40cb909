/** First step: what changed, what stands in the way, where it goes. */
import { Button } from '@mantine/core'
import { IconArrowRight, IconReceipt, IconRefresh, IconTruckDelivery } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { OrderGroup } from '../../../shared/domain/carts/cart.ts'
import type { JournalOrder, PreparedOrder } from '../../../shared/domain/orders/order.ts'
import { missingIn } from '../../../shared/domain/orders/order-address.ts'
import { preselected } from '../../../shared/domain/orders/order-rules.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { Notice } from '../../parts/notice.tsx'
import { AddressCard } from './address-card.tsx'
import classes from './checkout.module.css'
import { isHeldUp, mayGoOn } from './checkout-state.ts'
import deliveryClasses from './delivery.module.css'
import { EarlierOrder } from './earlier-order.tsx'
import { FillRequired } from './fill-required.tsx'
import { StepFrame } from './step-frame.tsx'
import { StockChanges } from './stock-changes.tsx'

export interface DeliveryStepProps {
  readonly prepared: PreparedOrder
  /** Why the person is here again. */
  readonly said: string | undefined
  readonly onForward: () => void
  readonly onPrepare: () => void
  readonly onEarlier: (order: JournalOrder) => void
  readonly onCancel: () => void
}

export function DeliveryStep({ prepared, said, onForward, onPrepare, onEarlier, onCancel }: DeliveryStepProps) {
  const { unconfirmed, changes, notice, groups, billing, shipping } = prepared
  const heldUp = isHeldUp(prepared)
  const button = useRef<HTMLButtonElement>(null)
  const clear = unconfirmed === undefined
  const complete = [shipping, billing].every((address) => missingIn(address).length === 0)
  // Once the earlier order is settled, the way on is the next press.
  useEffect(() => {
    if (!heldUp) button.current?.focus()
  }, [heldUp])
  return (
    <StepFrame
      heading={clear ? 'Delivery' : 'One thing first'}
      lead={clear ? undefined : 'An earlier order has the same lines. What became of it has to be known first.'}
      headed={heldUp}
      note={clear && <span className={classes.quiet}>{readyOf(groups)} · nothing is sent yet</span>}
      actions={
        <>
          <Button variant="default" size="sm" onClick={onCancel}>
            Back to the cart
          </Button>
          {clear ? (
            <Button
              size="sm"
              ref={button}
              onClick={onForward}
              disabled={!mayGoOn(prepared)}
              rightSection={<IconArrowRight size={16} aria-hidden />}
              data-autofocus
            >
              Choose orders
            </Button>
          ) : (
            !heldUp && (
              <Button size="sm" ref={button} onClick={onPrepare} leftSection={<IconRefresh size={16} aria-hidden />}>
                Go on with the cart as it is now
              </Button>
            )
          )}
        </>
      }
    >
      {unconfirmed !== undefined && <EarlierOrder order={unconfirmed} onAnswer={onEarlier} />}
      {said !== undefined && <Notice tone="info">{said}</Notice>}
      {notice !== undefined && notice !== said && <Notice tone="warn">{notice}</Notice>}
      {!complete && <FillRequired />}
      {changes.length > 0 && <StockChanges changes={changes} />}
      <div className={deliveryClasses.addresses}>
        <AddressCard title="Ships to" icon={IconTruckDelivery} address={shipping} />
        <AddressCard title="Bills to" icon={IconReceipt} address={billing} />
      </div>
    </StepFrame>
  )
}

/** How many of the orders can be placed: some may be short of their minimum. */
function readyOf(groups: readonly OrderGroup[]): string {
  const ready = preselected(groups).length
  if (ready === groups.length) return `${counted.orders(ready)} prepared`
  return `${formatCount(ready)} of ${counted.orders(groups.length)} can be placed`
}
