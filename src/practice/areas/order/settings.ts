/** How this portal takes orders, for whoever tests what the app makes of it. */
import { z } from 'zod'

export const orderSettings = {
  shape: {
    /** Whether it knows client order keys. */
    keySupport: z.boolean(),
    /** How long it works on an order, in milliseconds. */
    placeMs: z.number().min(0).max(600_000),
    /** A warehouse that takes no orders; 0 for none. */
    closedWh: z.int().min(0),
  },
  initial: { keySupport: true, placeMs: 0, closedWh: 0 },
}
