/** A replacement of lines: sent, reported, and verified against the cart if its answer was lost. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { partOf } from '../../../shared/domain/carts/cart-ref.ts'
import { idsOf, movedToOtherParts, type Pair, replaceAsk } from '../../../shared/domain/carts/replace-proposed.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { refreshCart } from '../../bridge/cart.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { OtherPartsContext } from './other-parts.ts'
import { attributesOf, proposedReads } from './proposed-reads.ts'

/** Sends the replacement and reads the cart again: only the portal knows where the new lines are. */
export function useReplace(model: CartModel, store: Store, onDone: () => void) {
  const tellOfParts = useContext(OtherPartsContext)
  const client = useQueryClient()
  const { cart } = model
  const reads = proposedReads(model.cartType)
  const send = async (pairs: readonly Pair[]) => {
    const products = pairs.flatMap((pair) => pair.products)
    const sleeves = await client
      .fetchQuery(attributesOf(products.map(({ id }) => id))(client))
      .then(({ answer }) => new Map(answer.map(({ productid, sleevelength }) => [productid, sleevelength])))
      // Descriptive only: the replacement works without it.
      .catch(() => new Map<number, string>())
    const body = {
      ...replaceAsk(pairs, { userId: store.id, sleeveOf: (id) => sleeves.get(id) ?? '' }),
      userid: store.id,
      mapping: model.supply().mapping.map((entry) => ({ ...entry })),
    }
    if (reads === undefined) throw new Error('Lines are replaced in proposed carts only')
    await reads.replace(store, body)
  }
  /** Reads the cart. Resolves to true if the replaced lines are gone, to undefined if the cart can't be read. */
  const reread = async (pairs: readonly Pair[]): Promise<boolean | undefined> => {
    const now = await refreshCart(cart).catch(() => undefined)
    if (now === undefined) return undefined
    model.refreshed(now)
    const replaced = new Set(idsOf(pairs.map(({ unit }) => unit)))
    return now.lines.every(({ id }) => !replaced.has(id))
  }
  const done = (sentence: string, pairs: readonly Pair[]) => {
    toast.done(sentence)
    const part = partOf(cart)
    if (part !== undefined) {
      tellOfParts(movedToOtherParts(part, pairs))
      reads?.parts?.readBrandsAnew()
    }
    onDone()
  }
  return useMutation({
    mutationFn: send,
    onSuccess: async (_, pairs) => {
      done(messages.arsReplaced, pairs)
      if ((await reread(pairs)) === undefined) toast.warn(messages.proposedNotRefreshed)
    },
    onError: async (thrown, pairs) => {
      const error = appErrorOf(thrown)
      // The replacement may have been made although its answer was lost: the cart shows it.
      const isDone = await reread(pairs)
      if (error.sentence !== 'writeLost' || isDone !== true) return toast.failed(error.message)
      done(messages.foundDone, pairs)
    },
  })
}
