/** Every load of the store, as the portal has them: found by days, status, warehouse and numbers. */
import { loadState, loadTone } from '../../../shared/domain/orders/load.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'

export default function LoadHistory() {
  return (
    <ListScreen
      list="loads"
      // Where the load is now comes first: to the portal all that has left is shipped.
      cell={(column, row) => {
        if (row.CourierShipmentStatus === '') return undefined
        if (column === 'courier') return row.LoadStatus
        return column === 'status' && <StatusBadge tone={loadTone(row)}>{loadState(row)}</StatusBadge>
      }}
    />
  )
}
