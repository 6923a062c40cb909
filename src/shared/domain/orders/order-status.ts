import type { Tone } from '../../tone.ts'
import type { OrderStatus } from './order.ts'

/** Which colour an order's status has, wherever it is shown. */
export const STATUS_TONES: Readonly<Record<OrderStatus, Tone>> = {
  Pending: 'warn',
  Confirmed: 'busy',
  Shipped: 'busy',
  Delivered: 'good',
  Cancelled: 'calm',
}
