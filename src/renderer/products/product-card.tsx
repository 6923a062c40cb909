/** A product of the listing: what it is, what it costs the store, who has it, and whether it is in the cart. */
import { ActionIcon } from '@mantine/core'
import { IconEye, IconShoppingCartCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { gapSentence } from '../../shared/domain/cart-view.ts'
import { formatCount, formatPercent, formatRupees } from '../../shared/domain/money.ts'
import type { ProductView } from '../../shared/domain/product-view.ts'
import { sellerName } from '../app/warehouses.ts'
import { OrderField } from './order-field.tsx'
import type { ProductPlaces } from './places.ts'
import classes from './product-card.module.css'
import { OVER } from './product-over-state.ts'
import { ProductPicture } from './product-picture.tsx'
import { useOrdering } from './use-in-cart.ts'

export interface ProductCardProps {
  readonly view: ProductView
  readonly places: ProductPlaces
  /** The address of the same screen with this product over it. */
  readonly quickView: string
  /** Pieces in the cart; undefined when it isn't there. */
  readonly inCart: number | undefined
}

export const ProductCard = memo(function ProductCard({ view, places, quickView, inCart }: ProductCardProps) {
  const { facts, unit, stock, available, why, shipDays } = view
  const isOrdering = useOrdering(places)
  const { id, name, brand, size, mrp } = facts
  const about = [brand.name, size].filter((part) => part !== '').join(' · ')
  const from = stock.map((part) => `${sellerName(part)} ${formatCount(part.stock)}`).join(', ')
  const reason = gapSentence({ gapReason: why })
  return (
    <article className={classes.card} aria-label={name} data-in-cart={inCart !== undefined || undefined}>
      <Link className={classes.picture} to={quickView} state={OVER} tabIndex={-1} aria-hidden draggable={false}>
        <ProductPicture name={String(id)} size="165x200" alt="" />
      </Link>
      {inCart !== undefined && (
        <span className={classes.inCart}>
          <IconShoppingCartCheck size={14} aria-hidden />
          {formatCount(inCart)} in the cart
        </span>
      )}
      {!places.ownWindow && (
        <ActionIcon
          component={Link}
          to={quickView}
          state={OVER}
          className={classes.look ?? ''}
          aria-label={`Quick view of ${name}`}
          size={28}
          variant="default"
        >
          <IconEye size={16} aria-hidden />
        </ActionIcon>
      )}
      <h2 className={classes.name}>
        {places.ownWindow ? (
          <Link to={quickView} state={OVER} title={name}>
            {name}
          </Link>
        ) : (
          <Link to={places.product(id)} title={name}>
            {name}
          </Link>
        )}
      </h2>
      <p className={classes.about}>
        <span className={classes.of}>{about}</span>
        <span className={classes.number}>{id}</span>
      </p>
      <p className={classes.price}>
        {unit === undefined ? (
          <span className={classes.noPrice}>No price: {reason}</span>
        ) : (
          <>
            <strong>{formatRupees(unit.net)}</strong>
            <span className={classes.quiet}>with {formatPercent(unit.rate)} GST</span>
          </>
        )}
      </p>
      <p className={classes.quiet}>
        MRP {formatRupees(mrp)}
        {unit !== undefined && ` · margin ${formatPercent(unit.margin)}`}
      </p>
      <p className={classes.stock} title={from}>
        <span>{available > 0 ? `${formatCount(available)} in stock` : reason}</span>
        <span className={classes.quiet}>{shipDays === 1 ? 'ships in 1 day' : `ships in ${shipDays} days`}</span>
      </p>
      {isOrdering && <OrderField product={facts} inCart={inCart} />}
    </article>
  )
})
