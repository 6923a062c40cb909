/** The file of a load's invoice, by the name that its call returns. */
import { bookPrefix } from '../../../shared/domain/ledger/entry.ts'
import { latin, type PracticeDocument } from '../../kit/pdf.ts'
import type { Practice } from '../../practice.ts'
import { invoiceOf } from './invoice.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { loadsOf } from './load.ts'

/** `LD-261127-2-7001.pdf`: day, warehouse, store. Undefined if no load has this name. */
export function invoiceFileNamed(
  { world, state }: Pick<Practice, 'world' | 'state'>,
  name: string,
): PracticeDocument | undefined {
  const [, id = '', user = ''] = /^(LD-\d+-\d+-(\d+))\.pdf$/.exec(name) ?? []
  const account = world.accounts.find(({ store }) => String(store.id) === user)
  const load = account && loadsOf(state.order.shippedOf(account.store.id)).find((one) => one.id === id)
  if (account === undefined || load === undefined) return undefined
  const invoice = invoiceOf({ world, account }, load)
  const number = invoice.InvoiceNo === '' ? invoice.ChallanNo : bookPrefix(invoice.ledgerAccount) + invoice.InvoiceNo
  return { type: 'application/pdf', bytes: latin(invoicePdf(invoice, number)) }
}
