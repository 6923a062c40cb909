/** What was checked of the ledger, and files of it that no list has. */
import { z } from 'zod'
import { entry, KB, type Written } from './entry.ts'

/** As many entries as a ledger may have. */
const MOST = 100_000

const account = z.literal([1, 2])
const entryName = z.string().max(400)

export const ledgerEntries = {
  /** Entries were checked against the store's own books, as they are now; or weren't. */
  'ledger.check': entry<undefined>()(
    z.strictObject({
      account,
      entries: z
        .array(z.tuple([entryName, z.string().max(100)]))
        .min(1)
        .max(MOST),
      isChecked: z.boolean(),
    }),
    16 * KB * KB,
  ),
  /** The entries with these keys (`entryKey`), of an account and some days, as vouchers for Tally; undefined when the dialog was closed. */
  'ledger.saveTally': entry<Written>()(
    z.strictObject({
      account,
      from: z.iso.date(),
      to: z.iso.date(),
      entries: z.array(entryName).min(1).max(MOST),
    }),
    16 * KB * KB,
  ),
}
