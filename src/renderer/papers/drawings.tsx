/** The component for each kind of paper, used for the preview and for printing. */
import './fonts.ts'
import type { ComponentType } from 'react'
import type { PaperKind, PaperValue } from '../../shared/papers.ts'
import { BoxInvoicePaper } from './box-invoice.tsx'
import { BoxListPaper } from './box-list.tsx'
import { CalendarSheet } from './calendar.tsx'
import type { DrawingProps } from './drawing.ts'
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

const drawings: { readonly [K in PaperKind]: ComponentType<DrawingProps<K>> } = {
  orderInvoice: OrderInvoice,
  loadInvoice: LoadInvoice,
  orderSummary: OrderSummary,
  staffBadges: StaffBadges,
  calendar: CalendarSheet,
  list: ListPaper,
  pickingList: PickingListPaper,
  receivingSheet: ReceivingSheetPaper,
  boxList: BoxListPaper,
  boxInvoice: BoxInvoicePaper,
  returnSlip: ReturnSlipPaper,
  ledgerStatement: LedgerStatementPaper,
  kioskReceipt: KioskReceiptPaper,
  kioskInvoice: KioskInvoicePaper,
  returnInvoice: ReturnInvoice,
  note: Note,
  weekSummary: WeekSummaryPaper,
}

export interface DrawnProps<K extends PaperKind> {
  readonly kind: K
  readonly value: PaperValue<K>
  readonly mark: string
}

/** A paper of any kind. */
export function Drawn<K extends PaperKind>({ kind, value, mark }: DrawnProps<K>) {
  const Drawing: ComponentType<DrawingProps<K>> = drawings[kind]
  return <Drawing paper={value} mark={mark} />
}
