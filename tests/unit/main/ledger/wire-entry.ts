/** An entry of the ledger in the portal's format: a test sets the fields that matter, the others have defaults. */
import type { WireEntry } from '../../../../src/shared/portal/areas/ledger.ts'
import { ofGoods, rupees } from '../../../support/builders.ts'

export const wireEntry = (more: Partial<WireEntry> = {}): WireEntry => ({
  id: '1',
  voucherNumber: 'SI/1',
  approvedDate: '2026-05-01T06:00:00Z',
  debit: rupees(100),
  credit: undefined,
  voucherType: 'Debit',
  transactionType: 'Debit',
  creditAcc: 'Cr',
  descTitle: 'Sales',
  exportDesc: '',
  description: '',
  accTypeID: undefined,
  accTypeName: '',
  B2BReferenceNumber: '',
  docketNumber: '',
  hasDetails: '',
  ...ofGoods,
  cndninvoicedetails: undefined,
  einvresponse: undefined,
  openingBalance: undefined,
  crdrOpeningBalance: '',
  ...more,
})
