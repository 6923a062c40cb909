/** The tax invoice of a kiosk order. */
import { KioskPaper } from './kiosk-paper.tsx'

export default function KioskInvoice() {
  return <KioskPaper kind="kioskInvoice" />
}
