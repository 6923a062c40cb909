/** The selection of a gap to order again: at first everything that is available and not in the cart yet. */
import { useState } from 'react'
import type { GapProduct } from '../../../shared/bridge/products.ts'
import { parseQuantity } from '../../../shared/domain/carts/cart-rules.ts'
import { messages } from '../../../shared/messages.ts'
import { toast } from '../../parts/toasts.tsx'
import { type QuantityToPut, usePutInCarts } from '../../products/put-in-cart.ts'
import { useInCart } from '../../products/use-in-cart.ts'

/** The table itself shows the cart's present content. */
const noMore = () => undefined

export type GapOrder = ReturnType<typeof useGapOrder>

/** `onAdded` is called once the selection is in the cart. */
export function useGapOrder(products: readonly GapProduct[], onAdded: () => void) {
  const inCart = useInCart(true)
  // If not everything fits into the cart, nothing is added: otherwise part of the gap would be overlooked again.
  const { put, busy } = usePutInCarts(true)
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(() => new Map())
  const orderable = products.filter(({ view }) => view !== undefined)
  const picked = chosen ?? new Set(orderable.flatMap(({ id }) => (inCart.has(id) ? [] : [id])))
  const textOf = (gap: GapProduct): string => typed.get(gap.id) ?? String(gap.gap)
  const toPut = ({ id, view }: GapProduct, qty: number | undefined): QuantityToPut[] =>
    view === undefined || qty === undefined ? [] : [{ product: view.facts, qty, inCart: inCart.get(id) }]
  return {
    inCart,
    orderable,
    picked,
    busy,
    textOf,
    pick: (ids: readonly number[], isPicked: boolean) => {
      const next = new Set(picked)
      for (const id of ids) {
        if (isPicked) next.add(id)
        else next.delete(id)
      }
      setChosen(next)
    },
    type: (gap: GapProduct, text: string) => setTyped(new Map(typed).set(gap.id, text)),
    remove: (gap: GapProduct) => put(toPut(gap, 0), noMore),
    takePicked: () => {
      const selected = orderable.filter((gap) => picked.has(gap.id))
      const quantities = selected.flatMap((gap) => toPut(gap, parseQuantity(textOf(gap))))
      const changing = quantities.filter(({ qty, inCart: there }) => qty !== there)
      if (quantities.length < selected.length) toast.warn(messages.quantityRange)
      else if (changing.length > 0) put(changing, onAdded)
      else toast.warn(quantities.length === 0 ? messages.selectProduct : messages.sameQuantity)
    },
  }
}
