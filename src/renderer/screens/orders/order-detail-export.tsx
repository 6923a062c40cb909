/** Orders line by line, to view and to export. */
import { ListScreen } from '../../lists/list-screen.tsx'

export default function OrderDetailExport() {
  return <ListScreen list="orderDetails" />
}
