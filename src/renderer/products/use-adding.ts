/** How many of each of several products, and what puts them into the cart. */
import { useState } from 'react'
import { parseQuantity, refuseListing } from '../../shared/domain/carts/cart-rules.ts'
import { messages } from '../../shared/messages.ts'
import { toast } from '../parts/toasts.tsx'
import { usePutInCarts } from './put-in-cart.ts'
import type { Picked, PickedProduct } from './use-picked.ts'

export interface Adding {
  /** As it is typed. */
  readonly text: string
  readonly setText: (text: string) => void
  /** Pieces; undefined where what is typed is no quantity. */
  readonly qty: number | undefined
  readonly busy: boolean
  /** Puts so many of each into the cart, or tells why not. What is in the cart afterwards is no longer selected. */
  readonly add: (products: readonly PickedProduct[]) => void
}

export function useAdding(picked: Pick<Picked, 'setAll'>): Adding {
  const [text, setText] = useState('1')
  const { busy, put } = usePutInCarts()
  const qty = parseQuantity(text)
  const add = (products: readonly PickedProduct[]) => {
    const no = refuseAdding(products.length, text)
    if (no !== undefined || qty === undefined) {
      toast.failed(no ?? messages.quantityRange)
      return
    }
    put(
      products.map((product) => ({ product, qty, inCart: undefined })),
      ({ inCart }) =>
        picked.setAll(
          products.filter(({ id }) => inCart.has(id)),
          false,
        ),
    )
  }
  return { text, setText, qty, busy, add }
}

/** Why so many products can't be added at once; undefined when they can. */
export function refusePicked(count: number): string | undefined {
  const no = count === 0 ? 'selectProduct' : refuseListing(count)
  return no && messages[no]
}

const refuseAdding = (count: number, text: string): string | undefined =>
  text.trim() === '' ? messages.selectQuantity : refusePicked(count)
