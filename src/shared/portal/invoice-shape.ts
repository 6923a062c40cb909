/**
 * The common part of order and load invoices, in the portal's format. Amounts are parsed strictly, since they are printed. StoreDetails,
 * PODetails with their amounts, Totals, ShippingDate, WareHouseDetails and einvresponse are documented; all other fields are optional.
 */
import { z } from 'zod'
import { WAREHOUSE_TYPES } from '../domain/catalogue/product.ts'
import { ZERO } from '../domain/values/money.ts'
import {
  absent,
  decidingText,
  id,
  moment,
  orElse,
  percent,
  pieces,
  rupees,
  shown,
  text,
  textId,
  thing,
} from './fields.ts'
import { ours } from './ours.ts'
import { list } from './rows.ts'
import { storeAddress } from './store-shape.ts'

/** A missing tax means that there is none. */
const tax = orElse(rupees, ZERO)

const detail = z.object({
  POID: ours('order of the line', absent(textId)),
  ProductID: ours('the product', absent(id)),
  ProductName: ours('product name', text()),
  /** The reason for a return. */
  Reason: ours('return reason of a line', absent(text())),
  HSNCode: ours('the HSN code of a line', decidingText(12)),
  Quantity: pieces,
  OrderedQuantity: ours('pieces ordered', absent(pieces)),
  Unit: ours('the unit of the pieces; NOS without it', text(10)),
  MRP: ours('the MRP of a piece', absent(rupees)),
  ActualPrice: rupees,
  NetVATAmount: tax,
  GSTType: decidingText(20),
  IGST: tax,
  CGST: tax,
  SGST: tax,
  GSTRate: ours('the rate of GST of a line in percent', absent(percent)),
})

const storeDetails = z.object({
  concept: decidingText(),
  signage: decidingText(),
  fcf: absent(z.object({ concept: decidingText(), signage: decidingText() })),
  storeName: text(),
  ...storeAddress,
})

const wareHouseDetails = z.object({
  WareHouseID: absent(id),
  whType: absent(z.enum(WAREHOUSE_TYPES)),
  name: text(),
  companyName: text(),
  address: text(),
  city: text(),
  state: decidingText(),
  pincode: text(10),
  GSTNo: text(20),
  CINNo: text(30),
  tinNo: text(20),
})

const totals = z.object({
  Quantity: absent(pieces),
  TotalPrice: absent(rupees),
  NetVATAmount: absent(rupees),
  IGST: absent(rupees),
  CGST: absent(rupees),
  SGST: absent(rupees),
})

/** Yes in any spelling; any other or a missing word is no. */
const spokenYes = z.codec(text(10), z.boolean(), {
  decode: (text) => /^(y|yes|true|1)$/i.test(text.trim()),
  encode: (yes) => (yes ? 'Yes' : 'No'),
})

/** The tax office's registration of the invoice. */
export const einvresponse = absent(
  z.object({
    qrCodeUrl: text(4000),
    irn: ours('the number of the e-invoice', text(100)),
    ackNo: ours('the number of its acknowledgement', text(40)),
    ackDate: ours('the date of its acknowledgement', shown(moment)),
  }),
)

export const invoiceShape = {
  potype: decidingText(),
  ShippingDate: absent(moment),
  InvoiceNo: ours('the number of the invoice', text(64)),
  InvoiceDate: ours('the date of the invoice', absent(moment)),
  ChallanNo: ours('the number of the delivery challan', text(64)),
  ChallanDate: ours('the date of the delivery challan', absent(moment)),
  ReverseCharge: ours('reverse charge; no if missing', spokenYes),
  StoreDetails: thing(storeDetails),
  WareHouseDetails: thing(wareHouseDetails),
  PODetails: list(detail),
  Totals: absent(totals),
  einvresponse,
}
