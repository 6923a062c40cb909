import type { OrderStatus } from '../../shared/domain/order.ts'
import type { Tone } from '../parts/status-badge.tsx'

/** Which colour an order's status has, wherever it is shown. */
export const STATUS_TONES: Readonly<Record<OrderStatus, Tone>> = {
  Pending: 'warn',
  Confirmed: 'busy',
  Shipped: 'busy',
  Delivered: 'good',
  Cancelled: 'calm',
}
