/** Files of the ledger that no list has. */
import { z } from 'zod'
import { entry, KB, type Written } from './entry.ts'

/** As many entries as a ledger may have. */
const MOST = 100_000

export const ledgerEntries = {
  /** The entries with these keys (`entryKey`), of an account and some days, as vouchers for Tally; undefined when the dialog was closed. */
  'ledger.saveTally': entry<Written>()(
    z.strictObject({
      account: z.literal([1, 2]),
      from: z.iso.date(),
      to: z.iso.date(),
      entries: z.array(z.string().max(400)).min(1).max(MOST),
    }),
    16 * KB * KB,
  ),
}
