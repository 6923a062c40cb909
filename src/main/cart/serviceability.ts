/** Whether products can be brought to the store: asked for those that a vendor sends himself, at the billing pincode. */
import type { PricedCart } from '../../shared/domain/cart.ts'
import type { Product } from '../../shared/domain/product.ts'
import { needsServiceabilityCheck } from '../../shared/domain/serviceability.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { BATCH } from '../../shared/portal/catalogue.ts'
import { inBatches, type PortalClient } from '../portal/portal-client.ts'

/** Ids of these products that can't be brought there. Stock types that skip the check are not asked about. */
export async function unserviceableIds(
  client: PortalClient,
  pincode: string,
  products: readonly Pick<Product, 'id' | 'stockType'>[],
): Promise<Result<ReadonlySet<number>>> {
  const asked = products.filter((product) => needsServiceabilityCheck(product.stockType))
  const answers = await inBatches(asked, BATCH, (batch) =>
    client.call('catalogue.serviceability', {
      body: { ProductList: batch.map(({ id }) => ({ ProductID: id, BillingPincode: pincode })) },
    }),
  )
  return answers.ok ? ok(refusedIn(answers.value)) : answers
}

/** Ids of allocated lines that their warehouse can't bring there. */
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
  return answers.ok ? ok(refusedIn(answers.value)) : answers
}

const refusedIn = (answers: readonly { readonly ProductID: number; readonly isServiceable: boolean }[]): Set<number> =>
  new Set(answers.filter((answer) => !answer.isServiceable).map((answer) => answer.ProductID))
