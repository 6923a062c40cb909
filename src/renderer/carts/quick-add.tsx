/**
 * Id or name, Enter, quantity, Enter, and again. A barcode scanned anywhere on the cart adds one piece of that product. A range pasted from
 * a spreadsheet becomes an import.
 */
import { ActionIcon, TextInput } from '@mantine/core'
import { useDidUpdate, useHotkeys } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { parseQuantity, refuseToAdd } from '../../shared/domain/carts/cart-rules.ts'
import { plainId } from '../../shared/domain/scanning/scan.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { messages, say } from '../../shared/messages.ts'
import { appErrorOf } from '../bridge/bridge.ts'
import { useDraft } from '../grid/drafts.ts'
import { ProductField } from '../products/product-field.tsx'
import classes from './cart.module.css'
import type { CartModel } from './model/cart-model.ts'
import { useCartModelState } from './model/cart-models.ts'
import { NotAdded } from './notices/not-added.tsx'
import { isRange } from './ways/pasted.ts'
import { useCartScan } from './ways/use-cart-scan.ts'

export interface QuickAddProps {
  readonly model: CartModel
  /** Undefined for a store that may not upload carts. */
  readonly onPasteRange: ((text: string) => void) | undefined
}

export function QuickAdd({ model, onPasteRange }: QuickAddProps) {
  const { id, setId, qty, setQty, idField, qtyField, submit } = useAdding(model)
  const { store: refused, withdraw, recheck } = model.refusals

  const waiting = useCartScan(model)
  useHotkeys([['A', () => idField.current?.focus()]])
  const edition = useCartModelState(model, (state) => state.edition)
  useDidUpdate(recheck, [edition])

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (onPasteRange === undefined || !isRange(text)) return
    event.preventDefault()
    onPasteRange(text)
  }

  const inCart = (product: number) =>
    model.store.getState().cart.lines.find(({ line }) => line.id === product)?.line.qty
  const invalid = useStore(refused, (all) => id !== '' && all.some((one) => one.id === plainId(id)))
  return (
    <>
      <form className={classes.quickAdd} onSubmit={submit} onPaste={onPaste} aria-label="Add a product" noValidate>
        <ProductField
          field={idField}
          value={id}
          invalid={invalid}
          inCart={inCart}
          onChange={(text) => {
            // Clearing the field also closes the notice about it.
            if (text === '') withdraw(plainId(id))
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
        <ActionIcon type="submit" variant="default" size={30} aria-label="Add to cart" title="Add to cart">
          <IconPlus size={16} aria-hidden />
        </ActionIcon>
      </form>
      {waiting > 0 && (
        <p className={classes.waiting} role="status">
          {say('scansWait', { scans: counted.scans(waiting) })}
        </p>
      )}
      <NotAdded model={model} />
    </>
  )
}

/** The state of the fields, and the action of Enter: go to the quantity, add to the cart, or return to the faulty field. */
function useAdding(model: CartModel) {
  const [id = '', setId] = useDraft(model.drafts, 'add id')
  const [qty = '', setQty] = useDraft(model.drafts, 'add qty')
  const { refuse, withdraw } = model.refusals
  const idField = useRef<HTMLInputElement>(null)
  const qtyField = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A second Enter, after the product was added.
    if (id === '' && qty === '') return idField.current?.focus()
    if (id.trim() === '') {
      idField.current?.focus()
      return model.tell({ tone: 'warn', text: messages.quickAddProduct })
    }
    const productId = plainId(id)
    const what = qty === '' ? id : `${id} × ${qty}`
    if (productId === undefined) {
      idField.current?.focus()
      return refuse({ id: undefined, what, message: messages.productNotFound })
    }
    withdraw(undefined)
    const here = new Map(model.store.getState().cart.lines.map(({ line }) => [line.id, line.qty]))
    if (document.activeElement === idField.current && !here.has(productId)) return qtyField.current?.focus()
    const pieces = parseQuantity(qty)
    const no = refuseToAdd(model.cartType, here, productId, pieces ?? 0)
    if (no !== undefined) {
      const isHere = no === 'alreadyInCart' || no === 'sameQuantity'
      if (isHere) model.seek({ ids: [productId], focus: false, reveal: true })
      const field = isHere || no === 'cartFull' ? idField : qtyField
      field.current?.select()
      const message = qty !== '' && pieces === undefined ? messages.quantityRange : messages[no]
      return refuse({ id: productId, what, message })
    }
    const items = [{ id: productId, qty: pieces ?? 1 }]
    model.steps
      .add(items)
      .then(() => model.seek({ ids: [productId], focus: false, reveal: false }))
      .catch((thrown: unknown) => {
        const { message, sentence } = appErrorOf(thrown)
        refuse({ id: productId, what, message, sentence, items })
      })
    withdraw(productId)
    setId('')
    setQty('')
    idField.current?.focus()
  }
  return { id, setId, qty, setQty, idField, qtyField, submit }
}
