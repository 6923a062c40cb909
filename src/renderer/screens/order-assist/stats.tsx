/** The store's sales and stock by category; each row links to its suggestions. */
import { ListScreen } from '../../lists/list-screen.tsx'
import { OrderCounts } from './order-counts.tsx'
import { StatsChart } from './stats-chart.tsx'

export default function Stats() {
  return (
    <ListScreen
      list="assistTotals"
      above={
        <>
          <OrderCounts />
          <StatsChart />
        </>
      }
    />
  )
}
