import { ReturnsScreen } from './returns-screen.tsx'

export default function ReturnsToOrigin() {
  return <ReturnsScreen list="returnsToOrigin" of="rto" />
}
