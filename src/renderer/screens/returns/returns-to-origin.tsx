/** Returns to origin: found, given to a courier, with their slips. */
import { ReturnsScreen } from './returns-screen.tsx'

export default function ReturnsToOrigin() {
  return <ReturnsScreen list="returnsToOrigin" of="rto" />
}
