/** The ledger's notes about a sales return: one from its approval on, and the result at the warehouse. */

import { bookPrefix } from '../../../shared/domain/ledger/entry.ts'
import { referenceIn, returnNoteId } from '../../../shared/domain/returns/returns.ts'
import { dayAt, financialYearOf, isoAt } from '../../../shared/domain/values/dates.ts'
import { sum, times } from '../../../shared/domain/values/money.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { goodsBack } from '../../kit/goods-back.ts'
import { noteEinvoice } from '../../kit/invoice-parties.ts'
import { Refused } from '../../kit/refused.ts'
import { DAY, known } from '../../kit/rows.ts'
import type { AreaCalls } from '../../practice.ts'
import { randomFor } from '../../world/random.ts'
import { originalInvoiceOf, type Return, returnsOf, type Visit } from './return.ts'

type Goods = Answer<'returns.listing'>

const APPROVED: readonly string[] = ['AccountApproved', 'InDone']

const CATEGORIES: Readonly<Record<string, string>> = {
  'Damaged in transit': 'Damage',
  'Wrong product': 'Wrong delivery',
  'Part missing': 'Damage',
  'Not sold': 'Ageing',
}
const categoryOf = (reason: string): string => CATEGORIES[reason] ?? 'Other'

const returnFor = (visit: Visit, noteId: string): Return =>
  known(
    returnsOf(visit, 'sr').find(({ row, order }) => returnNoteId(row.ReferenceID, order.wh) === noteId),
    'Return not found.',
  )

function noteOf(visit: Visit, noteId: string): Answer<'returns.note'> {
  const found = returnFor(visit, noteId)
  const { row, order, approvedAt } = found
  if (!APPROVED.includes(row.InvoiceStatus) || approvedAt === undefined)
    throw new Refused(404, 'This return isn’t approved.')
  const goods = goodsBack(visit, 'sr', order, row.ReferenceID)
  const voucherNumber = `C${financialYearOf(dayAt(approvedAt)).slice(-2)}S${row.ReferenceID.replace(/\D/g, '')}`
  const ledgerAccount = order.whType === 'Stockist' ? 2 : 1
  const approvedDate = isoAt(approvedAt)
  return {
    master: {
      ReferenceID: row.ReferenceID,
      voucherNumber,
      voucherType: 'Credit Note',
      noteType: 'CN',
      approvedDate,
      ledgerAccount,
      einvresponse: noteEinvoice(visit, bookPrefix(ledgerAccount) + voucherNumber, approvedDate),
      approvedAmount: sum(goods.map(({ price, quantity }) => times(price, quantity))),
      reasonCategory: [...new Set(goods.map(({ reason }) => categoryOf(reason)))].join(', '),
      description: '',
      ...originalInvoiceOf(visit, order),
    },
    orderDetails: goods.map(({ productId, name, HSNCode, quantity, mrp, price, reason }) => ({
      POID: order.poid,
      ProductID: productId,
      ProductName: name,
      HSNCode,
      Quantity: quantity,
      MRP: mrp,
      ActualPrice: price,
      TotalPrice: times(price, quantity),
      Reason: reason,
      reasonCategory: categoryOf(reason),
      ProductAgeing: Math.floor((approvedAt - order.placedAt) / DAY),
    })),
  }
}

const listingOf = (visit: Visit, noteId: string): Goods =>
  goodsBack(visit, 'sr', returnFor(visit, noteId).order, referenceIn(noteId)).map(
    ({ productId, name, quantity, mrp, reason }) => ({
      ProductID: productId,
      ProductName: name,
      Quantity: quantity,
      MRP: mrp,
      Reason: reason,
      reasonCategory: categoryOf(reason),
    }),
  )

/** One more piece of some products, in every third return. */
function beyond(visit: Visit, noteId: string, what: 'excess' | 'manual', reason: string): Goods {
  const random = randomFor(visit.world.seed, what, noteId)
  const goods = listingOf(visit, noteId)
  if (!random.chance(1 / 3)) return []
  return goods.slice(0, 2).map((one) => ({ ...one, Quantity: 1, Reason: reason, reasonCategory: 'Other' }))
}

export const noteCalls: Pick<AreaCalls<'returns'>, 'note' | 'listing' | 'excess' | 'manual'> = {
  note: ({ params }, visit) => noteOf(visit, params.id),
  listing: ({ params }, visit) => listingOf(visit, params.id),
  excess: ({ params }, visit) => beyond(visit, params.id, 'excess', 'Excess quantity received'),
  manual: ({ params }, visit) => beyond(visit, params.id, 'manual', 'Added manually at the warehouse'),
}
