/** The context of lists beside their rows: the signed-in store, today's date, the names of the warehouses. */
import { useMemo } from 'react'
import performanceFile from '../../../resources/reference/performance.json' with { type: 'json' }
import type { WarehouseMapping } from '../../shared/domain/catalogue/warehouses.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { type ListContext, listContext } from '../../shared/lists/context.ts'
import type { PerformanceRule } from '../../shared/reference.ts'
import { usePortal } from '../bridge/queries.ts'
import { warehouseName } from '../catalogue/warehouses.ts'
import { useToday } from '../parts/use-today.ts'

/** Main has checked the same file at start. */
const performance = performanceFile as readonly PerformanceRule[]

const UNMAPPED: readonly WarehouseMapping[] = []

export function useListContext(store: Store): ListContext {
  const mapping = usePortal('session.mapping', { query: {} }).data?.answer ?? UNMAPPED
  const today = useToday()
  return useMemo(
    () => listContext({ store, today, listed: warehouseName, performance }, mapping),
    [store, today, mapping],
  )
}
