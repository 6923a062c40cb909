import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { user, WORDS, word } from '../support/any-event.ts'
import { type AreaTables, screenAt } from '../support/area-tables.ts'
import { moment, next, word as text } from '../support/documented.ts'
import { returnAnswerOf, returnSource } from '../support/invoices.ts'
import { STAFF } from '../support/made.ts'
import type { Asking } from '../support/pages/app-bridge.ts'

const days = { FromDate: '2020-04-01', ToDate: '2099-12-31' }

const record = () => ({
  ReferenceID: text('reference'),
  InvoiceStatus: 'Pending',
  InvoiceDate: moment(),
  AWB: text('awb'),
  ShippingCompany: text('courier'),
  WareHouseID: next(),
  boxid: text('box'),
})

const slipFor = (StoreName: string) => ({
  ReferenceID: 'SR-41873',
  InvoiceStatus: 'InTransit',
  InvoiceDate: '2026-11-20T10:00:00.000Z',
  AWB: 'AWB4711',
  ShippingCompany: 'DTDC - self',
  WareHouseID: 3,
  boxid: 'LD-1-B1',
  StoreName,
  StoreAddress: 'FC Road, Pune, Maharashtra, 411004',
  WareHouseName: 'Bhamboli',
  WareHouseAddress: 'Plot 4, Pune, Maharashtra, 410501',
  products: Array.from({ length: 40 }, (_, nth) => ({
    ProductID: 200_000 + nth,
    ProductName: `Cotton Romper ${nth}`,
    Quantity: 2,
    MRP: 499_00 as never,
    Reason: 'Damaged in transit',
  })),
})

/** Returns that have a note, by their numbers in the ledger: those with the most lines first. */
export async function approvedReturns(ask: Asking): Promise<readonly string[]> {
  const read = async (call: string, args: Record<string, unknown>) =>
    (await ask('portal.read', { call, args, request: randomUUID(), fresh: false })).answer
  const body = { ...days, Status: 'InDone' }
  const rows = (await read('returns.srList', { body })) as readonly { ReferenceID: string; WareHouseID: number }[]
  const ids = rows.map(({ ReferenceID, WareHouseID }) => `${ReferenceID}-${WareHouseID}`)
  const counted = await Promise.all(
    ids.map(async (id) => {
      const note = (await read('returns.note', { params: { id } })) as { readonly orderDetails: readonly unknown[] }
      return { id, lines: note.orderDetails.length }
    }),
  )
  return counted.toSorted((one, other) => other.lines - one.lines).map(({ id }) => id)
}

export const returns = {
  calls: async ({ person }) => {
    const [sr] = await person.ask('returns.srList', { body: days })
    const [rto] = await person.ask('returns.rtoList', { body: days })
    const about = (row: typeof sr) => ({ body: { ReferenceID: row?.ReferenceID ?? '' } })
    const sent = (row: typeof sr) => ({
      body: { ...about(row).body, AWB: 'AWB1', ShippingCompany: 'Other', Status: 'InTransit' as const },
    })
    const [noted] = await person.ask('returns.srList', { body: { ...days, Status: 'InDone' } })
    const note = () => ({ params: { id: `${noted?.ReferenceID}-${noted?.WareHouseID}` } })
    return {
      note,
      listing: note,
      excess: note,
      manual: note,
      srList: () => ({ body: days }),
      srDownload: () => ({ body: { ...days, whType: 'Warehouse' as const } }),
      srSlip: () => about(sr),
      srSetInTransit: () => sent(sr),
      srInvoice: () => about(sr),
      srImages: () => about(sr),
      rtoInvoice: () => about(rto),
      rtoList: () => ({ body: days }),
      rtoDownload: () => ({ body: { ...days, whType: 'Warehouse' as const } }),
      rtoSlip: () => about(rto),
      rtoSetInTransit: () => sent(rto),
    }
  },
  documents: { srList: () => [record()], rtoList: () => [record()] },
  state: {
    events: {
      returnSent: fc.record({
        type: fc.constant('returnSent'),
        user,
        reference: word,
        awb: word,
        company: word,
        at: fc.nat(),
      }),
    },
    reads: { sentBy: (ask) => WORDS.map((reference) => ask(reference)) },
  },
  lists: {
    returnNoteLines: {
      address: (id) => `/home/account/srdetails/srcndn/${id}#lines`,
      subjects: approvedReturns,
      prefix: 'returnNoteLines.',
      isBare: false,
    },
    returnGoods: {
      address: (id) => `/home/account/srdetails/srcndn/${id}`,
      subjects: approvedReturns,
      prefix: 'returnGoods.',
      isBare: false,
    },
    salesReturns: screenAt('/home/account/srDetails'),
    returnsToOrigin: screenAt('/home/account/rtoDetails'),
  },
  papers: {
    returnInvoice: {
      of: (companyName) => ({
        subject: { kind: 'returnInvoice', of: 'sr', id: 'SR-41873' },
        answers: {
          'returns.srInvoice': returnAnswerOf(
            returnSource({ lines: 25, to: 'Karnataka', store: { companyName, storeName: '' } }),
          ),
        },
        who: STAFF,
      }),
      name: 'Sahyadri Kids Retail LLP',
      says: ['SALES RETURN INVOICE', 'SR/26/41873', 'SR-41873', 'Damaged in transit', 'Authorised signatory'],
      sheets: 2,
      longest: 200,
    },
    returnSlip: {
      of: (companyName) => ({
        subject: { kind: 'returnSlip', of: 'sr', id: 'SR-41873' },
        answers: { 'returns.srSlip': slipFor(companyName) },
        who: {},
      }),
      name: 'Asha Kids',
      says: [
        'Sales return: in-transit slip',
        'SR-41873',
        'Cotton Romper 39',
        'AWB no. AWB4711',
        '80 pieces',
        'Handed to',
      ],
      sheets: 2,
      longest: 100,
    },
  },
  entries: () => ({
    'returns.markInTransit': [{ kind: 'sr', ids: ['SR-1'], company: 'Other', awb: 'AWB1', again: false }],
  }),
} satisfies AreaTables<'returns'>
