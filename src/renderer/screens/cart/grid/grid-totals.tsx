/** The whole cart added up, always in sight; what is shown of it, too, where that is less. */
import { sumsOf } from '../../../../shared/domain/cart-groups.ts'
import { counted } from '../../../../shared/domain/counts.ts'
import { formatAmount, formatCount } from '../../../../shared/domain/money.ts'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState } from '../cart-models.ts'
import { SaidLine } from '../said.tsx'
import classes from './grid.module.css'

export interface GridTotalsProps {
  readonly model: CartModel
  /** Places of the lines that filters leave; undefined where none is set. */
  readonly shown: readonly number[] | undefined
}

export function GridTotals({ model, shown }: GridTotalsProps) {
  const totals = useCartModelState(model, (state) => state.cart.totals)
  return (
    <>
      {shown !== undefined && <ShownTotals model={model} places={shown} />}
      <section className={classes.totals} aria-label="Totals of the whole cart">
        <span data-column="label">
          Whole cart <small>{counted.lines(totals.items)}</small>
        </span>
        <SaidLine model={model} />
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
    </>
  )
}

function ShownTotals({ model, places }: { readonly model: CartModel; readonly places: readonly number[] }) {
  const cart = useCartModelState(model, (state) => state.cart)
  const { quantity, allocatedQty, total, gapQty, gapPrice } = sumsOf(cart, places)
  return (
    <section className={classes.totals} data-part="shown" aria-label="Totals of the lines shown">
      <span data-column="label">
        Shown <small>{counted.lines(places.length)}</small>
      </span>
      <span data-column="said" />
      <span>
        <small>Pieces</small> {formatCount(quantity)}
      </span>
      <span>
        <small>Allocated</small> {formatCount(allocatedQty)}
      </span>
      <span>
        <small>Total</small> {formatAmount(total)}
      </span>
      <span data-gap={gapQty > 0 || undefined}>
        <small>Gap</small> {formatCount(gapQty)} · {formatAmount(gapPrice)}
      </span>
    </section>
  )
}
