/** How many of a product are ordered: put into the cart, changed there, taken out. */
import { IconShoppingCartPlus, IconTrash } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { parseQuantity } from '../../shared/domain/carts/cart-rules.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product-view.ts'
import { messages } from '../../shared/messages.ts'
import classes from './order-field.module.css'
import { PlainButton } from './plain-button.tsx'
import { QuantityField } from './quantity-field.tsx'
import { useCartLine } from './use-in-cart.ts'

const ICON = 15
/** Milliseconds. */
const DOUBLE_CLICK = 600

export interface OrderFieldProps {
  readonly product: Pick<ProductFacts, 'id' | 'name' | 'category'>
  /** Pieces that are in the cart; undefined when it isn't there. */
  readonly inCart: number | undefined
  /** A quantity is on its way. */
  readonly onSent?: (form: HTMLFormElement) => void
}

export function OrderField(props: OrderFieldProps) {
  const { product, inCart } = props
  const { text, isTyped, refusal, busy, type, submit, revert, remove } = useQuantity(props)
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={revert} noValidate>
      <div className={classes.line}>
        <QuantityField
          label={`Quantity of ${product.name}`}
          className={classes.field}
          text={text}
          isWrong={refusal !== undefined}
          isTyped={isTyped}
          onChange={type}
        />
        <PlainButton type="submit" look={inCart === undefined ? 'filled' : 'default'} busy={busy}>
          {inCart === undefined && <IconShoppingCartPlus size={ICON} aria-hidden />}
          {inCart === undefined ? 'Add' : 'Update'}
        </PlainButton>
        {inCart !== undefined && (
          <PlainButton look="icon" aria-label="Remove from the cart" onClick={remove} busy={busy}>
            <IconTrash size={ICON} aria-hidden />
          </PlainButton>
        )}
      </div>
      {refusal !== undefined && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </form>
  )
}

/** What is typed, until it is sent or given up, and why it wasn't taken. */
function useQuantity({ product, inCart, onSent }: OrderFieldProps) {
  const { busy, add, update, remove } = useCartLine(product)
  /** Undefined until something is typed: the field shows what the cart has. */
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const text = typed ?? (inCart === undefined ? '' : String(inCart))

  const type = (value: string | undefined) => {
    setTyped(value)
    setRefusal(undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const qty = parseQuantity(text)
    if (qty === undefined) {
      setRefusal(['', '0'].includes(text.trim()) ? messages.selectQuantity : messages.quantityRange)
      return
    }
    if (inCart === qty) {
      // The second half of a double click asks for nothing.
      if (performance.now() - sentAt.current > DOUBLE_CLICK) setRefusal(messages.sameQuantity)
      return
    }
    sentAt.current = performance.now()
    setTyped(undefined)
    if (inCart === undefined) add(qty)
    else update(qty)
    onSent?.(event.currentTarget)
  }
  /** What was typed and not sent is given up. */
  const revert = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || typed === undefined) return
    // At once: whoever gives the key up for the person looks at the field right after.
    flushSync(() => type(undefined))
    event.preventDefault()
  }
  return { text, isTyped: typed !== undefined, refusal, busy, type, submit, revert, remove }
}
