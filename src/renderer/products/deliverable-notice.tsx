/** Says if a product that its vendor ships can be delivered to the store, before it is added to the cart. */
import type { ProductFacts } from '../../shared/domain/catalogue/product.ts'
import { needsServiceabilityCheck } from '../../shared/domain/catalogue/serviceability.ts'
import { messages } from '../../shared/messages.ts'
import { usePortal } from '../bridge/queries.ts'
import { Notice } from '../parts/notice.tsx'
import { useStore } from '../session/app-state.ts'

export function DeliverableNotice({ product }: { readonly product: Pick<ProductFacts, 'id' | 'stockType'> }) {
  const store = useStore()
  const BillingPincode = store?.pincode ?? ''
  const { data: read } = usePortal(
    'catalogue.serviceability',
    { body: { ProductList: [{ ProductID: product.id, BillingPincode }] } },
    { enabled: store !== undefined && needsServiceabilityCheck(product.stockType) },
  )
  const answer = read?.answer.find(({ ProductID }) => ProductID === product.id)
  return answer?.isServiceable === false ? <Notice tone="warn">{messages.productNotServiceable}</Notice> : null
}
