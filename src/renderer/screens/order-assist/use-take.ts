/** Puts suggestions into the cart: adds new products, sets the quantity of others. */
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { CartSnapshot } from '../../../shared/domain/carts/cart.ts'
import { type CartType, cartTypeFor, cartTypesOf } from '../../../shared/domain/carts/cart-kinds.ts'
import { cartTypeOf } from '../../../shared/domain/carts/cart-ref.ts'
import { roomIn } from '../../../shared/domain/carts/cart-rules.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { cartQuery } from '../../bridge/cart.ts'
import { type PutMessage, putInCarts } from '../../products/put-in-cart.ts'
import type { ChosenQuantity, Rooms } from './quantities.ts'

const linesIn = (carts: readonly { readonly data?: CartSnapshot | undefined }[]): ReadonlyMap<CartType, number> =>
  new Map(carts.flatMap(({ data }) => (data === undefined ? [] : [[cartTypeOf(data.cart), data.lines.length]])))

export function useTake(store: Store, enabled: boolean) {
  const lines = useQueries({ queries: (enabled ? cartTypesOf(store) : []).map(cartQuery), combine: linesIn })
  const rooms = useMemo(
    (): Rooms => ({
      cartOf: (product) => cartTypeFor(product, store),
      room: (cartType) => roomIn(cartType, lines.get(cartType) ?? 0),
    }),
    [store, lines],
  )
  const onTheWay = useRef(new Set<number>())
  const [busy, setBusy] = useState<ReadonlySet<number>>(() => new Set())
  /** Skips products already being sent, however fast the clicks come. */
  const take = useCallback(
    async (requested: readonly ChosenQuantity[]): Promise<readonly PutMessage[]> => {
      const takings = requested.filter(({ id }) => !onTheWay.current.has(id))
      for (const { id } of takings) onTheWay.current.add(id)
      setBusy(new Set(onTheWay.current))
      const quantities = takings.map(({ id, category, qty, inCart }) => ({ product: { id, category }, qty, inCart }))
      const { reports } = await putInCarts(store, quantities)
      for (const { id } of takings) onTheWay.current.delete(id)
      setBusy(new Set(onTheWay.current))
      return reports
    },
    [store],
  )
  return {
    take,
    busy,
    rooms,
  }
}
