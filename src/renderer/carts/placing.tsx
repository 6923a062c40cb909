/** From a cart to its checkout; the gap of a proposal is removed first. */
import { lazy, Suspense, useState } from 'react'
import { CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatRupees } from '../../shared/domain/values/money.ts'
import { messages, say } from '../../shared/messages.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { LoadingState } from '../parts/loading-state.tsx'
import { closing } from './fill/closing.ts'
import type { CartModel } from './model/cart-model.ts'

const CheckoutDialog = lazy(() =>
  import('./checkout/checkout-dialog.tsx').then((file) => ({ default: file.CheckoutDialog })),
)

export interface Placing {
  /** Undefined while no order is being placed. */
  readonly step: 'gap' | 'checkout' | undefined
  begin(): void
  goOn(): void
  leave(): void
}

export function usePlacing({ cartType, store }: CartModel): Placing {
  const [step, setStep] = useState<Placing['step']>()
  const hasGap = () => !CART_KINDS[cartType].isByHand && store.getState().cart.totals.gapQty > 0
  return {
    step,
    begin: () => setStep(hasGap() ? 'gap' : 'checkout'),
    goOn: () => setStep('checkout'),
    leave: () => setStep(undefined),
  }
}

interface PlacingDialogsProps {
  readonly model: CartModel
  readonly store: Store
  readonly placing: Placing
  /** Called when the checkout closes, with an order or without. */
  readonly onClosed: () => void
  /** Called if the user wants to fill this order up first; undefined for a cart that the portal fills. */
  readonly onFill: ((group: string) => void) | undefined
}

export function PlacingDialogs({
  model,
  store,
  placing: { step, goOn, leave },
  onClosed,
  onFill,
}: PlacingDialogsProps) {
  const close = () => {
    leave()
    onClosed()
  }
  return (
    <>
      <ConfirmDialog
        opened={step === 'gap'}
        title={messages.gapRemoveSure}
        yes="Remove and continue"
        onYes={goOn}
        onNo={leave}
      >
        {gapWords(model)}
      </ConfirmDialog>
      {step === 'checkout' && (
        <Suspense fallback={<LoadingState />}>
          <CheckoutDialog cart={model.cart} store={store} opened onClose={close} onFill={closing(close, onFill)} />
        </Suspense>
      )}
    </>
  )
}

function gapWords({ store }: CartModel): string {
  const { lines, totals } = store.getState().cart
  const short = lines.filter(({ gapQty }) => gapQty > 0).length
  return say('gapGoes', {
    pieces: counted.pieces(totals.gapQty),
    lines: counted.lines(short),
    amount: formatRupees(totals.gapPrice),
  })
}
