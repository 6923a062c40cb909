/** Order and invoice numbers. The last letter of an order number stands for its stock type. */
import type { StockType, WarehouseType } from '../../../shared/domain/catalogue/product.ts'

const FIRST = 41_000

export function orderNumber(nr: number, whType: WarehouseType, stockTypes: readonly StockType[]): string {
  return `PO-${FIRST + nr}-${suffixOf(whType, stockTypes)}`
}

function suffixOf(whType: WarehouseType, stockTypes: readonly StockType[]): string {
  if (stockTypes.every((one) => one === 'DropShipment' || one === 'CreditVendorStock')) return 'D'
  if (stockTypes.some((one) => one === 'JustInTime' || one === 'DropShipment' || one === 'CreditVendorStock'))
    return 'K'
  return whType === 'Stockist' ? 'N' : 'T'
}

/** `PO-41007-T` has the invoice `FC/2627/41007`, in the financial year of its day. */
export const invoiceNumber = (poid: string, financialYear: string): string => serial('FC', poid, financialYear)

/** Challans have a separate series. */
export const challanNumber = (poid: string, financialYear: string): string => serial('DC', poid, financialYear)

const serial = (series: string, poid: string, financialYear: string): string =>
  `${series}/${financialYear.slice(2, 4)}${financialYear.slice(5, 7)}/${poid.split('-')[1] ?? poid}`
