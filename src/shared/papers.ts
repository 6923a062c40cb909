/** Every kind of paper, once: bridge, drawings and tests are derived from this table. */
import { z } from 'zod'
import { boxInvoice } from './papers/box-invoice.ts'
import { boxList } from './papers/box-list.ts'
import { calendar } from './papers/calendar.ts'
import { kioskInvoice, kioskReceipt } from './papers/kiosk.ts'
import { ledgerStatement } from './papers/ledger-statement.ts'
import { listSheet } from './papers/list-sheet.ts'
import { loadInvoice } from './papers/load-invoice.ts'
import { note } from './papers/note.ts'
import { orderInvoice } from './papers/order-invoice.ts'
import { orderSummary } from './papers/order-summary.ts'
import type { Made, Paper } from './papers/paper.ts'
import { pickingList } from './papers/picking-list.ts'
import { receivingSheet } from './papers/receiving-sheet.ts'
import { returnInvoice } from './papers/return-invoice.ts'
import { returnSlip } from './papers/return-slip.ts'
import { staffBadges } from './papers/staff-badges.ts'
import { weekSummary } from './papers/week-summary.ts'

export const papers = {
  orderInvoice,
  loadInvoice,
  orderSummary,
  staffBadges,
  calendar,
  list: listSheet,
  pickingList,
  receivingSheet,
  boxList,
  boxInvoice,
  returnSlip,
  ledgerStatement,
  kioskReceipt,
  kioskInvoice,
  returnInvoice,
  note,
  weekSummary,
}

type Papers = typeof papers
export type PaperKind = keyof Papers

/** The value that is drawn for a kind. */
export type PaperValue<K extends PaperKind> = Papers[K] extends Paper<infer _Subject, infer V> ? V : never
/** The subject that identifies a paper of a kind. */
export type PaperSubject<K extends PaperKind = PaperKind> = z.output<Papers[K]['subject']>
export type MadePaper<K extends PaperKind = PaperKind> = { [P in K]: { readonly kind: P } & Made<PaperValue<P>> }[K]

export const paperSubject = z.union(Object.values(papers).map(({ subject }) => subject))

/** Maximum papers in one file or print job: the notes of a year. */
export const MOST_PAPERS = 500
