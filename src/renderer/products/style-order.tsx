import { parseQuantity, refuseQuantity } from '../../shared/domain/carts/cart-rules.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import { messages } from '../../shared/messages.ts'
import { OrderForm, useTyping } from './order-form.tsx'
import type { StyleItem } from './product-items.ts'
import { usePutInCarts } from './put-in-cart.ts'

export interface StyleOrderProps extends Pick<StyleItem, 'inCart' | 'setPicked'> {
  readonly name: string
  readonly chosen: readonly ProductFacts[]
  readonly names: ReadonlyMap<number, string>
  /** Called when a quantity is being sent. */
  readonly onSent: (form: HTMLFormElement) => void
}

export function StyleOrder({ name, chosen, names, inCart, setPicked, onSent }: StyleOrderProps) {
  const { put, busy } = usePutInCarts()
  const typing = useTyping()
  const [pieces, ...others] = new Set(chosen.map(({ id }) => inCart.get(id)))
  const text = typing.typed ?? (pieces === undefined || others.length > 0 ? '' : String(pieces))
  /** After a failure the typed quantity and the selection stay. */
  const putEach = (qty: number) =>
    put(
      chosen.map((product) => ({ product, qty, inCart: inCart.get(product.id) })),
      ({ reports, inCart: there }) => {
        if (reports.some(({ tone }) => tone === 'bad')) return
        typing.type(undefined)
        const done = chosen.filter(({ id }) => there.has(id) === qty > 0)
        setPicked(done, false)
      },
    )
  const submit = (form: HTMLFormElement) => {
    if (chosen.length === 0) return typing.refuse(messages.selectSize)
    const qty = parseQuantity(text)
    if (qty === undefined) return typing.refuse(messages[refuseQuantity(text)])
    if (chosen.every(({ id }) => inCart.get(id) === qty)) return typing.refuse(messages.sameQuantity)
    putEach(qty)
    onSent(form)
  }
  return (
    <OrderForm
      of={named(name, chosen, names)}
      label={`Quantity of each selected size of ${name}`}
      isNew={chosen.length === 0 || chosen.some(({ id }) => !inCart.has(id))}
      count={chosen.length > 1 ? chosen.length : undefined}
      onSubmit={submit}
      onRemove={() => putEach(0)}
      {...{ typing, text, busy }}
    />
  )
}

/** `0-3 M of Romper`; after a number of several, `sizes of Romper`. */
function named(name: string, chosen: readonly ProductFacts[], names: StyleOrderProps['names']): string {
  const [only, ...others] = chosen
  if (only === undefined) return name
  return `${others.length > 0 ? 'sizes' : names.get(only.id)} of ${name}`
}
