/** The models of the signed-in store's carts; another store's are forgotten. */
import { useCallback, useEffect } from 'react'
import { type StoreApi, useStore as useZustand } from 'zustand'
import type { CartSnapshot } from '../../../shared/domain/carts/cart.ts'
import type { CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import type { SellerName } from '../../../shared/domain/carts/cart-view.ts'
import { sessionEnded } from '../../../shared/errors.ts'
import { storeId, useApp } from '../../app/app-state.ts'
import { AskError } from '../../app/bridge.ts'
import { cartQuery } from '../../app/cart.ts'
import { queryClient } from '../../app/query-client.ts'
import { CartModel } from './cart-model.ts'
import type { CartModelState } from './cart-state.ts'

const models = new Map<CartType, CartModel>()
let owner: number | undefined

function forget(): void {
  for (const model of models.values()) model.close()
  models.clear()
}
// What waits for one store is nobody else's to send.
useApp.subscribe(({ session }) => {
  if (session.phase === 'signedIn' && session.store.id !== owner) forget()
})

/** It is another cart from now on. */
export function forgetCart(cartType: CartType): void {
  models.get(cartType)?.close()
  models.delete(cartType)
}

function modelOf(store: number, cartType: CartType, snapshot: CartSnapshot): CartModel {
  if (owner !== store) forget()
  owner = store
  const known = models.get(cartType)
  if (known !== undefined) return known
  const model = new CartModel(cartType, snapshot)
  models.set(cartType, model)
  return model
}

/** The model of a cart, kept up to what main last told. */
export function useCartModel(storeId: number, cartType: CartType, snapshot: CartSnapshot): CartModel {
  const model = modelOf(storeId, cartType, snapshot)
  useEffect(() => model.load(snapshot), [model, snapshot])
  return model
}

/** The model of a cart that isn't on the screen, as main has the cart now. */
export async function modelBeside(store: number, cartType: CartType): Promise<CartModel> {
  const snapshot = await queryClient.fetchQuery(cartQuery(cartType))
  if (storeId(useApp.getState().session) !== store) throw new AskError(sessionEnded({ unsent: true }).error)
  const model = modelOf(store, cartType, snapshot)
  model.load(snapshot)
  return model
}

/** What a warehouse of the cart is called where room is short. */
export function useShortName(model: CartModel): SellerName {
  const shortName = useCartModelState(model, (state) => state.shortName)
  return useCallback(({ wh, whName }) => shortName(wh) ?? whName, [shortName])
}

export const useCartModelState = <T>(
  model: { readonly store: StoreApi<CartModelState> },
  select: (state: CartModelState) => T,
): T => useZustand(model.store, select)
