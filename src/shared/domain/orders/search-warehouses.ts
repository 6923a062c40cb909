import type { WarehouseType } from '../catalogue/product.ts'
import type { WarehouseMapping, WarehouseName } from '../catalogue/warehouses.ts'

export interface SearchWarehouse {
  readonly id: number
  readonly name: string
  readonly whType: WarehouseType
}

/** Stands for all stockists: they aren't distinguished. */
export const STOCKIST: SearchWarehouse = { id: 99, name: 'STOCKIST', whType: 'Stockist' }

interface Asker {
  readonly isStockist: boolean
}

/**
 * The filter choices of the order history: warehouses; DCs for stockists only; all stockists together. A warehouse that is mapped twice
 * counts once.
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

/** The filter choices of loads: as for orders, except that a stockist's loads never come from a stockist. */
export const loadWarehouses: typeof historyWarehouses = (mapping, asker, nameOf) =>
  historyWarehouses(mapping, asker, nameOf).filter(({ whType }) => whType !== 'Stockist' || !asker.isStockist)

/** A function that names a store's warehouses: by the company's list, else (stockists) by the store's mapping, else by id. */
export function warehousesNamed(
  listed: WarehouseName,
  mapping: readonly Pick<WarehouseMapping, 'whID' | 'name'>[],
): (id: number) => string {
  const mapped = new Map(mapping.map(({ whID, name }) => [whID, name]))
  return (id) => listed(id) ?? mapped.get(id) ?? `Warehouse ${id}`
}
