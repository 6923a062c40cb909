/** A filter for the warehouse that something came from. */
import { type historyWarehouses, STOCKIST } from '../domain/orders/search-warehouses.ts'
import { fromCall } from './choices.ts'
import * as filter from './filters.ts'

/** Those of the store's mapping that this rule leaves. */
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

/** The id that was chosen; undefined for what is none. */
export const warehouseIdIn = (chosen: string | undefined): number | undefined =>
  chosen !== undefined && /^\d{1,9}$/.test(chosen) ? Number(chosen) : undefined
