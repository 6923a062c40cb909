/** Returns that are given to a courier. */
import { z } from 'zod'
import { RETURN_KINDS } from '../domain/returns/returns.ts'
import { entry, key } from './entry.ts'

export const returnsEntries = {
  /**
   * Marks a return as in transit, once; refused with its sentence where somebody else has. `again`: the person, who was told that
   * it was lost, wants it sent once more; the portal is asked first.
   */
  'returns.markInTransit': entry<undefined>()(
    z.strictObject({
      kind: z.enum(RETURN_KINDS),
      id: key,
      company: z.string().trim().min(1).max(100),
      awb: z.string().trim().min(1).max(60),
      again: z.boolean(),
    }),
  ),
}
