import { formatDate } from '../../shared/domain/values/dates.ts'
import type { DrawingProps } from './drawing.ts'
import { Invoice } from './invoice.tsx'

export function OrderInvoice({ paper, mark }: DrawingProps<'orderInvoice'>) {
  const { orderId, orderDate, vendor } = paper
  return (
    <Invoice
      paper={paper}
      about={orderId}
      facts={[
        ['Order no.', orderId],
        ['Order date', orderDate === undefined ? '–' : formatDate(orderDate)],
      ]}
      others={vendor === undefined ? [] : [['Shipped by vendor', vendor]]}
      mark={mark}
    />
  )
}
