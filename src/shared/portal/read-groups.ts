/** The reads that a write makes stale, for reads that several writes in several areas affect. */

/** Reads that a change of the cart makes stale. */
export const CART_READS = ['cart.lines', 'cart.halfLines', 'cart.products', 'cart.halfProducts', 'cart.counts'] as const

/** Reads that a change of the AFS cart makes stale. */
export const AFS_READS = ['afs.products', 'afs.tagStats', 'afs.search', 'afs.count'] as const

/** Reads that a change of a CAR cart makes stale. */
export const CAR_READS = ['car.products', 'car.tagStats', 'car.search', 'car.count'] as const

/** Reads that are stale once a watch found a change, so that the user sees the reported state. */
export const WATCHED_READS = [
  'order.details',
  'order.history',
  'order.stats',
  'catalogue.product',
  'catalogue.productInfo',
  'catalogue.listing',
] as const

/** Reads that an order makes stale: those of orders, of the cart, and of stock. */
export const ORDER_READS = [
  'order.history',
  'order.details',
  'order.stats',
  'order.gapReport',
  'order.autoConfirmed',
  'order.arsReport',
  'order.stockistDetails',
  ...CART_READS,
  ...AFS_READS,
  ...CAR_READS,
  'catalogue.productWarehouse',
  'catalogue.productInfo',
  'catalogue.listing',
  'catalogue.product',
  'orderAssist.stockInTransit',
  'orderAssist.invoiceDetails',
  'orderAssist.apparelStockInTransit',
  'orderAssist.apparelInvoice',
] as const
