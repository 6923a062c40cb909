import { KioskPaper } from './kiosk-paper.tsx'

export default function KioskReceipt() {
  return <KioskPaper kind="kioskReceipt" />
}
