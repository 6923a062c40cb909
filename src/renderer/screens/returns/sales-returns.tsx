import { ReturnsScreen } from './returns-screen.tsx'

export default function SalesReturns() {
  return <ReturnsScreen list="salesReturns" of="sr" />
}
