import { z } from 'zod'
import { LOAD_STATUSES } from '../../domain/orders/load-filter.ts'
import { call } from '../call.ts'
import { documentUrl } from '../document-url.ts'
import * as f from '../fields.ts'
import { invoiceShape } from '../invoice-shape.ts'
import { ours } from '../ours.ts'
import { paged, rows } from '../rows.ts'

const page = f.whole(1, 100_000)
const number = z.string().max(64)

const search = {
  loadFrom: ours('loads created from this date', f.moment.optional()),
  loadTo: ours('loads created up to this date', f.moment.optional()),
  shipFrom: ours('loads shipped from this date', f.moment.optional()),
  shipTo: ours('loads shipped up to this date', f.moment.optional()),
  status: ours('loads of this status', z.enum(LOAD_STATUSES).optional()),
  warehouseId: ours('loads of this warehouse', f.id.optional()),
  poid: ours('the load of this order', number.optional()),
  cpoid: ours('the load of this number', number.optional()),
  awb: ours('the load with this docket', number.optional()),
}

const found = paged(
  z.object({
    LoadID: f.textId,
    CreatedDate: f.shown(f.moment),
    LoadStatus: f.text(),
    CourierShipmentStatus: f.text(),
    TotalBags: f.shown(f.count),
    ActualShippingDate: f.shown(f.moment),
    Estimated_Delivery_DateTime: f.shown(f.moment),
    DeliverdDateTime: f.shown(f.moment),
    referenceid: f.text(),
    TotalProducts: f.shown(f.count),
    TotalProductQty: f.shown(f.count),
    LoadValue: f.shown(f.rupees),
    potype: f.text(),
    AWBNo: f.text(),
    Transporter: f.text(),
  }),
)

export const loads = {
  list: call({
    post: '/api/cpo/getLoad',
    effect: 'read',
    body: z.object({ ...search, pageNo: page, pageSize: page }),
    answer: found,
    keep: 'minute',
  }),
  /** All of them at once, for a file. */
  csv: call({ post: '/api/cpo/getCSVData', effect: 'read', body: z.object(search), answer: found, long: true }),
  totals: call({
    post: '/api/cpo/getLoadTotal',
    effect: 'read',
    body: z.object(search),
    answer: z.object({
      TotalBags: f.shown(f.count),
      TotalProducts: f.shown(f.count),
      TotalProductQty: f.shown(f.count),
      LoadValue: f.shown(f.rupees),
    }),
    keep: 'minute',
  }),
  byId: call({
    get: '/api/cpo/getLoadById',
    query: z.object({ loadId: ours('the requested load', f.textId) }),
    answer: rows(
      z.object({
        POID: f.textId,
        ProductID: f.id,
        ProductName: f.text(),
        Productdesc: f.text(4000),
        MRP: f.shown(f.rupees),
        Discount: f.discount,
        ActualPrice: f.shown(f.rupees),
        OrderedQuantity: f.shown(f.count),
        Quantity: f.shown(f.count),
        TotalPrice: f.shown(f.rupees),
      }),
    ),
    keep: 'minute',
    long: true,
  }),
  boxes: call({
    get: '/api/cpo/getBagDetails',
    query: z.object({ loadId: ours('the requested load', f.textId) }),
    answer: rows(z.object({ bagNumber: f.textId, BagInQty: f.shown(f.count), loadid: f.shown(f.textId) })),
    keep: 'minute',
  }),
  box: call({
    get: '/api/cpo/getBagInvoice',
    query: z.object({ bagNumber: f.textId }),
    answer: rows(
      z.object({
        POID: f.textId,
        productId: f.id,
        productName: f.text(),
        MRP: f.shown(f.rupees),
        Quatity: f.shown(f.count),
        TotalQuantity: f.shown(f.count),
      }),
    ),
    keep: 'minute',
  }),
  /** The invoice of a load; for type GC its bill of supply. */
  invoice: call({
    get: '/api/cpo/getLoadInvoice',
    query: z.object({ loadId: ours('the requested load', f.textId) }),
    answer: z.object({
      ...invoiceShape,
      LoadID: f.shown(f.textId),
      CreatedDate: f.shown(f.moment),
      ledgerAccount: f.absent(f.id),
    }),
    long: true,
  }),
  /** The address of a load's invoice file, which may be valid for a limited time. */
  invoiceUrl: call({
    get: '/api/cpo/getloadinvoiceurl',
    query: z.object({ loadId: ours('the requested load', f.textId) }),
    answer: documentUrl,
    documents: { fields: { url: ['pdf'] } },
  }),
}
