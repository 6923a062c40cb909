import { boxAddress, loadAddress, loadBoxesAddress } from '../../src/shared/domain/screens/addresses.ts'
import { type AreaTables, screenAt, WAREHOUSE } from '../support/area-tables.ts'
import { moment, next, word as text } from '../support/documented.ts'
import { loadAnswerOf, loadSource } from '../support/invoices.ts'
import { STAFF } from '../support/made.ts'
import type { Asking } from '../support/pages/app-bridge.ts'

const loadRow = () => ({
  LoadID: text('load'),
  CreatedDate: moment(),
  LoadStatus: text('status'),
  CourierShipmentStatus: text('courier'),
  TotalBags: next(),
  ActualShippingDate: moment(),
  Estimated_Delivery_DateTime: moment(),
  DeliverdDateTime: moment(),
  referenceid: text('reference'),
  TotalProducts: next(),
  TotalProductQty: next(),
  LoadValue: next(),
  potype: text('type'),
  AWBNo: text('awb'),
  Transporter: text('transporter'),
})

async function read(ask: Asking, call: 'loads.list' | 'loads.boxes', args: Record<string, unknown>): Promise<unknown> {
  const { answer } = await ask('portal.read', { call, args, request: call, fresh: false })
  return answer
}

/** Loads, those with the most pieces first. */
export async function fullLoads(ask: Asking): Promise<readonly string[]> {
  const answer = await read(ask, 'loads.list', { body: { pageNo: 1, pageSize: 500 } })
  const { rows } = answer as { readonly rows: readonly { LoadID: string; TotalProductQty: number }[] }
  return rows.toSorted((one, other) => other.TotalProductQty - one.TotalProductQty).map(({ LoadID }) => LoadID)
}

/** A load from before April 2021, which has no file. */
export async function oldLoad(ask: Asking): Promise<string> {
  const body = { loadFrom: '2016-01-01', loadTo: '2021-03-31', pageNo: 1, pageSize: 1 }
  const answer = await read(ask, 'loads.list', { body })
  return (answer as { readonly rows: readonly { LoadID: string }[] }).rows[0]?.LoadID ?? ''
}

/** A load that has a bill of supply. */
export async function suppliedLoad(ask: Asking): Promise<string> {
  const answer = await read(ask, 'loads.list', { body: { pageNo: 1, pageSize: 500 } })
  const { rows } = answer as { readonly rows: readonly { LoadID: string; potype: string }[] }
  return rows.find(({ potype }) => potype === 'GC')?.LoadID ?? ''
}

/** The boxes of the largest load. */
export async function fullBoxes(ask: Asking): Promise<readonly string[]> {
  const [loadId] = await fullLoads(ask)
  const boxes = (await read(ask, 'loads.boxes', { query: { loadId } })) as readonly { bagNumber: string }[]
  return boxes.map(({ bagNumber }) => bagNumber)
}

