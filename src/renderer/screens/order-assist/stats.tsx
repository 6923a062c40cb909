/** What the store sold and has, category by category; each leads to what to order of it. */
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
