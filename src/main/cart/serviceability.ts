/** Whether products can be brought to the store: asked for those that a vendor sends himself, at the billing pincode. */
import type { PricedCart, PricedLine, Supply } from '../../shared/domain/carts/cart.ts'
import { needsServiceabilityCheck } from '../../shared/domain/catalogue/serviceability.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { BATCH } from '../../shared/portal/product-shape.ts'
import { inBatches, type PortalClient } from '../portal/portal-client.ts'

/** Product ids of lines that can't be sold now. */
export interface Unserviceable {
  /** The portal says no. An answer names the product alone, so one no counts for all its warehouses. */
  readonly refused: ReadonlySet<number>
  /** The portal says nothing about them. */
  readonly unanswered: ReadonlySet<number>
}

/** Stock types that skip the check aren't asked about. */
export async function unserviceableIn(
  client: PortalClient,
  pincode: string,
  cart: PricedCart,
): Promise<Result<Unserviceable>> {
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
  const refused = new Set(
    answers.value.filter((answer) => answer.isServiceable === false).map((answer) => answer.ProductID),
  )
  const said = answers.value.filter((answer) => answer.isServiceable !== undefined)
  const answered = new Set(said.map((answer) => answer.ProductID))
  const unanswered = new Set(asked.map(({ ProductID }) => ProductID).filter((id) => !answered.has(id)))
  return ok({ refused, unanswered })
}

/** The supply with these products forbidden: a line of theirs stays in the cart, with its reason, outside every order. */
export function forbidding(supply: Supply, { refused, unanswered }: Unserviceable): Supply {
  if (refused.size + unanswered.size === 0) return supply
  return { ...supply, rights: { ...supply.rights, unserviceable: [...refused], unanswered: [...unanswered] } }
}

/** Warehouses that a line would come from; of one that is all gap, the first that lists the product. */
const sendersOf = ({ allocation, product }: PricedLine): readonly number[] =>
  allocation.length > 0 ? allocation.map(({ wh }) => wh) : (product?.warehouses ?? []).slice(0, 1).map(({ id }) => id)
