/** The sending step: the order is on its way to the portal. Waiting is safe, and so is a power cut. */
import { Button, Loader } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { IconShieldCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { CART_KINDS } from '../../../shared/domain/carts/cart-kinds.ts'
import type { PreparedOrder } from '../../../shared/domain/orders/order.ts'
import { sumsOf } from '../../../shared/domain/orders/order-rules.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatRupees } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import classes from './outcome.module.css'

/** Milliseconds after which the user may leave the dialog while main waits. */
const LONG_WAIT = 15_000

export interface SendingStepProps {
  readonly prepared: PreparedOrder
  readonly chosen: ReadonlySet<string>
  readonly onLeave: () => void
}

export function SendingStep({ prepared, chosen, onLeave }: SendingStepProps) {
  const [long, setLong] = useState(false)
  useTimeout(() => setLong(true), LONG_WAIT, { autoInvoke: true })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.sending} aria-label="Placing your order" aria-busy>
      <Loader size={44} aria-hidden />
      <h3 className={classes.sendingHeading} tabIndex={-1} ref={heading}>
        Placing your order…
      </h3>
      <p className={classes.sendingSum}>
        {counted.orders(chosen.size)} · {formatRupees(sumsOf(prepared.groups, chosen).total)}
      </p>
      <div className={classes.sendingText} role="status">
        <p>{CART_KINDS[prepared.cartType].isByHand ? messages.processingOrder : messages.orderProcessing}</p>
        {long && <p>{messages.sendingSlow}</p>}
      </div>
      <p className={classes.safe}>
        <IconShieldCheck size={16} aria-hidden />
        {messages.sendingSafe}
      </p>
      {long && (
        <Button variant="default" size="sm" onClick={onLeave}>
          Continue working
        </Button>
      )}
    </section>
  )
}
