/** A replacement of lines: sent, reported, and verified against the cart if its answer was lost. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { partOf } from '../../../shared/domain/carts/cart-ref.ts'
import { isSetStore } from '../../../shared/domain/carts/proposal.ts'
import { idsOf, type Pair, replaceAsk, wentElsewhere } from '../../../shared/domain/carts/replace-proposed.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { refreshCart } from '../../bridge/cart.ts'
import { portalQuery, usePageWrite } from '../../bridge/queries.ts'
import { readAnew } from '../../bridge/read-anew.ts'
import { toast } from '../../parts/toasts.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { OtherPartsContext } from './other-parts.ts'

/** Sends the replacement and reads the cart again: only the portal knows where the new lines are. */
export function useReplace(model: CartModel, store: Store, onDone: () => void) {
  const tellOfParts = useContext(OtherPartsContext)
  const client = useQueryClient()
  const own = usePageWrite('afs.replace')
  const operators = usePageWrite('car.replace')
  const { cart } = model
  const send = async (pairs: readonly Pair[]) => {
    const products = pairs.flatMap((pair) => pair.products)
    const sleeves = await client
      .fetchQuery(portalQuery(client, 'afs.attributes', { body: { productid: products.map(({ id }) => id) } }))
      .then(({ answer }) => new Map(answer.map(({ productid, sleevelength }) => [productid, sleevelength])))
      // Descriptive only: the replacement works without it.
      .catch(() => new Map<number, string>())
    const body = {
      ...replaceAsk(pairs, { userId: store.id, sleeveOf: (id) => sleeves.get(id) ?? '' }),
      userid: store.id,
      mapping: model.supply().mapping.map((entry) => ({ ...entry })),
    }
    if (partOf(cart) !== undefined) await operators.mutateAsync({ query: { user: store.id }, body })
    else await own.mutateAsync({ body: { ...body, isBabyhugStore: isSetStore(store.fcf.signage) } })
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
      tellOfParts(wentElsewhere(part, pairs))
      readAnew(['carParts.brands'])
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
