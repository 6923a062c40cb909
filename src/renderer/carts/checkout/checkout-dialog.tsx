import { Modal } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { type CartRef, partOf } from '../../../shared/domain/carts/cart-ref.ts'
import { HOME } from '../../../shared/domain/people/access.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { assertNever } from '../../../shared/errors.ts'
import classes from './checkout.module.css'
import { GroupsStep } from './groups-step.tsx'
import { HeldStep } from './held-step.tsx'
import { PreparingStep } from './preparing-step.tsx'
import { RefusedStep } from './refused-step.tsx'
import { SendingStep } from './sending-step.tsx'
import { StepTrail } from './step-trail.tsx'
import { SummaryStep } from './summary-step.tsx'
import { useCheckout } from './use-checkout.ts'

export interface CheckoutDialogProps {
  readonly cart: CartRef
  /** The store the order is for: the one an operator acts for, in its cart. */
  readonly store: Store
  readonly opened: boolean
  readonly onClose: () => void
  /** Closes the checkout to fill up an order. */
  readonly onFill: ((group: string) => void) | undefined
}

export function CheckoutDialog({ cart, store, opened, onClose, onFill }: CheckoutDialogProps) {
  const flow = useCheckout(cart, onClose)
  const { checkout } = flow
  const navigate = useNavigate()
  const sending = checkout.step === 'sending'
  // After the summary the cart closes. If nothing was placed, the cart is unchanged and the user stays in it.
  const closesCart = checkout.step === 'summary' && checkout.order.state !== 'rejected'
  const close = () => {
    onClose()
    // An operator continues with the store's next part.
    if (closesCart && partOf(cart) === undefined) navigate(HOME)
  }
  return (
    <Modal.Stack>
      <Modal
        stackId="checkout"
        opened={opened}
        onClose={sending ? () => undefined : close}
        // Each step has its own height; the top stays in place.
        centered={false}
        yOffset="1rem"
        title={`Place order for ${store.companyName}`}
        size={1000}
        padding={0}
        closeOnClickOutside={false}
        withCloseButton={!sending}
        closeButtonProps={{ 'aria-label': 'Close' }}
        classNames={{
          content: classes.dialog ?? '',
          header: classes.header ?? '',
          title: classes.title ?? '',
          body: classes.body ?? '',
        }}
      >
        <StepTrail step={checkout.step} />
        <Step flow={flow} onCart={onClose} onDone={close} onFill={onFill} />
      </Modal>
    </Modal.Stack>
  )
}

interface StepProps {
  readonly flow: ReturnType<typeof useCheckout>
  readonly onCart: () => void
  readonly onDone: () => void
  readonly onFill: CheckoutDialogProps['onFill']
}

function Step({ flow, onCart, onDone, onFill }: StepProps) {
  const { checkout, prepare } = flow
  switch (checkout.step) {
    case 'preparing':
      return <PreparingStep />
    case 'refused':
      return <RefusedStep error={checkout.error} onPrepare={prepare} onCancel={onCart} />
    case 'held':
      return (
        <HeldStep
          prepared={checkout.prepared}
          reason={checkout.reason}
          onPrepare={prepare}
          onEarlier={flow.onEarlierOrderChecked}
          onCancel={onCart}
        />
      )
    case 'groups':
      return (
        <GroupsStep
          prepared={checkout.prepared}
          chosen={checkout.chosen}
          refusal={checkout.refusal}
          reason={checkout.reason}
          onChoose={flow.choose}
          onCancel={onCart}
          onPlace={flow.place}
          onPrepare={prepare}
          onSettled={flow.onOwnOrderChecked}
          onFill={onFill}
        />
      )
    case 'sending':
      return <SendingStep prepared={checkout.prepared} chosen={checkout.chosen} onLeave={onCart} />
    case 'summary':
      return (
        <SummaryStep
          order={checkout.order}
          onSettled={flow.onOwnOrderChecked}
          onDone={onDone}
          onBackToCart={onCart}
          onRetry={flow.retry}
        />
      )
    default:
      return assertNever(checkout)
  }
}
