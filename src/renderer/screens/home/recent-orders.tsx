/** The newest orders; older ones as one scrolls. */
import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { ORDER_HISTORY } from '../../../shared/domain/people/addresses.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import { Card } from '../../parts/card.tsx'

export const RecentOrders = () => (
  <Card
    title="Recent orders"
    flush
    aside={
      <Anchor component={Link} to={ORDER_HISTORY} size="sm">
        All orders
      </Anchor>
    }
  >
    <ListPanel list="recentOrders" isBare />
  </Card>
)
