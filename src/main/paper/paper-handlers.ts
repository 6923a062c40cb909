/** The order invoice: as a value for the page, as a PDF, on the printer. */
import { type Copy, copiesOf } from '../../shared/domain/papers/copies.ts'
import { buildInvoice, type InvoicePaper } from '../../shared/domain/papers/invoice.ts'
import type { PaperStore } from '../../shared/domain/papers/invoice-title.ts'
import type { PaperReference } from '../../shared/domain/papers/parties.ts'
import type { Store } from '../../shared/domain/store.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Dialogs, PDF } from '../files/dialogs.ts'
import { fileName } from '../files/save-csv.ts'
import type { Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'

export type PaperHandlers = Pick<Handlers, 'papers.invoice' | 'papers.printInvoice' | 'papers.saveInvoice'>

/** Draws a paper, in as many copies as are asked for, in a window of its own. */
export interface PaperPrinter {
  pdf(paper: InvoicePaper, copies: readonly Copy[]): Promise<Uint8Array>
  /** Undefined when it went to the printer, or the person closed the dialog; else why not. */
  print(paper: InvoicePaper, copies: readonly Copy[]): Promise<string | undefined>
}

export interface PaperDeps {
  readonly client: PortalClient
  readonly store: () => Store | undefined
  readonly reference: PaperReference
  readonly printer: PaperPrinter
  readonly dialogs: Dialogs
}

/** A franchise store gets no papers but its own; whoever else looks says nothing about the paper's store. */
const ownStore = ({ isFranchisee, isAdmin, fcf, shippingState }: Store): PaperStore | undefined =>
  isFranchisee && !isAdmin ? { concept: fcf.concept, signage: fcf.signage, shippingState } : undefined

export function paperHandlers({ client, store, reference, printer, dialogs }: PaperDeps): PaperHandlers {
  const invoice = async (orderId: string): Promise<Result<InvoicePaper>> => {
    const user = store()
    if (user === undefined) return fail({ kind: 'session', message: say('sessionEnded') })
    const answer = await client.call('order.invoice', { query: { orderId } })
    if (!answer.ok) return answer
    const built = buildInvoice(answer.value, { orderId, own: ownStore(user), reference })
    return built.ok ? ok(built.paper) : fail({ kind: 'rule', message: say(built.why) })
  }
  return {
    'papers.invoice': ({ orderId }) => invoice(orderId),
    'papers.printInvoice': async ({ orderId, copies }) => {
      const paper = await invoice(orderId)
      if (!paper.ok) return paper
      const problem = await printer.print(paper.value, copiesOf(copies))
      return problem === undefined
        ? ok(undefined)
        : fail({ kind: 'file', message: say('notPrinted', { why: problem }) })
    },
    'papers.saveInvoice': async ({ orderId, copies }) => {
      const paper = await invoice(orderId)
      if (!paper.ok) return paper
      const { title, number } = paper.value
      const path = await dialogs.saveAs(fileName(`${title} ${number || orderId}.pdf`), PDF)
      if (path === undefined) return ok(undefined)
      return writeWhole(path, [await printer.pdf(paper.value, copiesOf(copies))])
    },
  }
}
