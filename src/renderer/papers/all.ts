/** The drawing of each kind of paper. Written by `npm run areas` from the folders: don't edit. */
import { BoxInvoicePaper } from './box-invoice.tsx'
import { BoxListPaper } from './box-list.tsx'
import { CalendarSheet } from './calendar.tsx'
import { KioskInvoicePaper, KioskReceiptPaper } from './kiosk.tsx'
import { LedgerStatementPaper } from './ledger-statement.tsx'
import { ListPaper } from './list-paper.tsx'
import { LoadInvoice } from './load-invoice.tsx'
import { Note } from './note.tsx'
import { OrderInvoice } from './order-invoice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PickingListPaper } from './picking-list.tsx'
import { ReceivingSheetPaper } from './receiving-sheet.tsx'
import { ReturnInvoice } from './return-invoice.tsx'
import { ReturnSlipPaper } from './return-slip.tsx'
import { StaffBadges } from './staff-badges.tsx'
import { WeekSummaryPaper } from './week-summary.tsx'

export const all = {
  boxInvoice: BoxInvoicePaper,
  boxList: BoxListPaper,
  calendar: CalendarSheet,
  kioskReceipt: KioskReceiptPaper,
  kioskInvoice: KioskInvoicePaper,
  ledgerStatement: LedgerStatementPaper,
  list: ListPaper,
  loadInvoice: LoadInvoice,
  note: Note,
  orderInvoice: OrderInvoice,
  orderSummary: OrderSummary,
  pickingList: PickingListPaper,
  receivingSheet: ReceivingSheetPaper,
  returnInvoice: ReturnInvoice,
  returnSlip: ReturnSlipPaper,
  staffBadges: StaffBadges,
  weekSummary: WeekSummaryPaper,
}
