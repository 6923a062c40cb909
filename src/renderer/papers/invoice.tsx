/**
 * The order invoice on A4, drawn from its value alone. The same component is the preview on the screen and the page that
 * is printed, so it brings its own type, sizes and colours and takes nothing from the app's theme.
 */
import type { Copy } from '../../shared/domain/papers/copies.ts'
import type { InvoicePaper } from '../../shared/domain/papers/invoice.ts'
import classes from './invoice.module.css'
import { InvoiceFoot } from './invoice-foot.tsx'
import { InvoiceHead } from './invoice-head.tsx'
import { InvoiceLines } from './invoice-lines.tsx'

export function Invoice({ paper, copy }: { readonly paper: InvoicePaper; readonly copy: Copy }) {
  return (
    <article className={classes.invoice} aria-label={`${paper.title} ${paper.number || paper.orderId}`}>
      <InvoiceHead paper={paper} copy={copy} />
      <InvoiceLines paper={paper} />
      <InvoiceFoot paper={paper} />
    </article>
  )
}
