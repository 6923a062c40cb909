/** What a list may know beside its own rows. Both processes make one: the page to draw, main to write files. */

import type { WarehouseName } from '../domain/catalogue/warehouses.ts'
import { warehousesNamed } from '../domain/orders/search-warehouses.ts'
import type { Store, WarehouseMapping } from '../domain/people/store.ts'
import type { Day } from '../domain/values/dates.ts'
import { ok, type Result } from '../errors.ts'
import type { PerformanceRule } from '../reference.ts'

export interface ListContext {
  readonly store: Store
  /** India's. */
  readonly today: Day
  /** What a warehouse is called: by the company's list, else by the store's mapping, else by its id. */
  readonly warehouseName: (id: number) => string
  /** By what a store's figures are rated. */
  readonly performance: readonly PerformanceRule[]
}

export interface ContextAbout extends Pick<ListContext, 'store' | 'today'> {
  /** By the company's list. */
  readonly listed: WarehouseName
  /** None where no list with ratings is meant. */
  readonly performance?: readonly PerformanceRule[]
}

export const listContext = (
  { store, today, listed, performance = [] }: ContextAbout,
  mapping: readonly WarehouseMapping[],
): ListContext => ({ store, today, warehouseName: warehousesNamed(listed, mapping), performance })

/** The context with what the portal answered of the store's warehouses. One that it names none of has none. */
export function contextFrom(about: ContextAbout, answer: Result<readonly WarehouseMapping[]>): Result<ListContext> {
  if (!answer.ok && answer.error.kind !== 'refused' && answer.error.kind !== 'portal') return answer
  return ok(listContext(about, answer.ok ? answer.value : []))
}
