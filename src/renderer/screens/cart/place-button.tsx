/** Opens the way to an order, once everything typed has reached the portal. */
import { Button, Tooltip } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useState } from 'react'
import type { Store } from '../../../shared/domain/store.ts'
import { messages } from '../../../shared/messages.ts'
import { toast } from '../../parts/toasts.tsx'
import classes from './cart.module.css'
import type { CartModel } from './cart-model.ts'
import { useCartModelState } from './cart-models.ts'

export interface PlaceButtonProps {
  readonly model: CartModel
  readonly store: Pick<Store, 'canOrder' | 'companyName'>
  /** The cart is a saved copy: nothing can be ordered from it. */
  readonly offline: boolean
  readonly onPlace: () => void
}

export function PlaceButton({ model, store, offline, onPlace }: PlaceButtonProps) {
  const anyOrderable = useCartModelState(model, (state) => state.cart.groups.some((group) => group.orderable))
  const [waiting, setWaiting] = useState(false)
  const why = whyNot(store.canOrder, offline, anyOrderable)
  const place = async () => {
    setWaiting(true)
    const sent = await model.settled()
    setWaiting(false)
    if (sent) onPlace()
    else toast.warn(messages.tryAgain)
  }
  return (
    <Tooltip label={why ?? `Order for ${store.companyName}`}>
      <Button
        color="marigold.3"
        autoContrast
        className={classes.place ?? ''}
        leftSection={<IconTruckDelivery size={17} aria-hidden />}
        loading={waiting}
        data-disabled={why !== undefined}
        aria-disabled={why !== undefined}
        onClick={() => (why === undefined ? void place() : toast.warn(why))}
      >
        Place order <span className={classes.placeFor}>for {store.companyName}</span>
      </Button>
    </Tooltip>
  )
}

function whyNot(canOrder: boolean, offline: boolean, anyOrderable: boolean): string | undefined {
  if (!canOrder) return messages.cannotOrder
  if (offline) return messages.offline
  return anyOrderable ? undefined : messages.noMinimumReached
}
