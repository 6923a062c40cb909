/** What was checked of the ledger, and files of it that no list has. */
import { z } from 'zod'
import type { OwnBooks } from '../domain/ledger/own-books.ts'
import { entry, KB, nothing, type Written } from './entry.ts'

/** The store's own books out of a file. */
export interface BooksFile extends OwnBooks {
  readonly fileName: string
}

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
  /** Lets the person choose a file of the store's own books; undefined when none was chosen. */
  'ledger.pickBooks': entry<BooksFile | undefined>()(nothing),
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
