/** Every list by name. The name is used in addresses, in stored column settings, and in requests for files. */
import { arsBin, arsRequests, myArs, replacements } from './lists/areas/ars.ts'
import { arsReport } from './lists/areas/ars-report.ts'
import { artworks } from './lists/areas/artwork.ts'
import { assistTotals } from './lists/areas/assist-totals.ts'
import { cForms } from './lists/areas/cform.ts'
import { apparelChecklist, otherChecklist } from './lists/areas/checklist.ts'
import { inputTax } from './lists/areas/input-tax.ts'
import { kioskOrders } from './lists/areas/kiosk-orders.ts'
import { ledger } from './lists/areas/ledger.ts'
import { ledgerLines } from './lists/areas/ledger-lines.ts'
import { boxes, boxLines, loadLines, loads } from './lists/areas/loads.ts'
import { notifications } from './lists/areas/notifications.ts'
import { autoConfirmed, orderDetails } from './lists/areas/order-details.ts'
import { orderHistory } from './lists/areas/order-history.ts'
import { gapReport, orderLines } from './lists/areas/order-lines.ts'
import { payments } from './lists/areas/payments.ts'
import { policies, releaseNotes } from './lists/areas/policies.ts'
import { returnGoods, returnNoteLines } from './lists/areas/return-notes.ts'
import { returnsToOrigin, salesReturns } from './lists/areas/returns.ts'
import {
  academicIncentives,
  cmpIncentives,
  ownIncentives,
  recognitionIncentives,
  scorecard,
  storeIncentives,
  storePerformance,
} from './lists/areas/scores.ts'
import { smsRequests } from './lists/areas/sms.ts'
import { assessments, events, warrantyDocuments } from './lists/areas/training.ts'
import { users } from './lists/areas/users.ts'
import type { FilterState, List } from './lists/list.ts'

export const lists = {
  orderHistory,
  orderLines,
  gapReport,
  orderDetails,
  autoConfirmed,
  arsReport,
  myArs,
  arsRequests,
  arsBin,
  replacements,
  loads,
  loadLines,
  boxes,
  boxLines,
  payments,
  ledger,
  ledgerLines,
  inputTax,
  cForms,
  smsRequests,
  artworks,
  policies,
  releaseNotes,
  assessments,
  events,
  warrantyDocuments,
  scorecard,
  storeIncentives,
  ownIncentives,
  recognitionIncentives,
  academicIncentives,
  cmpIncentives,
  storePerformance,
  apparelChecklist,
  otherChecklist,
  salesReturns,
  returnsToOrigin,
  returnNoteLines,
  returnGoods,
  users,
  notifications,
  assistTotals,
  kioskOrders,
}

export type ListName = keyof typeof lists

export const listNames = Object.keys(lists) as readonly ListName[]

/** A list whose name isn't known at compile time. */
export const anyList = (name: ListName): List => lists[name]

/** The list for these filters. */
export function listFor(name: ListName, filters: FilterState): List {
  const list = anyList(name)
  return list.wholeFor?.(filters) ?? list
}
