/** Lines of an open cart that were changed at another computer, until the person has decided about each. */
import { useEffect } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { CartSnapshot } from '../../../shared/domain/cart.ts'
import type { ChangedElsewhere } from '../../../shared/domain/cart-elsewhere.ts'
import type { CartModel } from './cart-model.ts'

interface Told {
  readonly lines: readonly ChangedElsewhere[]
  /** What was told before: a cart that is read again tells it again. */
  readonly known: ReadonlySet<string>
}

/** It goes with the cart's model, which outlives the screen. */
const stores = new WeakMap<CartModel, StoreApi<Told>>()

function storeOf(model: CartModel): StoreApi<Told> {
  const store = stores.get(model) ?? createStore<Told>(() => ({ lines: [], known: new Set() }))
  stores.set(model, store)
  return store
}

/** The lines with those that the snapshot tells anew; of a line the last word counts. */
function withNews({ lines, known }: Told, { elsewhere = [], fetchedAt }: CartSnapshot): Told {
  const keyOf = ({ id, yours }: ChangedElsewhere) => `${fetchedAt} ${id} ${yours}`
  const fresh = elsewhere.filter((one) => !known.has(keyOf(one)))
  const ids = new Set(fresh.map(({ id }) => id))
  return {
    lines: [...lines.filter(({ id }) => !ids.has(id)), ...fresh],
    known: new Set([...known, ...fresh.map(keyOf)]),
  }
}

export function useElsewhere(model: CartModel, snapshot: CartSnapshot) {
  const store = storeOf(model)
  const lines = useStore(store, (told) => told.lines)
  useEffect(() => store.setState((told) => withNews(told, snapshot)), [store, snapshot])
  const forget = (gone: (line: ChangedElsewhere) => boolean) =>
    store.setState((told) => ({ lines: told.lines.filter((line) => !gone(line)) }))
  return { lines, done: (id: number) => forget((line) => line.id === id), close: () => forget(() => true) }
}
