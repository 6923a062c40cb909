/** How many of each chosen size are ordered: put into the cart, changed there, taken out. */
import { IconShoppingCartPlus, IconTrash } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { parseQuantity } from '../../shared/domain/carts/cart-rules.ts'
import type { ProductFacts } from '../../shared/domain/catalogue/product-view.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { messages } from '../../shared/messages.ts'
import classes from './order-field.module.css'
import { PlainButton } from './plain-button.tsx'
import type { StyleItem } from './product-items.ts'
import { usePutInCarts } from './put-in-cart.ts'
import { QuantityField } from './quantity-field.tsx'

const ICON = 15

export interface StyleOrderProps extends Pick<StyleItem, 'inCart' | 'setPicked'> {
  readonly name: string
  readonly chosen: readonly ProductFacts[]
  /** What a size is called. */
  readonly names: ReadonlyMap<number, string>
  /** A quantity is on its way. */
  readonly onSent: (form: HTMLFormElement) => void
}

export function StyleOrder(props: StyleOrderProps) {
  const { name, chosen, names, inCart } = props
  const { text, isTyped, refusal, busy, type, submit, revert, remove } = useQuantityOfEach(props)
  const isNew = chosen.length === 0 || chosen.some(({ id }) => !inCart.has(id))
  const [only] = chosen
  const sizes = chosen.length === 1 && only !== undefined ? names.get(only.id) : counted.sizes(chosen.length)
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={revert} noValidate>
      <div className={classes.line}>
        <QuantityField
          label={`Quantity of each chosen size of ${name}`}
          className={classes.field}
          text={text}
          isWrong={refusal !== undefined}
          isTyped={isTyped}
          onChange={type}
        />
        <PlainButton type="submit" look={isNew ? 'filled' : 'default'} busy={busy} title={sizes}>
          {isNew && <IconShoppingCartPlus size={ICON} aria-hidden />}
          {isNew ? 'Add' : 'Update'}
          {chosen.length > 1 && ` ${chosen.length}`}
        </PlainButton>
        {!isNew && (
          <PlainButton look="icon" aria-label={`Remove ${sizes} from the cart`} onClick={remove} busy={busy}>
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

/** What is typed, until it is in the cart or given up, and why it wasn't taken; until then what the cart has of each. */
function useQuantityOfEach({ chosen, inCart, setPicked, onSent }: StyleOrderProps) {
  const { put, busy } = usePutInCarts()
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [pieces, ...others] = new Set(chosen.map(({ id }) => inCart.get(id)))
  const text = typed ?? (pieces === undefined || others.length > 0 ? '' : String(pieces))
  const type = (value: string | undefined) => {
    setTyped(value)
    setRefusal(undefined)
  }
  /** After a failure what was typed stays, and what was chosen. */
  const putEach = (qty: number) =>
    put(
      chosen.map((product) => ({ product, qty, inCart: inCart.get(product.id) })),
      ({ told, inCart: there }) => {
        if (told.some(({ tone }) => tone === 'bad')) return
        type(undefined)
        const done = chosen.filter(({ id }) => there.has(id) === qty > 0)
        setPicked(done, false)
      },
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const qty = parseQuantity(text)
    if (chosen.length === 0) setRefusal(messages.selectSize)
    else if (qty === undefined) {
      setRefusal(['', '0'].includes(text.trim()) ? messages.selectQuantity : messages.quantityRange)
    } else if (chosen.every(({ id }) => inCart.get(id) === qty)) setRefusal(messages.sameQuantity)
    else {
      putEach(qty)
      onSent(event.currentTarget)
    }
  }
  /** What was typed and not sent is given up. */
  const revert = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || typed === undefined) return
    // At once: whoever gives the key up for the person looks at the field right after.
    flushSync(() => type(undefined))
    event.preventDefault()
  }
  return { text, isTyped: typed !== undefined, refusal, busy, type, submit, revert, remove: () => putEach(0) }
}
