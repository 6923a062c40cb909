/** The portal's prices: the shared rules, with the company's numbers. */
import pricing from '../../../../resources/reference/pricing.json' with { type: 'json' }
import type { Product } from '../../../shared/domain/catalogue/product.ts'
import type { WarehouseMapping } from '../../../shared/domain/catalogue/warehouses.ts'
import { type Priced, priceUnit } from '../../../shared/domain/pricing/price-unit.ts'
import type { UnitPrice } from '../../../shared/domain/pricing/pricing.ts'
import { gstTable, splitNet } from '../../../shared/domain/pricing/tax.ts'
import { type Paise, paise, ZERO } from '../../../shared/domain/values/money.ts'
import { pricingPolicy } from '../../../shared/reference.ts'
import type { PracticeAccount } from '../../world/accounts.ts'
import { gstRates } from '../../world/gst.ts'

const policy = pricingPolicy.parse(pricing)
const rates = gstTable(gstRates)

export const priceFor = ({ store }: PracticeAccount, product: Product, mrp: Paise, seller: WarehouseMapping): Priced =>
  priceUnit(product, mrp, seller, { concept: store.fcf.concept, shippingState: store.shippingState, rates, policy })

/** The warehouses that this store may order from. */
export const sellersOf = ({ mapping }: PracticeAccount): readonly WarehouseMapping[] => [
  ...new Map(
    mapping
      .filter(({ isactive, isActiveStockistforb2b }) => isactive && isActiveStockistforb2b)
      .map((entry) => [entry.whID, entry]),
  ).values(),
]

/** Percent: the rate for most goods before GST. */
const VAT = 5.5

/** The same price with the tax from before GST: a single amount outside GST. */
export function withVat(unit: UnitPrice): UnitPrice {
  const { base, IGST: tax } = splitNet(unit.net, VAT, false)
  return { ...unit, base, tax, rate: VAT, CGST: ZERO, SGST: ZERO, IGST: ZERO }
}

/** The part of a price's tax that isn't GST. */
export const vatOf = ({ tax, CGST, SGST, IGST }: UnitPrice): Paise => paise(tax - CGST - SGST - IGST)
