import { memo } from 'react'
import { gapSentence } from '../../shared/domain/carts/cart-view.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount, formatPercent, formatRupees } from '../../shared/domain/values/money.ts'
import { sellerName } from '../catalogue/warehouses.ts'
import text from '../parts/text.module.css'
import { BrandBadge } from './brand-badge.tsx'
import { OrderField } from './order-field.tsx'
import { PickBox } from './pick-box.tsx'
import type { ProductItem } from './product-items.ts'
import { ProductLink } from './product-link.tsx'
import { ProductPicture } from './product-picture.tsx'
import classes from './product-table.module.css'
import { useOrdering } from './use-in-cart.ts'
import { backToItem } from './use-roving.ts'

export const ProductLine = memo(function ProductLine(item: ProductItem) {
  const { view, places, quickView, inCart, isPicked, onPick } = item
  const { facts, unit, stock, why, shipDays } = view
  const { id, name, brand, size, mrp } = facts
  const isOrdering = useOrdering(places)
  const from = stock.map((part) => `${sellerName(part)} ${formatCount(part.stock)}`).join(', ')
  const reason = gapSentence({ gapReason: why })
  return (
    <>
      {onPick !== undefined && (
        <div role="gridcell" className={classes.cell}>
          <PickBox ids={[id]} name={name} chosen={isPicked === true ? 'all' : 'none'} onPick={onPick} />
        </div>
      )}
      <div role="gridcell" className={classes.cell} data-quiet>
        {id}
      </div>
      <div role="gridcell" className={classes.picture}>
        <ProductPicture name={String(id)} size="108x131" alt="" />
      </div>
      <div role="gridcell" className={classes.name}>
        <ProductLink id={id} name={name} places={places} quickView={quickView} /> <BrandBadge brandId={brand.id} />{' '}
        {places.act?.(view)}
      </div>
      <div role="gridcell" className={`${text.clipped} ${classes.text}`} title={size}>
        {size}
      </div>
      <div role="gridcell" className={classes.cell} data-align="end">
        {formatRupees(mrp)}
      </div>
      <div role="gridcell" className={classes.cell} data-align="end">
        {unit === undefined ? '–' : formatPercent(unit.margin)}
      </div>
      <div role="gridcell" className={classes.cell} data-align="end" data-strong>
        {unit === undefined ? '–' : formatRupees(unit.net)}
      </div>
      <div role="gridcell" className={classes.lines} title={from || reason}>
        {from || reason}
      </div>
      <div role="gridcell" className={classes.cell} data-align="end">
        {counted.days(shipDays)}
      </div>
      {isOrdering && (
        <>
          <div role="gridcell" className={classes.cell} data-align="end" data-strong>
            {inCart === undefined ? '' : formatCount(inCart)}
          </div>
          <div role="gridcell" className={classes.order}>
            <OrderField product={facts} inCart={inCart} onSent={backToItem} />
          </div>
        </>
      )}
    </>
  )
})
