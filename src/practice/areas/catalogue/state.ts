/** What is left in the warehouses. It has no events of its own: what is ordered is gone. */
import type { Paise } from '../../../shared/domain/money.ts'
import type { Product } from '../../../shared/domain/product.ts'
import { defineState } from '../../state/define-state.ts'

const stockKey = (product: number, wh: number, mrp: Paise): string => `${product}^${wh}^${mrp}`

export const catalogueState = defineState({
  events: {},
  /** Pieces ordered since the portal was opened, by product, warehouse and MRP. */
  initial: () => new Map<string, number>(),
  apply: {},
  on: {
    sold: (taken, { wh, lines }) => {
      for (const { id, qty, mrp } of lines) {
        const key = stockKey(id, wh, mrp)
        taken.set(key, (taken.get(key) ?? 0) + qty)
      }
    },
  },
  read: (taken) => {
    const takenFrom = (product: number, wh: number, mrp: Paise): number => taken.get(stockKey(product, wh, mrp)) ?? 0
    return {
      /** Pieces ordered from this stock since the portal was opened. */
      taken: takenFrom,
      /** A product with what is left of its stock, in these warehouses only when they are named. */
      withStock: (product: Product, wh?: ReadonlySet<number>) => {
        const left = product.warehouses.map((row) => ({
          ...row,
          stock: Math.max(0, row.stock - takenFrom(product.id, row.id, row.mrp)),
        }))
        const currentStock = left.reduce((total, { stock }) => total + stock, 0)
        const shown = wh === undefined ? left : left.filter(({ id }) => wh.has(id))
        const stockistproductbasecosts = [...product.stockistproductbasecosts]
        return { ...product, stockistproductbasecosts, currentStock, warehouses: shown }
      },
    }
  },
})
