import { z } from 'zod'
import { isReceiptComing } from '../domain/orders/kiosk.ts'
import { buildKioskPaper, type KioskPaper } from '../domain/papers/kiosk-paper.ts'
import { formatDate } from '../domain/values/dates.ts'
import { fail, portalWords, type Result, refuse, withSentence } from '../errors.ts'
import type { AskPortal } from '../portal/ask.ts'
import { dotted } from '../text.ts'
import { hsnCaution } from './invoices.ts'
import { DOCUMENT, fromRule, paper } from './paper.ts'

const id = z.string().min(1).max(64)

/** A receipt that is still being created is reported as such; any other failure gets the trade's sentence with the reason. */
async function load(id: string, ask: AskPortal): Promise<Result<KioskPaper>> {
  const receipt = await ask('kiosk.receipt', { query: { id } })
  if (receipt.ok) return fromRule(buildKioskPaper(id, receipt.value))
  const { error } = receipt
  if (error.kind === 'session' || isReceiptComing(error)) return receipt
  return fail({ ...withSentence(error, 'kioskNoInvoice'), because: portalWords(error) ?? error.message })
}

const numberOf = ({ InvoiceNo, id }: KioskPaper): string => InvoiceNo || id
const dated = ({ orderedAt }: KioskPaper): string | undefined => orderedAt && formatDate(orderedAt)

export const kioskReceipt = paper({
  subject: z.strictObject({ kind: z.literal('kioskReceipt'), id }),
  about: ({ id }) => `kiosk order ${id}`,
  plural: 'kiosk receipts',
  load: ({ id }, ask) => load(id, ask),
  title: (value) => `Receipt ${numberOf(value)}`,
  fileName: (value) => `Receipt ${numberOf(value)}`,
  runningHead: (value) => dotted(`Receipt ${numberOf(value)}`, value.StoreName, dated(value)),
  page: DOCUMENT,
})

export const kioskInvoice = paper({
  subject: z.strictObject({ kind: z.literal('kioskInvoice'), id }),
  about: ({ id }) => `kiosk order ${id}`,
  plural: 'kiosk invoices',
  load: async ({ id }, ask) => {
    const value = await load(id, ask)
    return value.ok && value.value.GSTNo === '' ? refuse('invoiceNoGstin') : value
  },
  caution: (value) => hsnCaution(`TAX INVOICE ${numberOf(value)}`, value.lines),
  title: (value) => `Tax invoice ${numberOf(value)}`,
  fileName: (value) => `TAX INVOICE ${numberOf(value)}`,
  runningHead: (value) => dotted(`Tax invoice ${numberOf(value)}`, value.StoreName, dated(value)),
  page: DOCUMENT,
})
