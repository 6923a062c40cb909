/** Exchanges the missing pieces of a line for another product: one at a time, even if the dialog closes meanwhile. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { CART_KINDS, type CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import { refuseAlternate } from '../../../shared/domain/carts/gap-explained.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import type { ProductView } from '../../../shared/domain/pricing/product-view.ts'
import type { AppError } from '../../../shared/errors.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import type { ExplainedStore } from './explained.ts'

export interface Exchanging {
  /** The id of the alternate whose exchange is pending: a second one would order the missing pieces twice. */
  readonly busy: number | undefined
  readonly refusal: string | undefined
  readonly closeRefusal: () => void
  readonly exchange: (priced: PricedLine, alternate: ProductView) => void
}

/** The message of an error; for a full cart it includes the cart's capacity. */
const withLimit = ({ sentence, message }: AppError, cartType: CartType): string =>
  sentence === 'cartFull' ? say('rowOverCapacity', { limit: CART_KINDS[cartType].capacity }) : message

export function useExchange(
  model: CartModel,
  explained: ExplainedStore,
): Exchanging & {
  readonly close: () => void
} {
  const shownLine = useStore(explained, ({ line }) => line)
  const [busy, setBusy] = useState<number>()
  const [refused, setRefused] = useState<{ readonly line: number; readonly why: string }>()

  const close = () => {
    const { line } = explained.getState()
    setRefused(undefined)
    explained.setState({ line: undefined })
    // The focus returns to the line's quantity.
    if (line !== undefined) model.seek({ ids: [line], focus: true, reveal: false })
  }

  const exchange = ({ line, gapQty, allocatedQty }: PricedLine, { facts, available }: ProductView) => {
    if (busy !== undefined) return
    const inCart = model.store.getState().cart.lines.find((other) => other.line.id === facts.id)?.line.qty
    const no = refuseAlternate(available, gapQty, inCart)
    if (no !== undefined) return setRefused({ line: line.id, why: messages[no] })
    const isShown = () => explained.getState().line === line.id
    setBusy(facts.id)
    setRefused(undefined)
    model.steps
      .exchange([{ id: line.id, keeps: allocatedQty, alternate: facts, pieces: gapQty }])
      .then(
        () => isShown() && close(),
        (thrown: unknown) => {
          const why = withLimit(appErrorOf(thrown), model.cartType)
          if (isShown()) setRefused({ line: line.id, why })
          else toast.failed(why)
        },
      )
      .finally(() => setBusy(undefined))
  }

  return {
    close,
    busy,
    refusal: refused?.line === shownLine ? refused?.why : undefined,
    closeRefusal: () => setRefused(undefined),
    exchange,
  }
}
