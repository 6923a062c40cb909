import { memo } from 'react'
import { gapSentence } from '../../shared/domain/carts/cart-view.ts'
import { nameParts } from '../../shared/domain/catalogue/product-name.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount, formatPercent, formatRupees } from '../../shared/domain/values/money.ts'
import { sellerName } from '../catalogue/warehouses.ts'
import text from '../parts/text.module.css'
import { CardFrame } from './card-frame.tsx'
import { OrderField } from './order-field.tsx'
import classes from './product-card.module.css'
import type { ProductItem } from './product-items.ts'
import { ShipsIn } from './ships-in.tsx'
import { useOrdering } from './use-in-cart.ts'
import { backToItem } from './use-roving.ts'
import { WatchBell } from './watch-bell.tsx'

export const ProductCard = memo(function ProductCard(item: ProductItem) {
  const { view, places, quickView, inCart, isPicked, onPick, showsSales, movement } = item
  const { facts, unit, stock, available, why, shipDays } = view
  const isOrdering = useOrdering(places)
  const { id, name, mrp } = facts
  const { title, variant } = nameParts(facts)
  const from = stock.map((part) => `${sellerName(part)} ${formatCount(part.stock)}`).join(', ')
  const reason = gapSentence({ gapReason: why })
  return (
    <CardFrame
      product={facts}
      ids={[id]}
      chosen={isPicked === true ? 'all' : 'none'}
      {...{ name, title, onPick, inCart, places, quickView }}
    >
      <p className={classes.about}>
        <span className={classes.of}>{variant}</span>
        <span className={classes.number}>{id}</span>
      </p>
      <p className={classes.price}>
        {unit === undefined ? (
          <span className={classes.noPrice}>No price: {reason}</span>
        ) : (
          <>
            <strong>{formatRupees(unit.net)}</strong>
            <span className={text.smallFigures}>incl. {formatPercent(unit.rate)} GST</span>
          </>
        )}
      </p>
      <p className={text.smallFigures}>
        MRP {formatRupees(mrp)}
        {unit !== undefined && ` · margin ${formatPercent(unit.margin)}`}
      </p>
      <p className={classes.stock} title={from}>
        <span>{available > 0 ? `${formatCount(available)} in warehouses` : reason}</span>
        {available === 0 && <WatchBell product={facts} />}
        <ShipsIn days={counted.days(shipDays)} />
      </p>
      {places.act?.(view)}
      {isOrdering && (
        <OrderField
          product={facts}
          inCart={inCart}
          sells={showsSales === true ? { movement, available } : undefined}
          onSent={backToItem}
        />
      )}
    </CardFrame>
  )
})
