/** The invoice of an order as it will be on paper. */
import { useParams } from 'react-router-dom'
import { PaperPreview } from '../../papers/paper-preview.tsx'
import { orderPath } from './paths.ts'

export default function OrderInvoice() {
  const { id: orderId = '' } = useParams()
  return (
    <PaperPreview
      subject={{ kind: 'orderInvoice', orderId }}
      name="invoice"
      note={`Order ${orderId}`}
      back={orderPath(orderId)}
    />
  )
}
