/** How many of a product are ordered: put into the cart, changed there, taken out. */
import { useRef } from 'react'
import { parseQuantity, refuseQuantity } from '../../shared/domain/carts/cart-rules.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product-view.ts'
import { messages } from '../../shared/messages.ts'
import { OrderForm, useTyping } from './order-form.tsx'
import { useCartLine } from './use-in-cart.ts'

/** Milliseconds. */
const DOUBLE_CLICK = 600

export interface OrderFieldProps {
  readonly product: Pick<ProductFacts, 'id' | 'name' | 'category'>
  /** Pieces that are in the cart; undefined when it isn't there. */
  readonly inCart: number | undefined
  /** A quantity is on its way. */
  readonly onSent?: (form: HTMLFormElement) => void
  /** Beside a button that does more: it isn't the main one. */
  readonly isSecond?: boolean
}

export function OrderField({ product, inCart, onSent, isSecond = false }: OrderFieldProps) {
  const { busy, add, update, remove } = useCartLine(product)
  const typing = useTyping()
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const text = typing.typed ?? (inCart === undefined ? '' : String(inCart))
  const submit = (form: HTMLFormElement) => {
    const qty = parseQuantity(text)
    if (qty === undefined) return typing.refuse(messages[refuseQuantity(text)])
    if (inCart === qty) {
      // The second half of a double click asks for nothing.
      if (performance.now() - sentAt.current > DOUBLE_CLICK) typing.refuse(messages.sameQuantity)
      return
    }
    sentAt.current = performance.now()
    typing.type(undefined)
    if (inCart === undefined) add(qty)
    else update(qty)
    onSent?.(form)
  }
  return (
    <OrderForm
      of={product.name}
      label={`Quantity of ${product.name}`}
      isNew={inCart === undefined}
      onSubmit={submit}
      onRemove={remove}
      {...{ typing, text, busy, isSecond }}
    />
  )
}
