/** The last cart that the portal sent, kept for the time without a network. */
import { z } from 'zod'
import type { WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import type { CartLine, Supply } from '../../shared/domain/pricing/priced-cart.ts'
import { gstRate, visibilityRule } from '../../shared/portal/areas/session.ts'
import { absent } from '../../shared/portal/fields.ts'
import { mappingEntry } from '../../shared/portal/mapping-shape.ts'
import { product } from '../../shared/portal/product-shape.ts'
import { savedLine } from '../../shared/portal/proposed-cart.ts'
import type { Database } from '../store/database.ts'
import { eraseDeleted } from '../store/erase.ts'

export interface SavedCart {
  readonly lines: readonly CartLine[]
  /** Prices and rights as they were then; the pricing policy comes with the program. */
  readonly supply: Omit<Supply, 'policy'>
  /** ISO time of the portal's answer. */
  readonly fetchedAt: string
}

const linesShape = z.array(savedLine)
const ids = z.array(z.number())
const supplyShape = z.object({
  products: z.array(product),
  mapping: z.array(mappingEntry),
  rates: z.array(gstRate),
  concept: z.string(),
  shippingState: z.string(),
  rights: z.object({
    hasFoodLicense: z.boolean(),
    rules: z.array(visibilityRule),
    carters: absent(ids),
    unserviceable: ids,
    unanswered: absent(ids),
  }),
})
const rowShape = z.object({ lines: z.string(), supply: z.string(), fetched_at: z.string() })

export interface SavedCarts {
  save(cartType: WholeCart, cart: SavedCart): void
  /** Saves only the lines: products and stock stay as they were fetched. */
  saveLines(cartType: WholeCart, lines: readonly CartLine[]): void
  /** Undefined when there is none, or one that this version can't read. */
  find(cartType: WholeCart): SavedCart | undefined
  /** Erases the data from the file's bytes and its backups, too. */
  clear(): void
}

const wire = (schema: z.ZodType, value: unknown): string => JSON.stringify(z.encode(schema, value))

export function createSavedCarts(db: Database): SavedCarts {
  const put = db.prepare(
    `INSERT INTO saved_carts (cart_type, lines, supply, fetched_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (cart_type) DO UPDATE SET lines = excluded.lines, supply = excluded.supply, fetched_at = excluded.fetched_at`,
  )
  const putLines = db.prepare('UPDATE saved_carts SET lines = ? WHERE cart_type = ?')
  const get = db.prepare('SELECT lines, supply, fetched_at FROM saved_carts WHERE cart_type = ?')
  const clear = db.prepare('DELETE FROM saved_carts')

  return {
    save: (cartType, { lines, supply, fetchedAt }) => {
      put.run(cartType, wire(linesShape, lines), wire(supplyShape, supply), fetchedAt)
    },
    saveLines: (cartType, lines) => {
      putLines.run(wire(linesShape, lines), cartType)
    },
    find: (cartType) => {
      const row = rowShape.optional().parse(get.get(cartType))
      if (row === undefined) return undefined
      const lines = linesShape.safeParse(JSON.parse(row.lines))
      const supply = supplyShape.safeParse(JSON.parse(row.supply))
      if (!lines.success || !supply.success) return undefined
      return { lines: lines.data, supply: supply.data, fetchedAt: row.fetched_at }
    },
    clear: () => {
      clear.run()
      eraseDeleted(db)
    },
  }
}
