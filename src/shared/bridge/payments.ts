/** Telling the portal that orders were paid. */
import { z } from 'zod'
import { PAYMENT_MODES } from '../domain/payments/payment.ts'
import { entry, key, nothing } from './entry.ts'

const paise = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const paymentsEntries = {
  /**
   * Confirms once that these orders were paid, and answers in words; refused where an amount isn't what the portal asks for them.
   * `again`: the person, who was told that it was lost, wants it sent once more; the list of what is pending is asked first.
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
  /** Orders of payments that were sent and not heard of, on this computer. */
  'payments.lost': entry<readonly string[]>()(nothing),
}
