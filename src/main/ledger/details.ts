/** Reads the details of a ledger entry; its kind decides which call is used. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import type { DetailKind } from '../../shared/domain/ledger/details.ts'
import type { Result } from '../../shared/errors.ts'
import type { LedgerDetails } from '../../shared/portal/areas/ledger.ts'
import type { OwnArgs } from '../../shared/portal/own-reads.ts'
import type { Reader, ReadOptions } from '../portal/reader.ts'

/** Calls that take the id in a query. */
const BY_QUERY = {
  productCn: 'ledger.productCnDetails',
  tatBreach: 'ledger.tatBreachDetails',
  priceDifference: 'ledger.priceDifferenceDetails',
  kioskCommission: 'ledger.kioskCommissionDetails',
  storeInterior: 'ledger.storeInteriorDetails',
  buyback: 'ledger.productRemovalDetails',
} as const satisfies { readonly [K in DetailKind]?: string }

/** Calls that take the id in their path. */
const BY_PATH = {
  salesPo: 'ledger.orderSale',
  salesLoad: 'ledger.loadSale',
  productRemoval: 'ledger.removedProducts',
  outletRemoval: 'ledger.outletRemovedProducts',
  gcCn: 'ledger.gcCnDetails',
  cmCn: 'ledger.cmCnDetails',
  cndnInvoice: 'ledger.cndnInvoiceDetails',
  discountPaid: 'ledger.discountPaidInvoice',
} as const satisfies { readonly [K in DetailKind]?: string }

const has = <T extends object>(table: T, kind: string): kind is keyof T & string => Object.hasOwn(table, kind)

/** All other kinds are credit and debit notes. */
export function readDetails(
  reader: Reader,
  { kind, id }: OwnArgs<'ledger.details'>,
  options: ReadOptions = {},
): Promise<Result<ReadAnswer<LedgerDetails>>> {
  if (has(BY_QUERY, kind)) return reader.read(BY_QUERY[kind], { query: { id } }, options)
  return reader.read(has(BY_PATH, kind) ? BY_PATH[kind] : 'ledger.cndnDetails', { params: { id } }, options)
}
