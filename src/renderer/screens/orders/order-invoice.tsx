import { useParams } from 'react-router-dom'
import { orderAddress } from '../../../shared/domain/screens/addresses.ts'
import { PaperPreview } from '../../papers/paper-preview.tsx'

export default function OrderInvoice() {
  const { id: orderId = '' } = useParams()
  return (
    <PaperPreview
      subject={{ kind: 'orderInvoice', orderId }}
      name="invoice"
      note={`Order ${orderId}`}
      back={orderAddress(orderId)}
    />
  )
}
