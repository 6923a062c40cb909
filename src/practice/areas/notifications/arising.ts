import type { Practice } from '../../practice.ts'
import { type Notice, orderDetails } from './notice.ts'

type OrderNews = ReturnType<Practice['state']['order']['newsOf']>[number]

/** The id contains the order's own number, which is above those of all past notifications. */
const idOf = (poid: string, nth: number): number => Number(poid.split('-')[1]) * 1000 + nth

/** Notifications of an order placed since the opening, up to now by the portal's clock. */
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
