/** Blocks the checkout until an earlier order with the same lines is settled, or an address is complete. */
import { Button } from '@mantine/core'
import { IconReceipt, IconRefresh, IconTruckDelivery } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { JournalOrder, PreparedOrder } from '../../../shared/domain/orders/order.ts'
import { isAddressed } from '../../../shared/domain/orders/order-address.ts'
import { messages } from '../../../shared/messages.ts'
import { AddressCard } from './address-card.tsx'
import { isOutcomeUnknown } from './checkout-state.ts'
import deliveryClasses from './delivery.module.css'
import { EarlierOrder } from './earlier-order.tsx'
import { FillRequired } from './fill-required.tsx'
import { PreparedNotices } from './prepared-notices.tsx'
import { BackToCart, StepFrame } from './step-frame.tsx'

export interface HeldStepProps {
  readonly prepared: PreparedOrder
  /** The reason why the user is at this step again. */
  readonly reason: string | undefined
  readonly onPrepare: () => void
  readonly onEarlier: (order: JournalOrder) => void
  readonly onCancel: () => void
}

export function HeldStep({ prepared, reason, onPrepare, onEarlier, onCancel }: HeldStepProps) {
  const { unconfirmed, billing, shipping } = prepared
  const isUnknown = isOutcomeUnknown(prepared)
  const button = useRef<HTMLButtonElement>(null)
  // Once the earlier order is settled, focus the button that goes on.
  useEffect(() => {
    if (!isUnknown) button.current?.focus()
  }, [isUnknown])
  return (
    <StepFrame
      heading={unconfirmed === undefined ? 'Complete the addresses' : 'Settle the earlier order first'}
      lead={unconfirmed === undefined ? undefined : messages.earlierOrderFirst}
      headed={isUnknown || unconfirmed === undefined}
      actions={
        <>
          <BackToCart onClick={onCancel} />
          {unconfirmed !== undefined && !isUnknown && (
            <Button size="sm" ref={button} onClick={onPrepare} leftSection={<IconRefresh size={16} aria-hidden />}>
              Continue with the current cart
            </Button>
          )}
        </>
      }
    >
      {unconfirmed !== undefined && <EarlierOrder order={unconfirmed} onAnswer={onEarlier} />}
      {!isAddressed(prepared) && <FillRequired />}
      <PreparedNotices prepared={prepared} reason={reason} />
      <div className={deliveryClasses.addresses}>
        <AddressCard title="Ships to" icon={IconTruckDelivery} address={shipping} />
        <AddressCard title="Bills to" icon={IconReceipt} address={billing} />
      </div>
    </StepFrame>
  )
}
