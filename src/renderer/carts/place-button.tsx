/** Opens the checkout once every typed quantity has reached the portal. */
import { Button, Tooltip } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { Store } from '../../shared/domain/people/store.ts'
import { messages } from '../../shared/messages.ts'
import { toast } from '../parts/toasts.tsx'
import { useTourMark } from '../tour/tour.ts'
import classes from './cart.module.css'
import type { CartModel } from './model/cart-model.ts'
import { useCartModelState } from './model/cart-models.ts'

export interface PlaceButtonProps {
  readonly model: CartModel
  readonly store: Pick<Store, 'companyName'>
  /** The reason why the portal takes no orders from the store. */
  readonly refused: string | undefined
  /** True if the cart is a saved copy, from which nothing can be ordered. */
  readonly offline: boolean
  /** True while the checkout is open; when it closes, the button gets the focus back. */
  readonly placing: boolean
  readonly onPlace: () => void
}

export function PlaceButton({ model, store, refused, offline, placing, onPlace }: PlaceButtonProps) {
  const empty = useCartModelState(model, (state) => state.cart.lines.length === 0)
  const anyOrderable = useCartModelState(model, (state) => state.cart.groups.some((group) => group.orderable))
  const mark = useTourMark('place')
  const [waiting, setWaiting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useDidUpdate(() => {
    if (!placing) button.current?.focus()
  }, [placing])
  const [name, town] = nameParts(store.companyName)
  const why = whyNot(refused, offline, empty, anyOrderable)
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
        ref={button}
        {...mark}
        color="marigold.3"
        autoContrast
        className={classes.place ?? ''}
        leftSection={<IconTruckDelivery size={17} aria-hidden />}
        loading={waiting}
        data-disabled={why !== undefined}
        aria-disabled={why !== undefined}
        onClick={() => (why === undefined ? void place() : toast.warn(why))}
      >
        Place order{' '}
        <span className={classes.placeFor}>
          <span>for {name}</span>
          {town !== '' && <b>{town}</b>}
        </span>
      </Button>
    </Tooltip>
  )
}

/** Splits a name so that its end stays visible in a narrow space: an owner tells their stores apart by the town. */
function nameParts(companyName: string): readonly [name: string, town: string] {
  const comma = companyName.lastIndexOf(',')
  return comma < 0 ? [companyName, ''] : [companyName.slice(0, comma), companyName.slice(comma)]
}

function whyNot(
  refused: string | undefined,
  offline: boolean,
  empty: boolean,
  anyOrderable: boolean,
): string | undefined {
  if (refused !== undefined) return refused
  if (offline) return messages.offline
  if (empty) return messages.cartEmpty
  return anyOrderable ? undefined : messages.noMinimumReached
}
