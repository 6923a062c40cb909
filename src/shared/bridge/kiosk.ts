import { z } from 'zod'
import type { KioskAcknowledgement } from '../domain/orders/kiosk.ts'
import { entry, key } from './entry.ts'

export const kioskEntries = {
  /**
   * Confirms the order once on this computer. `again`: the user, who was told that it failed or that the outcome is unknown, wants to
   * resend it. The outcome is returned as an answer and never as an error, since the screen continues in any case.
   */
  'kiosk.acknowledge': entry<KioskAcknowledgement>()(z.strictObject({ poid: key, id: key, again: z.boolean() })),
  /** Confirms an order of the list in the same way; returns a message, or refuses with a reason beside the sentence. */
  'kiosk.confirm': entry<string>()(z.strictObject({ poid: key, id: key, again: z.boolean() })),
  /** Opens the checkout of a pending order in the system's browser. */
  'kiosk.checkOut': entry<undefined>()(z.strictObject({ id: key })),
  /** Cancels a pending order once; refuses in the portal's words, or with its own sentence. `again` as above. */
  'kiosk.cancel': entry<undefined>()(z.strictObject({ id: key, again: z.boolean() })),
}
