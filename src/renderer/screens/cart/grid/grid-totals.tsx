/** The whole cart added up, always in sight. */
import { formatAmount, formatCount } from '../../../../shared/domain/money.ts'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState } from '../cart-models.ts'
import classes from './grid.module.css'

export function GridTotals({ model }: { readonly model: CartModel }) {
  const totals = useCartModelState(model, (state) => state.cart.totals)
  return (
    <section className={classes.totals} aria-label="Totals of the whole cart">
      <span data-column="label">
        Whole cart <small>{formatCount(totals.items)} lines</small>
      </span>
      <span data-column="mrp">
        <small>MRP</small> {formatAmount(totals.mrp)}
      </span>
      <span data-column="qty">
        <small>Pieces</small> {formatCount(totals.quantity)}
      </span>
      <span data-column="allocated">
        <small>Allocated</small> {formatCount(totals.allocatedQty)}
      </span>
      <span data-column="base">
        <small>Base</small> {formatAmount(totals.base)}
      </span>
      <span data-column="tax">
        <small>GST</small> {formatAmount(totals.tax)}
      </span>
      <span data-column="net">
        <small>Total</small> <strong>{formatAmount(totals.net)}</strong>
      </span>
      <span data-column="gap" data-gap={totals.gapQty > 0 || undefined}>
        <small>Gap</small> {formatCount(totals.gapQty)} · {formatAmount(totals.gapPrice)}
      </span>
    </section>
  )
}
