/** Data available to a list besides its own rows. Both processes build one: the page for display, main for files. */

import type { WarehouseMapping, WarehouseName } from '../domain/catalogue/warehouses.ts'
import { warehousesNamed } from '../domain/orders/search-warehouses.ts'
import type { Store } from '../domain/people/store.ts'
import type { Day } from '../domain/values/dates.ts'
import { ok, type Result } from '../errors.ts'
import type { PerformanceRule } from '../reference.ts'

export interface ListContext {
  readonly store: Store
  /** In Indian time. */
  readonly today: Day
  /** Returns a warehouse's name: from the company's list, else from the store's mapping, else from its id. */
  readonly warehouseName: (id: number) => string
  /** The rules for rating a store's figures. */
  readonly performance: readonly PerformanceRule[]
}

export interface ContextAbout extends Pick<ListContext, 'store' | 'today'> {
  /** Names from the company's list. */
  readonly listed: WarehouseName
  /** Absent for lists without ratings. */
  readonly performance?: readonly PerformanceRule[]
}

export const listContext = (
  { store, today, listed, performance = [] }: ContextAbout,
  mapping: readonly WarehouseMapping[],
): ListContext => ({ store, today, warehouseName: warehousesNamed(listed, mapping), performance })

/** The context, including the portal's answer about the store's warehouses. If it names none, there are none. */
export function contextFrom(about: ContextAbout, answer: Result<readonly WarehouseMapping[]>): Result<ListContext> {
  if (!answer.ok && answer.error.kind !== 'refused' && answer.error.kind !== 'portal') return answer
  return ok(listContext(about, answer.ok ? answer.value : []))
}
