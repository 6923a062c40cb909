/** The portal's totals of a proposed cart: adjusted by its answers to changes, and read again with each edition of the cart. */
import { useDidUpdate } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartKeyOf, partOf } from '../../../shared/domain/carts/cart-ref.ts'
import { type PortalTotals, totalsMoved } from '../../../shared/domain/carts/portal-totals.ts'
import { on } from '../../bridge/bridge.ts'
import { portalQuery, usePortal } from '../../bridge/queries.ts'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'

/** Undefined if the portal has no totals, and for a cart that is filled by hand. */
export function usePortalTotals(model: CartModel): PortalTotals | undefined {
  const client = useQueryClient()
  const { cart, cartType } = model
  const part = partOf(cart)
  const mapping = model.supply().mapping.map((entry) => ({ ...entry }))
  const { user = 0, subcatid = 0, typeid = 0, brandid = 0 } = part ?? {}
  const ofStore = { body: { mapping } }
  const ofPart = { query: { user }, body: { mapping, subcatid, typeid, brandid } }
  const afs = usePortal('afs.tagStats', ofStore, { enabled: cartType === 'afs' })
  const car = usePortal('car.tagStats', ofPart, { enabled: cartType === 'car' && part !== undefined })
  const { data, refetch } = cartType === 'car' ? car : afs
  const edition = useCartModelState(model, (state) => state.edition)
  useDidUpdate(() => {
    if (cartType === 'afs' || part !== undefined) void refetch()
  }, [edition])
  const { queryKey } =
    cartType === 'car' ? portalQuery(client, 'car.tagStats', ofPart) : portalQuery(client, 'afs.tagStats', ofStore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key by what is in it
  useEffect(
    () =>
      on('cart.portalMoved', ({ cart: moved, by }) => {
        if (cartKeyOf(moved) !== cartKeyOf(cart)) return
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
