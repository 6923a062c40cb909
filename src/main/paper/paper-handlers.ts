/** The order invoice: as a value for the page, as a PDF, on the printer. */
import { buildInvoice, hasInvoice, type InvoicePaper } from '../../shared/domain/papers/invoice.ts'
import type { Store } from '../../shared/domain/store.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Dialogs, PDF } from '../files/dialogs.ts'
import { fileName } from '../files/save-csv.ts'
import type { Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'

export type PaperHandlers = Pick<Handlers, 'papers.invoice' | 'papers.printInvoice' | 'papers.saveInvoice'>

/** Draws a paper in a window of its own. */
export interface PaperPrinter {
  pdf(paper: InvoicePaper): Promise<Uint8Array>
  /** Undefined when it went to the printer, or the person closed the dialog; else why not. */
  print(paper: InvoicePaper): Promise<string | undefined>
}

export interface PaperDeps {
  readonly client: PortalClient
  readonly store: () => Store | undefined
  readonly printer: PaperPrinter
  readonly dialogs: Dialogs
}

export function paperHandlers({ client, store, printer, dialogs }: PaperDeps): PaperHandlers {
  const invoice = async (orderId: string): Promise<Result<InvoicePaper>> => {
    const user = store()
    if (user === undefined) return fail({ kind: 'session', message: say('sessionEnded') })
    const answer = await client.call('order.invoice', { query: { orderId } })
    if (!answer.ok) return answer
    if (!hasInvoice(answer.value.status)) return fail({ kind: 'rule', message: say('invoiceNotYet') })
    const { signage, concept } = user.fcf
    const paper = buildInvoice(answer.value, { signage, concept, shippingState: user.shippingState })
    return paper === undefined ? fail({ kind: 'rule', message: say('invoiceWrong') }) : ok(paper)
  }
  return {
    'papers.invoice': ({ orderId }) => invoice(orderId),
    'papers.printInvoice': async ({ orderId }) => {
      const paper = await invoice(orderId)
      if (!paper.ok) return paper
      const problem = await printer.print(paper.value)
      return problem === undefined
        ? ok(undefined)
        : fail({ kind: 'file', message: say('notPrinted', { why: problem }) })
    },
    'papers.saveInvoice': async ({ orderId }) => {
      const paper = await invoice(orderId)
      if (!paper.ok) return paper
      const { title, invoiceNo } = paper.value
      const path = await dialogs.saveAs(fileName(`${title} ${invoiceNo}.pdf`), PDF)
      if (path === undefined) return ok(undefined)
      return writeWhole(path, [await printer.pdf(paper.value)])
    },
  }
}
