import { type historyWarehouses, STOCKIST } from '../domain/orders/search-warehouses.ts'
import { fromCall } from './choices.ts'
import * as filter from './filters.ts'

/** The warehouses of the store's mapping that this rule keeps. */
export const warehouseFilter = (among: typeof historyWarehouses) =>
  filter.choice(
    'Warehouse',
    fromCall('session.mapping', {
      asks: () => ({ query: {} }),
      options: (mapping, { context: { store, warehouseName } }) =>
        among(mapping, store, warehouseName).map(({ id, name }) => ({
          value: String(id),
          label: name,
        })),
      words: (id, { context }) => (id === String(STOCKIST.id) ? STOCKIST.name : context.warehouseName(Number(id))),
    }),
  )

/** The chosen id; undefined for an invalid one. */
export const warehouseIdIn = (chosen: string | undefined): number | undefined =>
  chosen !== undefined && /^\d{1,9}$/.test(chosen) ? Number(chosen) : undefined
