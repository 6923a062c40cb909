import { z } from 'zod'
import { LOAD_STATUSES } from '../../domain/orders/load-filter.ts'
import { call } from '../call.ts'
import { documentUrl } from '../document-url.ts'
import { absent, count, discount, id, moment, rupees, shown, text, textId, whole } from '../fields.ts'
import { invoiceShape } from '../invoice-shape.ts'
import { ours } from '../ours.ts'
import { paged, rows } from '../rows.ts'

const page = whole(1, 100_000)
const number = z.string().max(64)

const search = {
  loadFrom: ours('loads created from this date', moment.optional()),
  loadTo: ours('loads created up to this date', moment.optional()),
  shipFrom: ours('loads shipped from this date', moment.optional()),
  shipTo: ours('loads shipped up to this date', moment.optional()),
  status: ours('loads of this status', z.enum(LOAD_STATUSES).optional()),
  warehouseId: ours('loads of this warehouse', id.optional()),
  poid: ours('the load of this order', number.optional()),
  cpoid: ours('the load of this number', number.optional()),
  awb: ours('the load with this docket', number.optional()),
}

const found = paged(
  z.object({
    LoadID: textId,
    CreatedDate: shown(moment),
    LoadStatus: text(),
    CourierShipmentStatus: text(),
    TotalBags: shown(count),
    ActualShippingDate: shown(moment),
    Estimated_Delivery_DateTime: shown(moment),
    DeliverdDateTime: shown(moment),
    referenceid: text(),
    TotalProducts: shown(count),
    TotalProductQty: shown(count),
    LoadValue: shown(rupees),
    potype: text(),
    AWBNo: text(),
    Transporter: text(),
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
      TotalBags: shown(count),
      TotalProducts: shown(count),
      TotalProductQty: shown(count),
      LoadValue: shown(rupees),
    }),
    keep: 'minute',
  }),
  byId: call({
    get: '/api/cpo/getLoadById',
    query: z.object({ loadId: ours('the requested load', textId) }),
    answer: rows(
      z.object({
        POID: textId,
        ProductID: id,
        ProductName: text(),
        Productdesc: text(4000),
        MRP: shown(rupees),
        Discount: discount,
        ActualPrice: shown(rupees),
        OrderedQuantity: shown(count),
        Quantity: shown(count),
        TotalPrice: shown(rupees),
      }),
    ),
    keep: 'minute',
    long: true,
  }),
  boxes: call({
    get: '/api/cpo/getBagDetails',
    query: z.object({ loadId: ours('the requested load', textId) }),
    answer: rows(z.object({ bagNumber: textId, BagInQty: shown(count), loadid: shown(textId) })),
    keep: 'minute',
  }),
  box: call({
    get: '/api/cpo/getBagInvoice',
    query: z.object({ bagNumber: textId }),
    answer: rows(
      z.object({
        POID: textId,
        productId: id,
        productName: text(),
        MRP: shown(rupees),
        Quatity: shown(count),
        TotalQuantity: shown(count),
      }),
    ),
    keep: 'minute',
  }),
  /** The invoice of a load; for type GC its bill of supply. */
  invoice: call({
    get: '/api/cpo/getLoadInvoice',
    query: z.object({ loadId: ours('the requested load', textId) }),
    answer: z.object({
      ...invoiceShape,
      LoadID: shown(textId),
      CreatedDate: shown(moment),
      ledgerAccount: absent(id),
    }),
    long: true,
  }),
  /** The address of a load's invoice file, which may be valid for a limited time. */
  invoiceUrl: call({
    get: '/api/cpo/getloadinvoiceurl',
    query: z.object({ loadId: ours('the requested load', textId) }),
    answer: documentUrl,
    documents: { fields: { url: ['pdf'] } },
  }),
}
