/** Sale and stock of each category side by side, in rupees. */

import { roundAbove } from '../../../shared/domain/orders/order-weeks.ts'
import { assistAddress } from '../../../shared/domain/people/addresses.ts'
import { type CategoryTotals, totalsByCategory } from '../../../shared/domain/replenishment/assist-totals.ts'
import { formatCount, formatLakh, formatWholeRupees, type Paise, paise } from '../../../shared/domain/values/money.ts'
import { say } from '../../../shared/messages.ts'
import { useStore } from '../../app/app-state.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { BarChart } from '../../parts/bar-chart.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import classes from './stats.module.css'

const worth = (pieces: number | undefined, value: Paise | undefined): string => {
  if (pieces === undefined) return 'not available'
  return value === undefined ? formatCount(pieces) : `${formatCount(pieces)} (${formatWholeRupees(value)})`
}

const inWords = ({ name, sold, soldValue, stock, stockValue }: CategoryTotals): string =>
  `${name}: sold ${worth(sold, soldValue)} in 30 days, in stock ${worth(stock, stockValue)}`

export function StatsChart() {
  const sales = usePortal('orderAssist.salesTotals', {})
  const stock = usePortal('orderAssist.stockTotals', {})
  const hasFoodLicense = useStore()?.hasFoodLicense ?? false
  const categories = totalsByCategory(sales.data?.answer, stock.data?.answer, hasFoodLicense)
  const most = Math.max(0, ...categories.flatMap(({ soldValue = 0, stockValue = 0 }) => [soldValue, stockValue]))
  const top = roundAbove(paise(most))
  // Where neither came the list below says so.
  const isBare = sales.data === undefined && stock.data === undefined
  const missing = [
    { read: sales, what: 'Sales' },
    { read: stock, what: 'Stock' },
  ].flatMap(({ read, what }) =>
    isBare || read.data !== undefined || read.error === null ? [] : [{ read, what, error: appErrorOf(read.error) }],
  )
  return (
    <>
      {missing.map(({ read, what, error }) => (
        <QuietError
          key={what}
          error={error}
          said={say('figuresMissing', { what, why: error.message })}
          onRetry={() => void read.refetch()}
          busy={read.isFetching}
          lines={1}
        />
      ))}
      {categories.length > 0 && most > 0 && (
        <div className={classes.chart}>
          <BarChart
            groups={categories.map((one) => ({
              key: String(one.id ?? one.name),
              label: one.name,
              words: inWords(one),
              to: assistAddress(one),
              values: [one.soldValue ?? 0, one.stockValue ?? 0],
            }))}
            told="Sales in 30 days and stock, by category"
            top={top}
            scale={[formatLakh(top), formatLakh(paise(top / 2)), '₹ 0']}
            legend={['Sold in 30 days', 'In stock']}
          />
        </div>
      )}
    </>
  )
}
