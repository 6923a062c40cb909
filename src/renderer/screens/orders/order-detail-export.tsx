/** Orders line by line, to look through and to take away as a file. */
import { ListScreen } from '../../lists/list-screen.tsx'

export default function OrderDetailExport() {
  return <ListScreen list="orderDetails" />
}
