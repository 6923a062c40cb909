/** Every load of the store, from the portal: filtered by days, status, warehouse and numbers. */
import { ListScreen } from '../../lists/list-screen.tsx'

export default function LoadHistory() {
  return <ListScreen list="loads" />
}
