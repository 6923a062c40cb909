/** Orders of the store's kiosk, and what became of confirming one (document 1, section 4; document 3, section 4). */

export const KIOSK_STATUSES = ['Pending', 'Confirmed', 'Cancelled'] as const
export type KioskStatus = (typeof KIOSK_STATUSES)[number]

/** Where the portal's pages end up after an acknowledgement, whatever became of it. */
export const KIOSK_CONFIRMED = '/home/account/kioskConfirmation?status=Confirmed'

/**
 * `now`: the portal confirmed it just now; `before`: this computer had confirmed it already, and nothing was sent. `lost`:
 * it was sent, and nobody knows what became of it; it isn't sent again by itself. `unknown`: the portal has no such order.
 */
export const ACKNOWLEDGED = ['now', 'before', 'lost', 'failed', 'unknown'] as const

export interface KioskAcknowledgement {
  readonly poid: string
  readonly id: string
  readonly outcome: (typeof ACKNOWLEDGED)[number]
  /** What the portal said, or why it wasn't done. */
  readonly message: string
}
