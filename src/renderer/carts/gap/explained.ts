/** The line whose gap is explained: a store, as an exchange that ends later asks which line is shown then. */
import { createStore, type StoreApi } from 'zustand'

export interface Explained {
  /** Undefined while no line is explained. */
  readonly line: number | undefined
}

export type ExplainedStore = StoreApi<Explained>

export const createExplained = (): ExplainedStore => createStore<Explained>(() => ({ line: undefined }))
