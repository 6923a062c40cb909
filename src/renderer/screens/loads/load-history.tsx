/** Every load of the store, as the portal has them: found by days, status, warehouse and numbers. */
import { ListScreen } from '../../lists/list-screen.tsx'

export default function LoadHistory() {
  return <ListScreen list="loads" />
}
