/** The gap products of an order and how each can be ordered now: the report of the gaps, and the products that it names. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import type { GapProduct, GapProducts } from '../../shared/bridge/products.ts'
import { gapSentence } from '../../shared/domain/carts/cart-view.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { hiddenReason, hiddenSentence } from '../../shared/domain/catalogue/visibility.ts'
import { missingOf, reportsGap, wholeGap } from '../../shared/domain/orders/order-lines.ts'
import { marketOf } from '../../shared/domain/pricing/offers.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { productView } from '../../shared/domain/pricing/product-view.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { BATCH, PRODUCT_FIELDS } from '../../shared/portal/product-shape.ts'
import { activeWarehouses, supplyFrom } from '../cart/supply.ts'
import type { Handlers } from '../handlers.ts'
import { inBatches } from '../portal/portal-client.ts'
import type { Reader } from '../portal/reader.ts'
import type { Profile } from '../session/profile.ts'
import { oldestOf } from './gathering.ts'

export interface GapDeps {
  readonly reader: Reader
  readonly policy: PricingPolicy
  readonly profile: () => Promise<Result<Profile>>
}

export const gapHandlers = ({ reader, policy, profile }: GapDeps): Pick<Handlers, 'products.gaps'> => ({
  'products.gaps': async ({ orderId, fresh }) => {
    const known = await profile()
    if (!known.ok) return known
    const [report, details] = await Promise.all([
      reader.read('order.gapReport', { query: { orderId } }, { fresh }),
      reader.read('order.details', { body: { id: orderId } }, { fresh }),
    ])
    if (!report.ok) return report
    // Without the order's lines, a gap that the report doesn't count would be lost.
    if (!details.ok && !report.value.answer.every(reportsGap)) return details
    const lines = details.ok ? details.value.answer.purchaseDetail : []
    const gaps = missingOf(report.value.answer.map((gap) => wholeGap(gap, lines)))
    const ids = gaps.map(({ ProductID }) => ProductID)
    const read = await productsOf(reader, known.value, ids, fresh)
    if (!read.ok) return read
    const found = read.value.flatMap(({ answer }) => answer)
    const market = marketOf(supplyFrom(known.value, found, found, policy))
    const products = new Map(found.map((product) => [product.id, product]))
    const rows = gaps.map(({ ProductID: id, ProductName, MRP, orderedQuantity, quantity, gapQty }): GapProduct => {
      const product = products.get(id)
      const hidden = product && hiddenReason(product, market.viewer)
      const view = product === undefined || hidden !== undefined ? undefined : productView(market, product)
      return {
        id,
        name: product?.name ?? ProductName,
        mrp: MRP,
        ordered: orderedQuantity,
        given: quantity,
        gap: gapQty,
        view,
        why: product === undefined ? say('productsNotFound') : whyNot(hidden, view),
      }
    })
    return ok({ products: rows, ...oldestOf([report.value, ...read.value]) } satisfies GapProducts)
  },
})

type MaybeView = ReturnType<typeof productView> | undefined

/** A product without stock can be ordered: it becomes a gap again, and the sentence says so. */
const whyNot = (hidden: ReturnType<typeof hiddenReason>, view: MaybeView): string | undefined =>
  view === undefined ? hiddenSentence(hidden) : gapSentence({ gapReason: view.why })

const productsOf = (
  reader: Reader,
  known: Profile,
  ids: readonly number[],
  fresh: boolean,
): Promise<Result<readonly ReadAnswer<readonly Product[]>[]>> =>
  inBatches(ids, BATCH, async (products) => {
    const body = { products: [...products], wh: [...activeWarehouses(known)], fields: PRODUCT_FIELDS }
    const read = await reader.read('catalogue.productInfo', { body }, { fresh })
    return read.ok ? ok([read.value]) : read
  })
