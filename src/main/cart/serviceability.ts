/** Whether products can be brought to the store: asked for those that a vendor sends himself, at the billing pincode. */
import type { PricedCart } from '../../shared/domain/cart.ts'
import { needsServiceabilityCheck } from '../../shared/domain/serviceability.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { inBatches, type PortalClient } from '../portal/portal-client.ts'

/** Ids of lines that a warehouse they would come from can't bring there. Stock types that skip the check aren't asked about. */
export async function unserviceableAllocations(
  client: PortalClient,
  pincode: string,
  cart: PricedCart,
): Promise<Result<ReadonlySet<number>>> {
  const asked = cart.lines.flatMap(({ line, product, allocation }) =>
    needsServiceabilityCheck(product?.stockType ?? line.stockType)
      ? allocation.map(({ wh }) => ({ ProductID: line.id, MRP: line.mrp, WarehouseID: wh, BillingPincode: pincode }))
      : [],
  )
  const answers = await inBatches(asked, BATCH, (batch) =>
    client.call('catalogue.checkServiceable', { body: { ProductList: [...batch] } }),
  )
  if (!answers.ok) return answers
  return ok(new Set(answers.value.filter((answer) => !answer.isServiceable).map((answer) => answer.ProductID)))
}
