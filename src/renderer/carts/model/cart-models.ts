/** The models of the signed-in store's carts; those of another store are dropped. */
import { useCallback, useEffect } from 'react'
import { type StoreApi, useStore as useZustand } from 'zustand'
import type { CartSnapshot } from '../../../shared/domain/carts/cart.ts'
import { type CartRef, cartKeyOf } from '../../../shared/domain/carts/cart-ref.ts'
import type { SellerName } from '../../../shared/domain/carts/cart-view.ts'
import { sessionEnded } from '../../../shared/errors.ts'
import { AskError } from '../../bridge/bridge.ts'
import { cartQuery } from '../../bridge/cart.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { storeId, useApp } from '../../session/app-state.ts'
import { CartModel } from './cart-model.ts'
import type { CartModelState } from './cart-state.ts'

const models = new Map<string, CartModel>()
let owner: number | undefined

function forget(): void {
  for (const model of models.values()) model.close()
  models.clear()
}
// Pending changes of one store must not be sent for another.
useApp.subscribe(({ session }) => {
  if (session.phase === 'signedIn' && session.store.id !== owner) forget()
})

function modelOf(store: number, snapshot: CartSnapshot): CartModel {
  if (owner !== store) forget()
  owner = store
  const key = cartKeyOf(snapshot.cart)
  const known = models.get(key)
  if (known !== undefined) return known
  const model = new CartModel(snapshot)
  models.set(key, model)
  return model
}

/** The model of a cart, updated with main's latest snapshot. */
export function useCartModel(storeId: number, snapshot: CartSnapshot): CartModel {
  const model = modelOf(storeId, snapshot)
  useEffect(() => model.load(snapshot), [model, snapshot])
  return model
}

export const openModel = (cart: CartRef): CartModel | undefined => models.get(cartKeyOf(cart))

/** The model of a cart that isn't on screen, loaded with main's present cart. */
export async function modelBeside(store: number, cart: CartRef): Promise<CartModel> {
  const snapshot = await queryClient.fetchQuery(cartQuery(cart))
  if (storeId(useApp.getState().session) !== store) throw new AskError(sessionEnded({ unsent: true }).error)
  const model = modelOf(store, snapshot)
  model.load(snapshot)
  return model
}

export function useShortName(model: CartModel): SellerName {
  const shortName = useCartModelState(model, (state) => state.shortName)
  return useCallback(({ wh, whName }) => shortName(wh) ?? whName, [shortName])
}

export const useCartModelState = <T>(
  model: { readonly store: StoreApi<CartModelState> },
  select: (state: CartModelState) => T,
): T => useZustand(model.store, select)
