import { formatDate } from '../../shared/domain/values/dates.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import type { DrawingProps } from './drawing.ts'
import { Invoice } from './invoice.tsx'

export function LoadInvoice({ paper, mark }: DrawingProps<'loadInvoice'>) {
  const { loadId, createdAt, orders } = paper
  return (
    <Invoice
      paper={paper}
      about={loadId}
      facts={[
        ['Load no.', loadId],
        ['Load date', createdAt === undefined ? '–' : formatDate(createdAt)],
        ...(orders.length === 0 ? [] : [['Orders', ordersOf(orders)] as const]),
      ]}
      mark={mark}
    />
  )
}

/** The most orders named in the head. */
const MOST_NAMED = 4

const ordersOf = (orders: readonly string[]): string =>
  orders.length > MOST_NAMED ? formatCount(orders.length) : orders.join(', ')
