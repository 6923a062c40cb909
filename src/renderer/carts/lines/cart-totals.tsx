/** The totals of the whole cart, always visible, and those of the filtered lines if there is a filter. */
import type { ReactNode } from 'react'
import { sumsOf } from '../../../shared/domain/carts/cart-groups.ts'
import { CART_KINDS } from '../../../shared/domain/carts/cart-kinds.ts'
import { totalsDiffering } from '../../../shared/domain/carts/portal-totals.ts'
import type { CartTotals as Totals } from '../../../shared/domain/pricing/priced-cart.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatAmount, formatCount, formatRupees, type Paise } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { ActionMessage } from '../action-message.tsx'
import type { CartModel } from '../model/cart-model.ts'
import { useCartModelState } from '../model/cart-models.ts'
import { usePortalTotals } from '../proposed/use-portal-totals.ts'
import classes from './lines.module.css'

export interface CartTotalsProps {
  readonly model: CartModel
  /** Indices of the lines that pass the filters; undefined if no filter is set. */
  readonly visible: readonly number[] | undefined
}

export function CartTotals({ model, visible }: CartTotalsProps) {
  const totals = useCartModelState(model, (state) => state.cart.totals)
  return (
    <>
      {visible !== undefined && <VisibleTotals model={model} places={visible} />}
      <section className={classes.totals} aria-label="Totals of the whole cart">
        <span data-column="label">
          Whole cart <small>{counted.lines(totals.items)}</small>
        </span>
        <ActionMessage model={model} />
        {PARTS.map(([label, figure, rank]) => (
          <Figure key={label} label={label} rank={rank ?? 'some'}>
            {figure(totals)}
          </Figure>
        ))}
        <Figure label="Total">
          <strong>{formatAmount(totals.net)}</strong>
        </Figure>
        <Gap pieces={totals.gapQty} price={totals.gapPrice} />
      </section>
      {!CART_KINDS[model.cartType].isByHand && <AtPortal model={model} totals={totals} />}
    </>
  )
}

/** The portal's own count for a cart that it fills, shown if it differs from ours. */
function AtPortal({ model, totals }: { readonly model: CartModel; readonly totals: Totals }) {
  const portal = usePortalTotals(model)
  // While changes are pending, the two counts are from different moments.
  const isWaiting = useCartModelState(model, ({ waiting }) => waiting.size > 0)
  const differing = portal && !isWaiting ? totalsDiffering(portal, totals) : undefined
  if (differing === undefined) return null
  const { totalMRP, totalQty, totalNetPayment, gapQty } = differing
  return (
    <section className={classes.totals} data-part="portal" aria-label="Totals at the portal">
      <span data-column="label">
        At the portal <small>{messages.portalCountsOtherwise}</small>
      </span>
      <span data-column="said" />
      {totalMRP !== undefined && <Figure label="MRP">{formatAmount(totalMRP)}</Figure>}
      {totalQty !== undefined && <Figure label="Pieces">{formatCount(totalQty)}</Figure>}
      {totalNetPayment !== undefined && <Figure label="Total">{formatAmount(totalNetPayment)}</Figure>}
      {gapQty !== undefined && <Figure label="Gap">{formatCount(gapQty)}</Figure>}
    </section>
  )
}

/** The parts of the totals. Those with a rank are hidden in small windows, so that total and gap stay visible. */
const PARTS: readonly (readonly [label: string, figure: (totals: Totals) => string, rank?: 'wide'])[] = [
  ['MRP', ({ mrp }) => formatAmount(mrp), 'wide'],
  ['Pieces', ({ quantity }) => formatCount(quantity)],
  ['Allocated', ({ allocatedQty }) => formatCount(allocatedQty)],
  ['Taxable value', ({ base }) => formatAmount(base), 'wide'],
  ['GST', ({ tax }) => formatAmount(tax), 'wide'],
]

interface FigureProps {
  readonly label: string
  /** `some` is hidden in a small window, `wide` in any window that isn't wide. */
  readonly rank?: 'some' | 'wide'
  readonly children: ReactNode
}

const Figure = ({ label, rank, children }: FigureProps) => (
  <span data-part={rank}>
    <small>{label}</small> {children}
  </span>
)

const Gap = ({ pieces, price }: { readonly pieces: number; readonly price: Paise }) => (
  <span data-gap={pieces > 0 || undefined}>
    <small>Gap</small> {counted.pieces(pieces)} · {formatRupees(price)}
  </span>
)

function VisibleTotals({ model, places }: { readonly model: CartModel; readonly places: readonly number[] }) {
  const cart = useCartModelState(model, (state) => state.cart)
  const { quantity, allocatedQty, total, gapQty, gapPrice } = sumsOf(cart, places)
  return (
    <section className={classes.totals} data-part="shown" aria-label="Totals of the lines shown">
      <span data-column="label">
        Shown <small>{counted.lines(places.length)}</small>
      </span>
      <span data-column="said" />
      <Figure label="Pieces">{formatCount(quantity)}</Figure>
      <Figure label="Allocated">{formatCount(allocatedQty)}</Figure>
      <Figure label="Total">{formatAmount(total)}</Figure>
      <Gap pieces={gapQty} price={gapPrice} />
    </section>
  )
}
