/** Sales returns: found, given to a courier, with their slips. */
import { ReturnsScreen } from './returns-screen.tsx'

export default function SalesReturns() {
  return <ReturnsScreen list="salesReturns" of="sr" />
}
