/** C-forms: a store owes one for invoices from before GST, and submits it with a picture or a sheet. */
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { paise } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { Refused } from '../../kit/refused.ts'
import { DAY, newestFirst, within } from '../../kit/rows.ts'
import { seededPast } from '../../kit/seeded.ts'
import type { AreaCalls, Visit } from '../../practice.ts'

const BEFORE_GST = Date.UTC(2017, 5, 28)
const INVOICES = 14

const invoicesOf = (visit: Visit<'cform'>) =>
  seededPast({ ...visit, openedAt: BEFORE_GST }, 'c-form', { count: INVOICES, days: 900 }, (random, nth, at) => {
    const net = random.whole(8_000, 90_000) * 100
    const tax = Math.round(net * 0.02)
    return {
      InvoiceNumber: `INV-${visit.account.store.id}-${nth + 1}`,
      OrderDate: isoAt(at - 3 * DAY),
      ShippingDate: isoAt(at),
      CSTAmount: paise(tax),
      NetPayment: paise(net),
      TotalInvoiceAmount: paise(net + tax),
      WareHouseID: random.pick([2, 8]),
    }
  })

const isIssued = ({ state, account }: Visit<'cform'>, invoice: string): boolean =>
  state.cform.cFormOf(account.store.id, invoice) !== undefined

export const cformCalls: AreaCalls<'cform'> = {
  details: ({ body: { status, fromDate, toDate } }, visit) => {
    const isOfDays = within(fromDate, toDate)
    return newestFirst(invoicesOf(visit))
      .filter(({ at, InvoiceNumber }) => isOfDays(at) && isIssued(visit, InvoiceNumber) === (status === 'Issued'))
      .map(({ at: _, ...rest }) => rest)
  },
  add: ({ body: { cFormNumber, invoices } }, visit) => {
    const numbers = invoices.map(({ InvoiceNumber }) => InvoiceNumber)
    const own = new Set(invoicesOf(visit).map(({ InvoiceNumber }) => InvoiceNumber))
    if (numbers.some((one) => !own.has(one))) throw new Refused(404, 'Invoice not found.')
    if (numbers.some((one) => isIssued(visit, one))) throw new Refused(409, 'Its C-form was sent in already.')
    visit.record({ type: 'cFormIssued', user: visit.account.store.id, number: cFormNumber, invoices: numbers })
    return { message: messages.cFormSaved }
  },
}