export const loads = {
  entries: ({ loadId, ids: [id = 0] }) => ({
    'receiving.read': [{ load: loadId }],
    'receiving.count': [
      { load: loadId, id, counted: 3, damaged: 1, isCounted: true },
      { load: loadId, id, counted: 0, damaged: 0, isCounted: false },
    ],
    'receiving.box': [
      { load: loadId, box: `${loadId}-B1`, isHere: true },
      { load: loadId, box: `${loadId}-B1`, isHere: false },
    ],
    'receiving.asked': [
      { load: loadId, id: 999_999, pieces: 2 },
      { load: loadId, id: 999_999, pieces: 0 },
    ],
    'receiving.save': [
      { load: loadId, which: 'all' },
      { load: loadId, which: 'differences' },
      { load: loadId, which: 'counted' },
    ],
    'receiving.forget': [{ load: loadId }],
  }),
  calls: async ({ person }) => {
    const days = { loadFrom: '2020-04-01', loadTo: '2099-12-31' }
    const { rows } = await person.ask('loads.list', { body: { ...days, pageNo: 1, pageSize: 20 } })
    // A load that has left has an invoice.
    const loadId = rows.find(({ ActualShippingDate }) => ActualShippingDate !== undefined)?.LoadID ?? ''
    const [box] = await person.ask('loads.boxes', { query: { loadId } })
    const search = { ...days, status: 'Shipped' as const, warehouseId: WAREHOUSE, awb: 'DKT' }
    return {
      list: () => ({ body: { ...search, pageNo: 1, pageSize: 20 } }),
      csv: () => ({ body: search }),
      totals: () => ({ body: search }),
      invoice: () => ({ query: { loadId } }),
      invoiceUrl: () => ({ query: { loadId } }),
      byId: () => ({ query: { loadId } }),
      boxes: () => ({ query: { loadId } }),
      box: () => ({ query: { bagNumber: box?.bagNumber ?? '' } }),
    }
  },
  documents: {
    list: () => ({ rows: [loadRow(), loadRow()], count: next() }),
    csv: () => ({ rows: [loadRow()], count: 1 }),
    byId: () => [
      {
        POID: text('PO'),
        ProductID: next(),
        ProductName: text('product'),
        Productdesc: text('desc'),
        MRP: next(),
        Discount: next(),
        ActualPrice: next(),
        OrderedQuantity: next(),
        Quantity: next(),
        TotalPrice: next(),
      },
    ],
    boxes: () => [{ bagNumber: text('bag'), BagInQty: next(), loadid: text('load') }],
    box: () => [
      {
        POID: text('PO'),
        productId: next(),
        productName: text('product'),
        MRP: next(),
        Quatity: next(),
        TotalQuantity: next(),
      },
    ],
  },
  lists: {
    loads: screenAt('/home/account/loadHistory'),
    loadLines: { address: loadAddress, subjects: fullLoads, prefix: 'loadLines.', isBare: false },
    boxes: { address: loadBoxesAddress, subjects: fullLoads, prefix: 'boxes.', isBare: false },
    boxLines: { address: (box) => boxAddress(box), subjects: fullBoxes, prefix: 'boxLines.', isBare: false },
  },
  papers: {
    loadInvoice: {
      of: (companyName) => ({
        subject: { kind: 'loadInvoice', load: 'LD-1', of: 'invoice' },
        answers: {
          'loads.invoice': loadAnswerOf(
            loadSource({ lines: 30, to: 'Karnataka', store: { companyName, storeName: '' } }),
          ),
        },
        who: STAFF,
      }),
      name: 'Sahyadri Kids Retail LLP',
      says: ['TAX INVOICE', 'CCBB/26/41873', 'LD-4711', 'PO-41874-T', 'Authorised signatory'],
      sheets: 2,
      longest: 200,
    },
    boxList: {
      of: (companyName) => ({
        subject: { kind: 'boxList', load: 'LD-1' },
        answers: {
          'loads.boxes': Array.from({ length: 70 }, (_, nth) => ({
            bagNumber: `LD-1-B${nth + 1}`,
            BagInQty: 40,
            loadid: 'LD-1',
          })),
        },
        who: { companyName },
      }),
      name: 'Asha Kids',
      says: ['Boxes of load LD-1', 'LD-1-B70', '70 boxes', '2,800 pieces', 'Received by'],
      sheets: 2,
      longest: 100,
    },
    boxInvoice: {
      of: (companyName) => ({
        subject: { kind: 'boxInvoice', box: 'LD-1-B2' },
        answers: {
          'loads.box': Array.from({ length: 40 }, (_, nth) => ({
            POID: 'PO-41873-T',
            productId: 200_000 + nth,
            productName: `Cotton Romper ${nth}`,
            MRP: 499_00 as never,
            Quatity: 2,
            TotalQuantity: 12,
          })),
        },
        who: { companyName },
      }),
      name: 'Asha Kids',
      says: ['Packing list of box LD-1-B2', 'Cotton Romper 39', '40 products', '80 pieces', '39,920.00 at MRP'],
      sheets: 2,
      longest: 100,
    },
    receivingSheet: {
      of: (companyName) => ({
        subject: { kind: 'receivingSheet', load: 'LD-1' },
        answers: {
          'loads.byId': Array.from({ length: 60 }, (_, nth) => ({
            POID: 'PO-41873-T',
            ProductID: 200_000 + nth,
            ProductName: `Cotton Romper ${nth}`,
            Productdesc: '',
            MRP: 499_00 as never,
            Discount: undefined as never,
            Quantity: 4,
          })),
        },
        who: { companyName },
      }),
      name: 'Asha Kids',
      says: ['Count sheet of load LD-1', 'Cotton Romper 59', '60 products', '240 pieces expected', 'Counted by'],
      sheets: 2,
      longest: 100,
    },
  },
} satisfies AreaTables<'loads'>
