/** Asks the portal if it proposes a searched product by now that isn't among the lines. */

import { useQueryClient } from '@tanstack/react-query'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { refreshCart } from '../../bridge/cart.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { proposedReads } from './proposed-reads.ts'

export function useSearchProposal(model: CartModel) {
  const client = useQueryClient()
  const found = async (productId: number): Promise<boolean> => {
    const body = { productId, mapping: model.supply().mapping.map((entry) => ({ ...entry })) }
    const read = proposedReads(model.cartType)?.search(model.cart, body)
    if (read === undefined) return false
    const { answer } = await client.fetchQuery(read(client))
    return answer.products.length > 0
  }
  return (text: string) => {
    const id = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined
    const { lines } = model.store.getState().cart
    if (id === undefined || lines.some(({ line }) => line.id === id)) return
    found(id)
      .then(async (isThere) => {
        if (!isThere) return toast.warn(say('notProposed', { id }))
        model.refreshed(await refreshCart(model.cart))
        toast.info(messages.cartChanged)
      })
      .catch((thrown: unknown) => toast.failed(appErrorOf(thrown).message))
  }
}
