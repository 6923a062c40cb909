import { KioskPaper } from './kiosk-paper.tsx'

export default function KioskInvoice() {
  return <KioskPaper kind="kioskInvoice" />
}
