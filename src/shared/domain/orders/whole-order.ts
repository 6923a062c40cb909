/** Combines the portal's two sources of an order: its lines, and its row of the history. */

import type { WarehouseType } from '../catalogue/product.ts'
import { perPiece, type ReportedLine, taxesOfLines } from '../pricing/reported-taxes.ts'
import type { Taxes } from '../pricing/tax.ts'
import { type Paise, sum } from '../values/money.ts'
import type { OrderStatus } from './order.ts'

interface PortalOrderLine extends ReportedLine {
  readonly OrderedQuantity: number
  readonly TotalPrice: Paise
  /** For all pieces: see ShownLine. */
  readonly lineTaxes?: Taxes | undefined
}

interface PortalOrder {
  readonly poid?: string | undefined
  readonly createddate?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly potype: string
  readonly warehouse?:
    | {
        readonly id?: number | undefined
        readonly name: string
        readonly whType?: WarehouseType | undefined
        readonly state: string
      }
    | undefined
  readonly purchaseDetail: readonly PortalOrderLine[]
  readonly totalquantity?: number | undefined
  readonly netpayment?: Paise | undefined
}

interface Row {
  readonly createddate: string
  readonly status: OrderStatus
  readonly potype: string
  readonly warehouseid: number
  readonly netpayment?: Paise | undefined
}

export interface WholeOrder {
  readonly poid: string
  readonly createddate: string | undefined
  readonly status: OrderStatus
  /** False if neither source has the status. */
  readonly isStatusKnown: boolean
  readonly potype: string
  readonly warehouse: {
    readonly id: number | undefined
    readonly name: string
    readonly whType: WarehouseType | undefined
  }
  readonly totalquantity: number
  readonly netpayment: Paise
}

/** True while some fields of the order must be looked up in the history. */
export const lacksRow = ({ status, createddate, netpayment }: PortalOrder): boolean =>
  status === undefined || createddate === undefined || netpayment === undefined

/**
 * Fills fields that are missing beside the lines from the history, and computes the remaining ones from the lines. An order without a
 * status counts as pending: none of its pieces count as given.
 */
export function wholeOrder<T extends PortalOrder>(poid: string, answer: T, row: Row | undefined): T & WholeOrder {
  const { purchaseDetail, warehouse } = answer
  return {
    ...answer,
    purchaseDetail: withTaxes(purchaseDetail),
    poid: answer.poid ?? poid,
    createddate: answer.createddate ?? row?.createddate,
    status: answer.status ?? row?.status ?? 'Pending',
    isStatusKnown: (answer.status ?? row?.status) !== undefined,
    potype: answer.potype === '' ? (row?.potype ?? '') : answer.potype,
    warehouse: { id: warehouse?.id ?? row?.warehouseid, name: warehouse?.name ?? '', whType: warehouse?.whType },
    totalquantity: answer.totalquantity ?? purchaseDetail.reduce((pieces, line) => pieces + line.OrderedQuantity, 0),
    netpayment: answer.netpayment ?? row?.netpayment ?? sum(purchaseDetail.map((line) => line.TotalPrice)),
  }
}

/** Lines with the taxes of one piece, in any of the portal's formats; taxes that match no rate stay unchanged. */
function withTaxes<L extends PortalOrderLine>(lines: readonly L[]): L[] {
  const supplied = lines.map((line) => ({ ...line, Quantity: line.Quantity || line.OrderedQuantity }))
  const taxes = taxesOfLines(supplied, { within: lines.some(({ CGST, SGST }) => CGST !== 0 || SGST !== 0) })
  return lines.map((line, at): L => {
    const read = taxes[at]
    const pieces = supplied[at]?.Quantity ?? 0
    if (read === undefined || read.way === 'piece') return line
    const unit = {
      CGST: perPiece(read.CGST, pieces),
      SGST: perPiece(read.SGST, pieces),
      IGST: perPiece(read.IGST, pieces),
    }
    return { ...line, ...unit, ...(line.Quantity > 0 && { lineTaxes: read }) }
  })
}
