/**
 * The common part of order and load invoices, in the portal's format. Amounts are parsed strictly, since they are printed. StoreDetails,
 * PODetails with their amounts, Totals, ShippingDate, WareHouseDetails and einvresponse are documented; all other fields are optional.
 */
import { z } from 'zod'
import { WAREHOUSE_TYPES } from '../domain/catalogue/product.ts'
import { ZERO } from '../domain/values/money.ts'
import * as f from './fields.ts'
import { ours } from './ours.ts'
import { list } from './rows.ts'
import { storeAddress } from './store-shape.ts'

/** A missing tax means that there is none. */
const tax = f.orElse(f.rupees, ZERO)

const detail = z.object({
  POID: ours('order of the line', f.absent(f.textId)),
  ProductID: ours('the product', f.absent(f.id)),
  ProductName: ours('product name', f.text()),
  /** The reason for a return. */
  Reason: ours('return reason of a line', f.absent(f.text())),
  HSNCode: ours('the HSN code of a line', f.decidingText(12)),
  Quantity: f.pieces,
  OrderedQuantity: ours('pieces ordered', f.absent(f.pieces)),
  Unit: ours('the unit of the pieces; NOS without it', f.text(10)),
  MRP: ours('the MRP of a piece', f.absent(f.rupees)),
  ActualPrice: f.rupees,
  NetVATAmount: tax,
  GSTType: f.decidingText(20),
  IGST: tax,
  CGST: tax,
  SGST: tax,
  GSTRate: ours('the rate of GST of a line in percent', f.absent(f.percent)),
})

const storeDetails = z.object({
  concept: f.decidingText(),
  signage: f.decidingText(),
  fcf: f.absent(z.object({ concept: f.decidingText(), signage: f.decidingText() })),
  storeName: f.text(),
  ...storeAddress,
})

const wareHouseDetails = z.object({
  WareHouseID: f.absent(f.id),
  whType: f.absent(z.enum(WAREHOUSE_TYPES)),
  name: f.text(),
  companyName: f.text(),
  address: f.text(),
  city: f.text(),
  state: f.decidingText(),
  pincode: f.text(10),
  GSTNo: f.text(20),
  CINNo: f.text(30),
  tinNo: f.text(20),
})

const totals = z.object({
  Quantity: f.absent(f.pieces),
  TotalPrice: f.absent(f.rupees),
  NetVATAmount: f.absent(f.rupees),
  IGST: f.absent(f.rupees),
  CGST: f.absent(f.rupees),
  SGST: f.absent(f.rupees),
})

/** Yes in any spelling; any other or a missing word is no. */
const spokenYes = z.codec(f.text(10), z.boolean(), {
  decode: (text) => /^(y|yes|true|1)$/i.test(text.trim()),
  encode: (yes) => (yes ? 'Yes' : 'No'),
})

/** The tax office's registration of the invoice. */
export const einvresponse = f.absent(
  z.object({
    qrCodeUrl: f.text(4000),
    irn: ours('the number of the e-invoice', f.text(100)),
    ackNo: ours('the number of its acknowledgement', f.text(40)),
    ackDate: ours('the date of its acknowledgement', f.shown(f.moment)),
  }),
)

export const invoiceShape = {
  potype: f.decidingText(),
  ShippingDate: f.absent(f.moment),
  InvoiceNo: ours('the number of the invoice', f.text(64)),
  InvoiceDate: ours('the date of the invoice', f.absent(f.moment)),
  ChallanNo: ours('the number of the delivery challan', f.text(64)),
  ChallanDate: ours('the date of the delivery challan', f.absent(f.moment)),
  ReverseCharge: ours('reverse charge; no if missing', spokenYes),
  StoreDetails: f.thing(storeDetails),
  WareHouseDetails: f.thing(wareHouseDetails),
  PODetails: list(detail),
  Totals: f.absent(totals),
  einvresponse,
}
