/** The remaining stock of the warehouses, and the stores' opinions of products. Ordered pieces are gone. */
import { z } from 'zod'
import type { Product } from '../../../shared/domain/catalogue/product.ts'
import type { Paise } from '../../../shared/domain/values/money.ts'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

const stockKey = (product: number, wh: number, mrp: Paise): string => `${product}^${wh}^${mrp}`

/** A store's like (1) or dislike (0) of a product. */
const judged = z.object({
  user: id,
  productId: id,
  likeDislike: z.literal([0, 1]),
  reason: z.string(),
})
type Opinion = z.output<typeof judged>

interface Catalogue {
  /** Pieces ordered since the portal was opened, by product, warehouse and MRP. */
  readonly ordered: Map<string, number>
  /** Keyed by user and product. */
  readonly opinions: Map<string, Opinion>
}

const opinionKey = (user: number, product: number): string => `${user} ${product}`

export const catalogueState = defineState({
  events: { judged },
  initial: (): Catalogue => ({ ordered: new Map(), opinions: new Map() }),
  apply: {
    judged: ({ opinions }, opinion) => opinions.set(opinionKey(opinion.user, opinion.productId), opinion),
  },
  on: {
    sold: ({ ordered }, { wh, lines }) => {
      for (const { id, qty, mrp } of lines) {
        const key = stockKey(id, wh, mrp)
        ordered.set(key, (ordered.get(key) ?? 0) + qty)
      }
    },
  },
  read: ({ ordered, opinions }) => {
    const orderedFrom = (product: number, wh: number, mrp: Paise): number =>
      ordered.get(stockKey(product, wh, mrp)) ?? 0
    return {
      /** Pieces ordered from this stock since the portal was opened. */
      ordered: orderedFrom,
      /** The user's last opinion of the product. */
      opinionOf: (user: number, product: number): Opinion | undefined => opinions.get(opinionKey(user, product)),
      /** Returns a product with its remaining stock; in these warehouses only, if any are named. */
      withStock: (product: Product, wh?: ReadonlySet<number>) => {
        const remaining = (product.warehouses ?? []).map((row) => ({
          ...row,
          stock: Math.max(0, row.stock - orderedFrom(product.id, row.id, row.mrp)),
        }))
        const currentStock = remaining.reduce((total, { stock }) => total + stock, 0)
        const visible = wh === undefined ? remaining : remaining.filter(({ id }) => wh.has(id))
        const stockistproductbasecosts = [...product.stockistproductbasecosts]
        return { ...product, stockistproductbasecosts, currentStock, warehouses: visible }
      },
    }
  },
})
