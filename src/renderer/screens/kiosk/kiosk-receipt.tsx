/** The receipt for a kiosk order's customer. */
import { KioskPaper } from './kiosk-paper.tsx'

export default function KioskReceipt() {
  return <KioskPaper kind="kioskReceipt" />
}
