/**
 * Id or name, Enter, quantity, Enter, and again. What a barcode scanner types anywhere on the cart is one piece more of that
 * product. A range copied from a spreadsheet becomes an import.
 */
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { CART_TYPES, type CartType } from '../../../shared/domain/cart.ts'
import type { Piece } from '../../../shared/domain/cart-history.ts'
import { parseQuantity, refuseToAdd } from '../../../shared/domain/cart-rules.ts'
import { CART_TITLES, CART_WORDS } from '../../../shared/domain/cart-titles.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { changeCart, rereadCart } from '../../app/cart.ts'
import { Notice } from '../../parts/notice.tsx'
import classes from './cart.module.css'
import type { CartModel } from './cart-model.ts'
import { useCartModelState, useDraft } from './cart-models.ts'
import { isRange } from './pasted.ts'
import { ProductField } from './product-field.tsx'
import { useCartScan } from './ways/use-cart-scan.ts'

export interface QuickAddProps {
  readonly model: CartModel
  /** Undefined for a store that may not upload carts. */
  readonly onPasteRange: ((text: string) => void) | undefined
}

interface Refusal {
  readonly what: string
  readonly message: string
  /** What wasn't added. */
  readonly items?: readonly Piece[]
}

/** The cart that a product belongs in, where a refusal says so. */
const otherCart = ({ message }: Refusal): CartType | undefined =>
  CART_TYPES.find((one) => message === say('rowWrongCart', { cart: CART_WORDS[one] }))

export function QuickAdd({ model, onPasteRange }: QuickAddProps) {
  const [id = '', setId] = useDraft(model, 'add id')
  const [qty = '', setQty] = useDraft(model, 'add qty')
  const [refusal, setRefusal] = useState<Refusal>()
  const idField = useRef<HTMLInputElement>(null)
  const qtyField = useRef<HTMLInputElement>(null)

  const empty = useCartModelState(model, (state) => state.cart.lines.length === 0)

  const refuse = (message: string) => setRefusal({ what: `${id}${qty === '' ? '' : ` × ${qty}`}`, message })
  const withdraw = () => setRefusal(undefined)

  useCartScan(model, (what, message) => setRefusal({ what, message }))
  // Of what was said of a cart nothing holds of an empty one.
  useEffect(() => {
    if (empty) setRefusal(undefined)
  }, [empty])

  /** Into the store's other cart, where it belongs. */
  const putThere = (cartType: CartType, items: readonly Piece[]) => {
    changeCart('cart.add', { cartType, items: [...items] }).then(
      ({ message }) => {
        withdraw()
        model.tell({ tone: 'good', text: `${CART_TITLES[cartType]}: ${message}` })
        void rereadCart(cartType)
      },
      (thrown: unknown) => refuse(appErrorOf(thrown).message),
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const productId = /^\d{1,10}$/.test(id.trim()) ? Number(id) : undefined
    if (productId === undefined) {
      idField.current?.focus()
      return refuse(messages.productNotFound)
    }
    const here = new Map(model.store.getState().cart.lines.map(({ line }) => [line.id, line.qty]))
    if (document.activeElement === idField.current && !here.has(productId)) return qtyField.current?.focus()
    const pieces = parseQuantity(qty)
    const no = refuseToAdd(here, productId, pieces ?? 0)
    if (no !== undefined) {
      const isHere = no === 'alreadyInCart' || no === 'sameQuantity'
      if (isHere) model.seek({ ids: [productId], focus: false, reveal: true })
      const field = isHere || no === 'cartFull' ? idField : qtyField
      field.current?.select()
      return refuse(qty !== '' && pieces === undefined ? messages.quantityRange : messages[no])
    }
    const items = [{ id: productId, qty: pieces ?? 1 }]
    model
      .add(items)
      .then(() => model.seek({ ids: [productId], focus: false, reveal: false }))
      .catch((thrown: unknown) => {
        const { message } = appErrorOf(thrown)
        setRefusal({ what: `${productId} × ${pieces}`, message, items })
      })
    withdraw()
    setId('')
    setQty('')
    idField.current?.focus()
  }

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (onPasteRange === undefined || !isRange(text)) return
    event.preventDefault()
    onPasteRange(text)
  }

  const inCart = (product: number) =>
    model.store.getState().cart.lines.find(({ line }) => line.id === product)?.line.qty
  const other = refusal && otherCart(refusal)
  return (
    <>
      <form className={classes.quickAdd} onSubmit={submit} onPaste={onPaste} aria-label="Add a product" noValidate>
        <ProductField
          field={idField}
          value={id}
          invalid={refusal !== undefined && id !== ''}
          inCart={inCart}
          onChange={(text) => {
            if (text === '') withdraw()
            setId(text)
          }}
          // After the field has taken the id and the focus.
          onChosen={() => setTimeout(() => qtyField.current?.focus())}
        />
        <TextInput
          ref={qtyField}
          className={classes.qtyField ?? ''}
          aria-label="Quantity to add"
          placeholder="Qty"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={qty}
          onChange={(event) => setQty(event.currentTarget.value)}
        />
        <ActionIcon type="submit" variant="light" color="lagoon" size={30} aria-label="Add to the cart">
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      </form>
      {refusal !== undefined && (
        <div className={classes.refusal}>
          <Notice
            tone="bad"
            onClose={withdraw}
            actions={
              other !== undefined &&
              refusal.items !== undefined && (
                <Button size="compact-sm" variant="default" onClick={() => putThere(other, refusal.items ?? [])}>
                  Put it in the {CART_WORDS[other]} cart
                </Button>
              )
            }
          >
            <strong>{refusal.what}</strong> – {refusal.message}
          </Notice>
        </div>
      )}
    </>
  )
}
