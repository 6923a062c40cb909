/**
 * The order invoice on A4, drawn from its value alone. The same component is the preview on the screen and the page that
 * is printed, so it brings its own type, sizes and colours and takes nothing from the app's theme.
 */
import type { DrawingProps } from './drawing.ts'
import classes from './invoice.module.css'
import { InvoiceFoot } from './invoice-foot.tsx'
import { InvoiceHead } from './invoice-head.tsx'
import { InvoiceLines } from './invoice-lines.tsx'

export function Invoice({ paper, mark }: DrawingProps<'orderInvoice'>) {
  return (
    <article className={classes.invoice} aria-label={`${paper.title} ${paper.number || paper.orderId}`}>
      <InvoiceHead paper={paper} mark={mark} />
      <InvoiceLines paper={paper} />
      <InvoiceFoot paper={paper} />
    </article>
  )
}
