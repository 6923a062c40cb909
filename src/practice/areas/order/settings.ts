/** Settings for taking orders, for tests of the app's reaction. */
import { z } from 'zod'

export const orderSettings = {
  shape: {
    /** True if it supports client order keys. */
    keySupport: z.boolean(),
    /** Milliseconds that it works on an order. */
    placeMs: z.number().min(0).max(600_000),
    /** A warehouse that takes no orders; 0 for none. */
    closedWh: z.int().min(0),
  },
  initial: { keySupport: true, placeMs: 0, closedWh: 0 },
}
