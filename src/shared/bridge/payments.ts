import { z } from 'zod'
import { PAYMENT_MODES } from '../domain/payments/payment.ts'
import { entry, key, nothing } from './entry.ts'

const paise = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const paymentsEntries = {
  /**
   * Confirms once that these orders were paid, and returns a message; refused if an amount differs from the portal's. `again`: the user,
   * who was told that the request was lost, wants to resend it; the list of pending orders is checked first.
   */
  'payments.confirm': entry<string>()(
    z.strictObject({
      account: z.union([z.literal(1), z.literal(2)]),
      orders: z.array(key).min(1).max(500),
      mode: z.enum(PAYMENT_MODES),
      paid: paise,
      reference: z.string().trim().min(1).max(100),
      again: z.boolean(),
    }),
  ),
  /** Orders whose payment confirmation was sent from this computer and not answered. */
  'payments.lost': entry<readonly string[]>()(nothing),
}
