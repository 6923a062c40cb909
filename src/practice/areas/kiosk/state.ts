/** Which kiosk orders were confirmed, and by which purchase order; the orders themselves are made anew when asked for. */
import { z } from 'zod'
import { defineState } from '../../state/define-state.ts'
import { id } from '../../state/fields.ts'

export const kioskState = defineState({
  events: { kioskConfirmed: z.object({ user: id, id: z.string(), poid: z.string() }) },
  initial: () => new Map<string, readonly string[]>(),
  apply: {
    kioskConfirmed: (confirmed, { user, id: order, poid }) => {
      const key = `${user} ${order}`
      confirmed.set(key, [...(confirmed.get(key) ?? []), poid])
    },
  },
  read: (confirmed) => ({
    /** The purchase orders by which it was confirmed, once for each time. */
    confirmedBy: (user: number, order: string): readonly string[] => confirmed.get(`${user} ${order}`) ?? [],
  }),
})
