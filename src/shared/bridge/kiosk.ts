/** Orders of the store's kiosk. */
import { z } from 'zod'
import type { KioskAcknowledgement } from '../domain/orders/kiosk.ts'
import { entry, key } from './entry.ts'

export const kioskEntries = {
  /**
   * Confirms the order once on this computer. `again`: the person, who was told that it failed or that nobody knows, wants it
   * sent once more. What became of it is an answer and no error: the screen goes on in any case.
   */
  'kiosk.acknowledge': entry<KioskAcknowledgement>()(z.strictObject({ poid: key, id: key, again: z.boolean() })),
  /** Confirms an order of the list the same way; answers what was said of it, refused with the reason beside the sentence. */
  'kiosk.confirm': entry<string>()(z.strictObject({ poid: key, id: key, again: z.boolean() })),
  /** Opens the checkout of an order that waits, in the system's browser. */
  'kiosk.checkOut': entry<undefined>()(z.strictObject({ id: key })),
  /** Cancels an order that waits, once; refused in the portal's words, or its own sentence. `again` as above. */
  'kiosk.cancel': entry<undefined>()(z.strictObject({ id: key, again: z.boolean() })),
}
