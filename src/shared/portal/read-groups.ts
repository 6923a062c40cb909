/** Which reads are old once something was written, where several writes, of several areas, make the same reads old. */

/** Reads that a change of the cart makes old. */
export const CART_READS = ['cart.lines', 'cart.halfLines', 'cart.products', 'cart.halfProducts', 'cart.counts'] as const

/** Reads that a change of the AFS cart makes old. */
export const AFS_READS = ['afs.products', 'afs.tagStats', 'afs.search', 'afs.count'] as const

/** Reads that a change of a CAR cart makes old. */
export const CAR_READS = ['car.products', 'car.tagStats', 'car.search', 'car.count'] as const

/** Reads that are old once something that is watched was found to be another: who opens it sees what was told. */
export const WATCHED_READS = [
  'order.details',
  'order.history',
  'order.stats',
  'catalogue.product',
  'catalogue.productInfo',
  'catalogue.listing',
] as const

/** Reads that an order makes old: those of orders, of the cart that it leaves, of the stock that it takes. */
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
