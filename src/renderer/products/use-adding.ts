import { useState } from 'react'
import { parseQuantity, refuseListing } from '../../shared/domain/carts/cart-rules.ts'
import { messages } from '../../shared/messages.ts'
import { toast } from '../parts/toasts.tsx'
import { usePutInCarts } from './put-in-cart.ts'
import type { Picked, PickedProduct } from './use-picked.ts'

export interface Adding {
  readonly text: string
  readonly setText: (text: string) => void
  /** Pieces; undefined if the text isn't a valid quantity. */
  readonly qty: number | undefined
  readonly busy: boolean
  /** Adds that quantity of each to the cart, or says why not. Products in the cart are deselected afterwards. */
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

/** The reason why that many products can't be added at once; undefined if they can. */
export function refusePicked(count: number): string | undefined {
  const no = count === 0 ? 'selectProduct' : refuseListing(count)
  return no && messages[no]
}

const refuseAdding = (count: number, text: string): string | undefined =>
  text.trim() === '' ? messages.selectQuantity : refusePicked(count)
