/** Checked ledger entries, and ledger files that aren't lists. */
import { z } from 'zod'
import type { TaxGap } from '../domain/ledger/input-tax.ts'
import type { BooksReading } from '../domain/ledger/own-books.ts'
import type { LeftOut } from '../domain/ledger/tally.ts'
import type { TallyUse } from '../domain/ledger/tally-kinds.ts'
import type { TallyKey } from '../domain/ledger/tally-names.ts'
import { DAY_ORDERS } from '../domain/tables/cell-day.ts'
import { COLUMN_KINDS } from '../domain/tables/column-kinds.ts'
import { SEPARATORS, type Separator } from '../domain/tables/separator.ts'
import type { Paise } from '../domain/values/money.ts'
import { tallyNames } from '../settings.ts'
import { entry, KB, nothing, type Written } from './entry.ts'

/** A parsed file of the store's own books, or the question to ask first. */
export interface BooksFile extends BooksReading {
  readonly fileName: string
  /** The handle for reading it again and closing it. */
  readonly file: number
  /** The separator of a text's cells; undefined for a workbook. */
  readonly separator?: Separator
}

/** Maximum columns of a file. */
const MOST_COLUMNS = 256

const booksAnswer = z.strictObject({
  file: z.number().int().min(0),
  separator: z.enum(Object.keys(SEPARATORS) as Separator[]).optional(),
  choice: z
    .strictObject({
      table: z.string().max(400),
      header: z.number().int().min(0),
      kinds: z.array(z.enum(COLUMN_KINDS)).max(MOST_COLUMNS),
      order: z.enum(DAY_ORDERS),
    })
    .optional(),
})

/** Maximum entries of a ledger. */
const MOST = 100_000

const account = z.literal([1, 2])
const entryName = z.string().max(400)

/** Entries by key (`entryKey`), for an account and a range of days, with the ledger names in Tally. */
const forTally = z.strictObject({
  account,
  from: z.iso.date(),
  to: z.iso.date(),
  entries: z.array(entryName).min(1).max(MOST),
  names: tallyNames,
  /** True to write documents whose tax couldn't be read with their whole amount; otherwise they are left out. */
  gross: z.boolean(),
})

/** Entries without a voucher for the same reason. */
export interface TallyLeftOut {
  readonly why: LeftOut
  readonly count: number
  /** Debits minus credits, in paise. */
  readonly amount: Paise
  /** The numbers of the first ones. */
  readonly vouchers: readonly string[]
}

/** A preview of the file's contents. */
export interface TallyPreview {
  /** By the use of the vouchers, in the order of `TALLY_USES`. */
  readonly uses: readonly { readonly use: TallyUse; readonly count: number; readonly amount: Paise }[]
  readonly leftOut: readonly TallyLeftOut[]
  /** Documents whose tax couldn't be read. */
  readonly gaps: readonly TaxGap[]
  /** Ledgers that the vouchers need, with the number of vouchers for each. */
  readonly needed: readonly { readonly key: TallyKey; readonly count: number }[]
  /** Sentences about parts of the ledger that couldn't be read. */
  readonly missing: readonly string[]
}

export const ledgerEntries = {
  /** Marks entries, in their current state, as checked against the store's own books; or unmarks them. */
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
  /** Lets the user choose a file of the store's own books; undefined if none was chosen. */
  'ledger.pickBooks': entry<BooksFile | undefined>()(nothing),
  /** Reads the same file again with the user's answer about its columns; refused after it was closed. */
  'ledger.readBooks': entry<BooksFile>()(booksAnswer),
  /** Releases the file. */
  'ledger.closeBooks': entry<undefined>()(z.strictObject({ file: z.number().int().min(0) })),
  /** Previews the vouchers of these entries before the file is written. */
  'ledger.previewTally': entry<TallyPreview>()(forTally, 16 * KB * KB),
  /** Saves the vouchers as a file for Tally; undefined if the dialog was closed. */
  'ledger.saveTally': entry<Written>()(forTally, 16 * KB * KB),
}
