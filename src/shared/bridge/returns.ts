import { z } from 'zod'
import { RETURN_KINDS } from '../domain/returns/returns.ts'
import { entry, key } from './entry.ts'

export const returnsEntries = {
  /**
   * Marks returns as in transit, each once, one after the other; refused with its message if someone else already has, and then the
   * following ones aren't sent. Called with the same returns, it continues where it stopped. `again`: the user, who was told that an answer
   * was lost, wants to resend; the portal is checked first.
   */
  'returns.markInTransit': entry<undefined>()(
    z.strictObject({
      kind: z.enum(RETURN_KINDS),
      ids: z.array(key).min(1).max(100).readonly(),
      company: z.string().trim().min(1).max(100),
      awb: z.string().trim().min(1).max(60),
      again: z.boolean(),
    }),
  ),
}
