/** All lists. Written by `npm run areas` from the folders: don't edit. */
import { arsBin, arsRequests, myArs, replacements } from './areas/ars.ts'
import { arsReport } from './areas/ars-report.ts'
import { artworks } from './areas/artwork.ts'
import { assistTotals } from './areas/assist-totals.ts'
import { cForms } from './areas/cform.ts'
import { apparelChecklist, otherChecklist } from './areas/checklist.ts'
import { inputTax } from './areas/input-tax.ts'
import { kioskOrders } from './areas/kiosk-orders.ts'
import { ledger } from './areas/ledger.ts'
import { ledgerLines } from './areas/ledger-lines.ts'
import { boxes, boxLines, loadLines, loads } from './areas/loads.ts'
import { notifications } from './areas/notifications.ts'
import { autoConfirmed, orderDetails } from './areas/order-details.ts'
import { orderHistory } from './areas/order-history.ts'
import { gapReport, orderLines } from './areas/order-lines.ts'
import { payments } from './areas/payments.ts'
import { policies, releaseNotes } from './areas/policies.ts'
import { returnGoods, returnNoteLines } from './areas/return-notes.ts'
import { returnsToOrigin, salesReturns } from './areas/returns.ts'
import {
  academicIncentives,
  cmpIncentives,
  ownIncentives,
  recognitionIncentives,
  scorecard,
  storeIncentives,
  storePerformance,
} from './areas/scores.ts'
import { smsRequests } from './areas/sms.ts'
import { assessments, events, warrantyDocuments } from './areas/training.ts'
import { users } from './areas/users.ts'

export const all = {
  myArs,
  arsRequests,
  replacements,
  arsBin,
  arsReport,
  artworks,
  assistTotals,
  cForms,
  apparelChecklist,
  otherChecklist,
  inputTax,
  kioskOrders,
  ledger,
  ledgerLines,
  loads,
  loadLines,
  boxes,
  boxLines,
  notifications,
  orderDetails,
  autoConfirmed,
  orderHistory,
  orderLines,
  gapReport,
  payments,
  policies,
  releaseNotes,
  returnNoteLines,
  returnGoods,
  salesReturns,
  returnsToOrigin,
  scorecard,
  storeIncentives,
  ownIncentives,
  recognitionIncentives,
  cmpIncentives,
  academicIncentives,
  storePerformance,
  smsRequests,
  assessments,
  events,
  warrantyDocuments,
  users,
}
