/** All kinds of paper. Written by `npm run areas` from the folders: don't edit. */
import { boxInvoice } from './box-invoice.ts'
import { boxList } from './box-list.ts'
import { calendar } from './calendar.ts'
import { kioskInvoice, kioskReceipt } from './kiosk.ts'
import { ledgerStatement } from './ledger-statement.ts'
import { list } from './list-sheet.ts'
import { loadInvoice } from './load-invoice.ts'
import { note } from './note.ts'
import { orderInvoice } from './order-invoice.ts'
import { orderSummary } from './order-summary.ts'
import { pickingList } from './picking-list.ts'
import { receivingSheet } from './receiving-sheet.ts'
import { returnInvoice } from './return-invoice.ts'
import { returnSlip } from './return-slip.ts'
import { staffBadges } from './staff-badges.ts'
import { weekSummary } from './week-summary.ts'

export const all = {
  boxInvoice,
  boxList,
  calendar,
  kioskReceipt,
  kioskInvoice,
  ledgerStatement,
  list,
  loadInvoice,
  note,
  orderInvoice,
  orderSummary,
  pickingList,
  receivingSheet,
  returnInvoice,
  returnSlip,
  staffBadges,
  weekSummary,
}
