import { SegmentedControl, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CART_KINDS, cartAddress, cartTypesOf, type HandCart } from '../../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { changeCart, showChange } from '../../bridge/cart.ts'
import { useIsLeaving } from '../../navigation/address-now.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'

interface Again {
  readonly orderId: string
}

export interface OrderAgainProps {
  readonly store: Store
  /** Undefined while the dialog is closed. */
  readonly what: Again | undefined
  readonly onClose: () => void
}

export function OrderAgain({ store, what, onClose }: OrderAgainProps) {
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  const carts = cartTypesOf(store)
  const [chosen, setChosen] = useState<HandCart>()
  const cartType = chosen ?? carts[0] ?? 'all'
  const reorder = useMutation({
    mutationFn: ({ orderId }: Again) => changeCart('cart.reorder', { cart: cartType, orderId, from: 'orders' }),
    onSuccess: async (changed) => {
      toast.info(changed.message ?? messages.productsAdded)
      await showChange(cartType, changed)
      if (!isLeaving()) navigate(cartAddress(cartType))
    },
  })
  const close = () => {
    reorder.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={what !== undefined}
      title={`Reorder ${what?.orderId ?? ''}?`}
      yes="Add to cart"
      busy={reorder.isPending}
      onYes={() => what !== undefined && !reorder.isPending && reorder.mutate(what)}
      onNo={close}
    >
      <Stack gap="sm">
        {messages.orderAgainAbout}
        {carts.length > 1 && (
          <SegmentedControl
            aria-label="Cart to add to"
            data={carts.map((value) => ({ value, label: CART_KINDS[value].title }))}
            value={cartType}
            onChange={(value) => setChosen(carts.find((known) => known === value))}
          />
        )}
        {reorder.error !== null && <Notice tone="bad">{appErrorOf(reorder.error).message}</Notice>}
      </Stack>
    </ConfirmDialog>
  )
}
