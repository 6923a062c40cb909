/** A paper of a kiosk order, which the portal may still be preparing. */
import { useParams } from 'react-router-dom'
import { isReceiptComing, KIOSK_CONFIRMED, RECEIPT_RETRY_MS } from '../../../shared/domain/orders/kiosk.ts'
import { messages } from '../../../shared/messages.ts'
import { PaperPreview } from '../../papers/paper-preview.tsx'

const COMING = { isComing: isReceiptComing, againAfter: RECEIPT_RETRY_MS, message: messages.kioskReceiptComing }

export function KioskPaper({ kind }: { readonly kind: 'kioskReceipt' | 'kioskInvoice' }) {
  const { id = '' } = useParams()
  return (
    <PaperPreview
      subject={{ kind, id }}
      name={kind === 'kioskReceipt' ? 'receipt' : 'invoice'}
      note={`Kiosk order ${id}`}
      back={KIOSK_CONFIRMED}
      awaited={COMING}
    />
  )
}
