/** The warehouses that orders and loads can be narrowed to, and what they are called. */
import type { WarehouseType } from '../catalogue/product.ts'
import type { WarehouseName } from '../catalogue/warehouses.ts'
import type { WarehouseMapping } from '../people/store.ts'

export interface SearchWarehouse {
  readonly id: number
  readonly name: string
  readonly whType: WarehouseType
}

/** Stands for all stockists: they aren't told apart. */
export const STOCKIST: SearchWarehouse = { id: 99, name: 'STOCKIST', whType: 'Stockist' }

interface Asker {
  readonly isStockist: boolean
}

/**
 * What the order history can be narrowed to: warehouses; DCs for stockists only; stockists all together. A warehouse that is
 * mapped twice counts once.
 */
export function historyWarehouses(
  mapping: readonly WarehouseMapping[],
  { isStockist }: Asker,
  nameOf: (id: number) => string,
): readonly SearchWarehouse[] {
  const seen = new Set<number>()
  const named = mapping.flatMap(({ whID, whType }) => {
    if (whType === 'Stockist' || (whType === 'DC' && !isStockist) || seen.has(whID)) return []
    seen.add(whID)
    return [{ id: whID, name: nameOf(whID), whType }]
  })
  return [...named, STOCKIST]
}

/** What loads can be narrowed to: as orders, but a stockist's loads come from no stockist. */
export const loadWarehouses: typeof historyWarehouses = (mapping, asker, nameOf) =>
  historyWarehouses(mapping, asker, nameOf).filter(({ whType }) => whType !== 'Stockist' || !asker.isStockist)

/** How a store's warehouses are called: by the company's list, else (stockists) by the store's mapping, else by id. */
export function warehousesNamed(
  listed: WarehouseName,
  mapping: readonly Pick<WarehouseMapping, 'whID' | 'name'>[],
): (id: number) => string {
  const mapped = new Map(mapping.map(({ whID, name }) => [whID, name]))
  return (id) => listed(id) ?? mapped.get(id) ?? `Warehouse ${id}`
}
