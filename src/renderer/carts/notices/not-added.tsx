/**
 * Products that couldn't be added to the cart, with the reason, the latest first. A long list scrolls, so the lines below keep their room.
 */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { ProductQuantity } from '../../../shared/domain/carts/cart.ts'
import { CART_KINDS, type HandCart } from '../../../shared/domain/carts/cart-kinds.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { Notice } from '../../parts/notice.tsx'
import { storeId, useApp } from '../../session/app-state.ts'
import type { CartModel } from '../model/cart-model.ts'
import { modelBeside } from '../model/cart-models.ts'
import type { Refusal } from '../model/refusals.ts'
import classes from './not-added.module.css'

/** The number visible without scrolling. */
const IN_SIGHT = 3

export function NotAdded({ model }: { readonly model: CartModel }) {
  const { refusals } = model
  const list = useStore(refusals.store)
  if (list.length === 0) return null
  return (
    <section className={classes.notAdded} aria-label="Not added">
      <div className={classes.list}>
        {list.map((refusal) => (
          <NotAddedOne key={refusal.id ?? refusal.what} model={model} refusal={refusal} />
        ))}
      </div>
      {list.length > IN_SIGHT && (
        <p className={classes.foot}>
          {say('productsNotAdded', { products: counted.products(list.length) })}{' '}
          <Button size="compact-xs" variant="subtle" onClick={refusals.withdrawAll}>
            Dismiss all
          </Button>
        </p>
      )}
    </section>
  )
}

function NotAddedOne({ model, refusal }: { readonly model: CartModel; readonly refusal: Refusal }) {
  const { refuse, withdraw } = model.refusals
  const { id, what, message, sentence, items } = refusal
  const [busy, setBusy] = useState(false)
  const other = sentence === 'rowWrongCart' ? CART_KINDS[model.cartType].beside : undefined

  /** Adds the products to the store's other cart, where they belong. */
  const putThere = (cartType: HandCart, pieces: readonly ProductQuantity[]) => {
    const store = storeId(useApp.getState().session)
    if (store === undefined) return
    setBusy(true)
    modelBeside(store, cartType)
      .then((there) => there.steps.add(pieces))
      .then(
        () => {
          withdraw(id)
          model.tell({ tone: 'good', text: `${CART_KINDS[cartType].title}: ${messages.productAdded}` })
        },
        (thrown: unknown) => {
          const { kind, message, sentence: other } = appErrorOf(thrown)
          // After a network error the product still belongs in the other cart.
          refuse({ ...refusal, message, sentence: kind === 'rule' ? other : sentence })
        },
      )
      .finally(() => setBusy(false))
  }

  return (
    <Notice
      tone="bad"
      onClose={() => withdraw(id, what)}
      actions={
        other !== undefined &&
        items !== undefined && (
          <Button size="compact-sm" variant="default" loading={busy} onClick={() => putThere(other, items)}>
            Add to {CART_KINDS[other].word} cart
          </Button>
        )
      }
    >
      <strong>{what}</strong> – {message}
    </Notice>
  )
}
