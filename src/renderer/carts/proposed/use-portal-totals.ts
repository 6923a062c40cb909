/** The portal's totals of a proposed cart: adjusted by its answers to changes, and read again with each edition of the cart. */
import { useDidUpdate } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartKeyOf } from '../../../shared/domain/carts/cart-ref.ts'
import { type PortalTotals, totalsMoved } from '../../../shared/domain/carts/portal-totals.ts'
import { on } from '../../bridge/bridge.ts'
import { usePortalRead } from '../../bridge/queries.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import { proposedReads } from './proposed-reads.ts'

/** Undefined if the portal has no totals, and for a cart that is filled by hand. */
export function usePortalTotals(model: CartModel): PortalTotals | undefined {
  const client = useQueryClient()
  const { cart, cartType } = model
  const mapping = model.supply().mapping.map((entry) => ({ ...entry }))
  const read = proposedReads(cartType)?.totals(cart, mapping)
  const { data, refetch } = usePortalRead(read)
  const edition = useCartModelState(model, (state) => state.edition)
  useDidUpdate(() => {
    if (read !== undefined) void refetch()
  }, [edition])
  const queryKey = read?.(client).queryKey
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key by what is in it
  useEffect(
    () =>
      on('cart.portalMoved', ({ cart: moved, by }) => {
        if (queryKey === undefined || cartKeyOf(moved) !== cartKeyOf(cart)) return
        // A read in flight may or may not include the change, so read again.
        if (client.isFetching({ queryKey }) > 0) return void client.invalidateQueries({ queryKey })
        client.setQueryData(queryKey, (before: typeof data) =>
          before?.answer.totalCalc === undefined
            ? before
            : { ...before, answer: { totalCalc: totalsMoved(before.answer.totalCalc, by) } },
        )
      }),
    [client, cart, JSON.stringify(queryKey)],
  )
  return data?.answer.totalCalc
}
