/** What a list may know beside its own rows. Both processes make one: the page to draw, main to write files. */
import type { Day } from '../domain/dates.ts'
import type { Store, WarehouseMapping } from '../domain/store.ts'

export interface ListContext {
  readonly store: Store
  /** India's. */
  readonly today: Day
  readonly mapping: readonly WarehouseMapping[]
  /** What a warehouse is called: by the company's list, else by the store's mapping, else by its id. */
  readonly warehouseName: (id: number) => string
}
