/** Asks if products can be delivered to the store's billing pincode. Only products that a vendor ships directly are asked about. */

import { needsServiceabilityCheck } from '../../shared/domain/catalogue/serviceability.ts'
import type { PricedCart, PricedLine, Supply } from '../../shared/domain/pricing/priced-cart.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { inBatches, type PortalClient } from '../portal/portal-client.ts'

/** Product IDs of lines that can't be sold now. */
export interface Unserviceable {
  /** Refused by the portal. The answer names only the product, so one refusal counts for all its warehouses. */
  readonly refused: ReadonlySet<number>
  /** Missing from the portal's answer. */
  readonly unanswered: ReadonlySet<number>
}

/** Stock types that skip the check aren't asked about. */
export async function unserviceableIn(
  client: PortalClient,
  pincode: string,
  cart: PricedCart,
): Promise<Result<Unserviceable>> {
  const queries = cart.lines
    .filter(({ line, product }) => needsServiceabilityCheck(product?.stockType ?? line.stockType))
    .flatMap((priced) =>
      sendersOf(priced).map((wh) => ({
        ProductID: priced.line.id,
        MRP: priced.line.mrp,
        WarehouseID: wh,
        BillingPincode: pincode,
      })),
    )
  const answers = await inBatches(queries, BATCH, (batch) =>
    client.call('catalogue.checkServiceable', { body: { ProductList: [...batch] } }),
  )
  if (!answers.ok) return answers
  const refused = new Set(
    answers.value.filter((answer) => answer.isServiceable === false).map((answer) => answer.ProductID),
  )
  const conclusive = answers.value.filter((answer) => answer.isServiceable !== undefined)
  const answered = new Set(conclusive.map((answer) => answer.ProductID))
  const unanswered = new Set(queries.map(({ ProductID }) => ProductID).filter((id) => !answered.has(id)))
  return ok({ refused, unanswered })
}

/** Returns the supply with these products forbidden: their lines stay in the cart, with the reason, but are in no order. */
export function forbidding(supply: Supply, { refused, unanswered }: Unserviceable): Supply {
  if (refused.size + unanswered.size === 0) return supply
  return { ...supply, rights: { ...supply.rights, unserviceable: [...refused], unanswered: [...unanswered] } }
}

/** The warehouses that would send a line; for a line that is all gap, the first that lists the product. */
const sendersOf = ({ allocation, product }: PricedLine): readonly number[] =>
  allocation.length > 0 ? allocation.map(({ wh }) => wh) : (product?.warehouses ?? []).slice(0, 1).map(({ id }) => id)
