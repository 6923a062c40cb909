/** What automatic replenishment ordered. */
import { ListScreen } from '../../lists/list-screen.tsx'

export default function ArsReport() {
  return <ListScreen list="arsReport" />
}
