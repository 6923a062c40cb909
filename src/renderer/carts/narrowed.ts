/**
 * The filter and sort order of a cart's lines. A store of the open cart: a change rerenders the lines alone, and both stay while an import
 * covers the lines.
 */
import { createStore, type StoreApi } from 'zustand'
import { type CartFilter, type CartSort, NO_FILTER } from '../../shared/domain/carts/cart-view.ts'

export interface Narrowed {
  readonly filter: CartFilter
  readonly sort: CartSort | undefined
}

export type NarrowedStore = StoreApi<Narrowed>

export const createNarrowed = (): NarrowedStore => createStore<Narrowed>(() => ({ filter: NO_FILTER, sort: undefined }))
