/**
 * Id or name, Enter, quantity, Enter, and again. What a barcode scanner types anywhere on the cart is one piece more of that
 * product. A range copied from a spreadsheet becomes an import.
 */
import { ActionIcon, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { parseQuantity, refuseToAdd } from '../../../shared/domain/cart-rules.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import classes from './cart.module.css'
import type { CartModel } from './cart-model.ts'
import { useDraft } from './cart-models.ts'
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
}

export function QuickAdd({ model, onPasteRange }: QuickAddProps) {
  const [id = '', setId] = useDraft(model, 'add id')
  const [qty = '', setQty] = useDraft(model, 'add qty')
  const [refusal, setRefusal] = useState<Refusal>()
  const idField = useRef<HTMLInputElement>(null)
  const qtyField = useRef<HTMLInputElement>(null)

  const refuse = (message: string) => setRefusal({ what: `${id}${qty === '' ? '' : ` × ${qty}`}`, message })

  useCartScan(model, (what, message) => setRefusal({ what, message }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const productId = /^\d{1,10}$/.test(id.trim()) ? Number(id) : undefined
    if (productId === undefined) {
      idField.current?.focus()
      return refuse(messages.productNotFound)
    }
    const inCart = new Map(model.store.getState().cart.lines.map(({ line }) => [line.id, line.qty]))
    if (document.activeElement === idField.current && !inCart.has(productId)) return qtyField.current?.focus()
    const pieces = parseQuantity(qty)
    const no = refuseToAdd(inCart, productId, pieces ?? 0)
    if (no !== undefined) {
      const field = no === 'alreadyInCart' || no === 'sameQuantity' || no === 'cartFull' ? idField : qtyField
      field.current?.select()
      return refuse(qty !== '' && pieces === undefined ? messages.quantityRange : messages[no])
    }
    const items = [{ id: productId, qty: pieces ?? 1 }]
    model
      .add(items)
      .catch((thrown: unknown) => setRefusal({ what: `${productId} × ${pieces}`, message: appErrorOf(thrown).message }))
    setRefusal(undefined)
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

  return (
    <>
      <form className={classes.quickAdd} onSubmit={submit} onPaste={onPaste} aria-label="Add a product" noValidate>
        <ProductField
          field={idField}
          value={id}
          invalid={refusal !== undefined && id !== ''}
          onChange={setId}
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
          <Notice tone="bad" onClose={() => setRefusal(undefined)}>
            <strong>{refusal.what}</strong> – {refusal.message}
          </Notice>
        </div>
      )}
    </>
  )
}
