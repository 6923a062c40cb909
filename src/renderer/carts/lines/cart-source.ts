import { copiedText } from '../../../shared/domain/carts/cart-copy.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { messages } from '../../../shared/messages.ts'
import { sellerName } from '../../catalogue/warehouses.ts'
import type { GridSource } from '../../grid/source.ts'
import { piecesParser } from '../model/apply-rules.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import type { CartModelState } from '../model/cart-state.ts'
import { isRange } from '../ways/pasted.ts'

/** The reason why the portal doesn't have the line's quantity: refused, or pending after an error. */
function rejectionOf({ cart, refused, waiting, problem }: CartModelState, place: number): string | undefined {
  const id = cart.lines[place]?.line.id
  if (id === undefined || (refused.size === 0 && problem === undefined)) return undefined
  return refused.get(id) ?? (problem !== undefined && waiting.has(id) ? messages.quantityWaits : undefined)
}

/** `mayAdd` is true if pasting may add products to the cart. */
export function cartSource(model: CartModel, mayAdd: boolean): GridSource<PricedLine> {
  const { getState } = model.store
  const placeOf = (id: number): number | undefined => {
    const place = getState().cart.lines.findIndex(({ line }) => line.id === id)
    return place < 0 ? undefined : place
  }
  return {
    number: {
      column: 'qty',
      of: ({ line }) => line.qty,
      label: ({ line, product }) => `Quantity of ${product?.name ?? line.id}`,
      step: ({ line, product }, by) => `${by > 0 ? 'One more' : 'One fewer'} of ${product?.name ?? line.id}`,
      parse: piecesParser(model.cartType),
      outOfRange: messages.quantityRange,
      unchanged: messages.sameQuantity,
      waits: messages.quantityWaits,
    },
    drafts: model.drafts,
    idOf: ({ line }) => line.id,
    rowAt: (place) => getState().cart.lines[place],
    placeOf,
    useRow: (place) => useCartModelState(model, (state) => state.cart.lines[place]),
    useRejected: (place) => useCartModelState(model, (state) => rejectionOf(state, place)),
    useScrollTarget: () => useCartModelState(model, (state) => state.scrollTarget),
    clearScrollTarget: () => model.seek(undefined),
    preview: model.typing.preview,
    typedOver: model.typing.typedOver,
    revert: model.typing.revert,
    finishTyping: model.typing.finishTyping,
    set: model.setQuantity,
    fill: (ids, qty) => model.steps.fill(ids, qty),
    refuse: model.refuse,
    warn: (text, tone) => model.tell({ tone, text }),
    copy: (lines) => copiedText(lines, sellerName),
    isRange,
    paste: (text, below) => void model.steps.paste(text, { below, mayAdd }),
  }
}
