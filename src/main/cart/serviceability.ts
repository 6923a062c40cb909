/** Whether products can be brought to the store: asked for those that a vendor sends himself, at the billing pincode. */
import type { PricedCart, PricedLine } from '../../shared/domain/cart.ts'
import { needsServiceabilityCheck } from '../../shared/domain/serviceability.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { inBatches, type PortalClient } from '../portal/portal-client.ts'

/**
 * Ids of lines that aren't known to be serviceable: one of the answers about the product is no, or there is none (an answer
 * names the product alone, so one no counts for all warehouses). Stock types that skip the check aren't asked about.
 */
export async function unserviceableIn(
  client: PortalClient,
  pincode: string,
  cart: PricedCart,
): Promise<Result<ReadonlySet<number>>> {
  const asked = cart.lines
    .filter(({ line, product }) => needsServiceabilityCheck(product?.stockType ?? line.stockType))
    .flatMap((priced) =>
      sendersOf(priced).map((wh) => ({
        ProductID: priced.line.id,
        MRP: priced.line.mrp,
        WarehouseID: wh,
        BillingPincode: pincode,
      })),
    )
  const answers = await inBatches(asked, BATCH, (batch) =>
    client.call('catalogue.checkServiceable', { body: { ProductList: [...batch] } }),
  )
  if (!answers.ok) return answers
  const refused = new Set(answers.value.filter((answer) => !answer.isServiceable).map((answer) => answer.ProductID))
  const answered = new Set(answers.value.map((answer) => answer.ProductID))
  return ok(new Set(asked.map(({ ProductID }) => ProductID).filter((id) => refused.has(id) || !answered.has(id))))
}

/** Warehouses that a line would come from; of one that is all gap, the first that lists the product. */
const sendersOf = ({ allocation, product }: PricedLine): readonly number[] =>
  allocation.length > 0 ? allocation.map(({ wh }) => wh) : (product?.warehouses ?? []).slice(0, 1).map(({ id }) => id)
