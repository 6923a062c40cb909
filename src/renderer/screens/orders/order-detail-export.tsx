import { ListScreen } from '../../lists/list-screen.tsx'

export default function OrderDetailExport() {
  return <ListScreen list="orderDetails" />
}
