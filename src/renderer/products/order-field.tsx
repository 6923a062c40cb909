import { useRef } from 'react'
import { parseQuantity, refuseQuantity } from '../../shared/domain/carts/cart-rules.ts'
import type { Movement } from '../../shared/domain/catalogue/movement.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import { suggestedPieces } from '../../shared/domain/replenishment/sell-through.ts'
import { messages } from '../../shared/messages.ts'
import { OrderForm, useTyping } from './order-form.tsx'
import { SellsLine } from './sells-line.tsx'
import { useCartLine } from './use-in-cart.ts'

/** Milliseconds. */
const DOUBLE_CLICK = 600

export interface OrderFieldProps {
  readonly product: Pick<ProductFacts, 'id' | 'name' | 'category'>
  /** Pieces in the cart; undefined if it isn't there. */
  readonly inCart: number | undefined
  /** The store's sales of it; undefined where they aren't shown. */
  readonly sells?: { readonly movement: Movement | undefined; readonly available: number } | undefined
  /** Called when a quantity is being sent. */
  readonly onSent?: (form: HTMLFormElement) => void
  /** True beside a more important button. */
  readonly isSecond?: boolean
}

export function OrderField({ product, inCart, sells, onSent, isSecond = false }: OrderFieldProps) {
  const { busy, add, update, remove } = useCartLine(product)
  const typing = useTyping()
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const text = typing.typed ?? (inCart === undefined ? '' : String(inCart))
  const submit = (form: HTMLFormElement) => {
    const qty = parseQuantity(text)
    if (qty === undefined) return typing.refuse(messages[refuseQuantity(text)])
    if (inCart === qty) {
      // The second click of a double click is ignored.
      if (performance.now() - sentAt.current > DOUBLE_CLICK) typing.refuse(messages.sameQuantity)
      return
    }
    sentAt.current = performance.now()
    typing.type(undefined)
    if (inCart === undefined) add(qty)
    else update(qty)
    onSent?.(form)
  }
  const suggested =
    sells === undefined
      ? 0
      : suggestedPieces(sells.movement, { categoryId: product.category.id, available: sells.available })
  return (
    <>
      {sells !== undefined && (
        <SellsLine
          saysUnsold
          movement={sells.movement}
          name={product.name}
          suggested={String(suggested) === text ? 0 : suggested}
          onTake={(pieces) => typing.type(String(pieces))}
        />
      )}
      <OrderForm
        of={product.name}
        label={`Quantity of ${product.name}`}
        isNew={inCart === undefined}
        onSubmit={submit}
        onRemove={remove}
        {...{ typing, text, busy, isSecond }}
      />
    </>
  )
}
