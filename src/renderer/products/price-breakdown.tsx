/** The price breakdown, for each price among the store's warehouses. */
import { Fragment } from 'react'
import { priceSteps, WAY_WORDS } from '../../shared/domain/pricing/price-words.ts'
import type { UnitPrice } from '../../shared/domain/pricing/pricing.ts'
import type { StockAt } from '../../shared/domain/pricing/product-view.ts'
import { formatRupees } from '../../shared/domain/values/money.ts'
import { sellerName } from '../catalogue/warehouses.ts'
import classes from './product-price.module.css'

export interface PriceBreakdownProps {
  /** Used if no warehouse has stock. */
  readonly unit: UnitPrice
  readonly stock: readonly StockAt[]
}

interface Price {
  readonly unit: UnitPrice
  readonly from: readonly string[]
}

/** Groups warehouses with the same price, delivery and tax. */
const pricesOf = ({ unit, stock }: PriceBreakdownProps): readonly Price[] => {
  if (stock.length === 0) return [{ unit, from: [] }]
  const same = Map.groupBy(stock, (part) => JSON.stringify(part.unit))
  return [...same.values()].flatMap((parts) => {
    const [first] = parts
    return first === undefined ? [] : [{ unit: first.unit, from: parts.map(sellerName) }]
  })
}

export function PriceBreakdown(props: PriceBreakdownProps) {
  const prices = pricesOf(props)
  return (
    <details className={classes.why}>
      <summary>Price breakdown</summary>
      <div className={classes.prices}>
        {prices.map(({ unit, from }) => (
          <section key={from.join()} aria-label={from.length === 0 ? 'Price' : `Price at ${from.join(', ')}`}>
            {prices.length > 1 && <h2 className={classes.from}>{from.join(', ')}</h2>}
            <p className={classes.tax}>Based on {WAY_WORDS[unit.way]}</p>
            <dl className={classes.steps}>
              {priceSteps(unit).map(({ label, amount, isSum }) => (
                <Fragment key={label}>
                  <dt data-sum={isSum}>{label}</dt>
                  <dd data-sum={isSum}>{formatRupees(amount)}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  )
}
