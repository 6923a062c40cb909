/** What an order makes the portal tell: that it was placed, and that it was shipped. */
import type { Practice } from '../../practice.ts'
import { type Notice, orderDetails } from './notice.ts'

type OrderNews = ReturnType<Practice['state']['order']['newsOf']>[number]

/** An order's notifications have its own number, after all those of the past. */
const idOf = (poid: string, nth: number): number => Number(poid.split('-')[1]) * 1000 + nth

/** Of an order since the portal was opened, up to now by the portal's clock. */
export function noticesOf({ poid, placedAt, shippedAt }: OrderNews): readonly Notice[] {
  const base = { status: 'unread', redirectState: orderDetails(poid), undated: false } as const
  const placed: Notice = {
    ...base,
    id: idOf(poid, 1),
    title: 'Order placed',
    message: `Order ${poid} was placed.`,
    at: placedAt,
  }
  if (shippedAt === undefined) return [placed]
  const message = `Order ${poid} has shipped.`
  return [placed, { ...base, id: idOf(poid, 2), title: 'Order shipped', message, at: shippedAt }]
}
