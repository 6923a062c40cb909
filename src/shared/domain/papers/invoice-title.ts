import type { WarehouseType } from '../catalogue/product.ts'
import type { OrderStatus } from '../orders/order.ts'
import { sameState } from '../values/states.ts'

export const INVOICE_TITLES = [
  'PERFORMA INVOICE',
  'TAX INVOICE',
  'DELIVERY CHALLAN',
  'BILL OF SUPPLY',
  'SALES RETURN INVOICE',
  'RETURN TO ORIGIN INVOICE',
] as const
export type InvoiceTitle = (typeof INVOICE_TITLES)[number]

/** The paper's own store, with the fields that its title and issuer depend on; the same for every user. */
export interface PaperStore {
  readonly concept: string
  readonly signage: string
  /** State of the shipping address. */
  readonly shippingState: string
}

/**
 * A confirmed order has a performa invoice, a shipped or delivered one a tax invoice. Both are a delivery challan for
 * Photoshoot signage, and for BBBHCOCO stores served by a warehouse or DC of their own state.
 */
export function invoiceTitle(
  status: OrderStatus,
  store: PaperStore,
  warehouse: { readonly whType: WarehouseType | undefined; readonly state: string },
): InvoiceTitle {
  const company = warehouse.whType === 'Warehouse' || warehouse.whType === 'DC'
  const ownGoods = store.concept === 'BBBHCOCO' && company && sameState(warehouse.state, store.shippingState) === true
  if (store.signage === 'Photoshoot' || ownGoods) return 'DELIVERY CHALLAN'
  return status === 'Shipped' || status === 'Delivered' ? 'TAX INVOICE' : 'PERFORMA INVOICE'
}
