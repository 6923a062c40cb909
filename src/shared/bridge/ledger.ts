/** What was checked of the ledger, and files of it that no list has. */
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

/** A file of the store's own books as it was read: its books, or what has to be asked first. */
export interface BooksFile extends BooksReading {
  readonly fileName: string
  /** By which it is read again and closed. */
  readonly file: number
  /** What separates the cells of a text; undefined for a workbook. */
  readonly separator?: Separator
}

/** Columns that a file may have. */
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

/** As many entries as a ledger may have. */
const MOST = 100_000

const account = z.literal([1, 2])
const entryName = z.string().max(400)

/** Entries by their keys (`entryKey`), of an account and some days, and the names that Tally has for their ledgers. */
const forTally = z.strictObject({
  account,
  from: z.iso.date(),
  to: z.iso.date(),
  entries: z.array(entryName).min(1).max(MOST),
  names: tallyNames,
  /** Documents whose tax could not be read are written with their whole amount; otherwise they are left out. */
  gross: z.boolean(),
})

/** Entries without a voucher, for one reason. */
export interface TallyLeftOut {
  readonly why: LeftOut
  readonly count: number
  /** Debits less credits, in paise. */
  readonly amount: Paise
  /** The first of them, by number. */
  readonly vouchers: readonly string[]
}

/** What would be in the file. */
export interface TallyPreview {
  /** By what the vouchers are for, in the order of `TALLY_USES`. */
  readonly uses: readonly { readonly use: TallyUse; readonly count: number; readonly amount: Paise }[]
  readonly leftOut: readonly TallyLeftOut[]
  /** Documents whose tax could not be read. */
  readonly gaps: readonly TaxGap[]
  /** Ledgers that the vouchers need, and how many vouchers need each. */
  readonly needed: readonly { readonly key: TallyKey; readonly count: number }[]
  /** What of the ledger could not be read, in sentences. */
  readonly missing: readonly string[]
}

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
  /** The same file once more, as the person says that its columns are; refused once it was closed. */
  'ledger.readBooks': entry<BooksFile>()(booksAnswer),
  /** The file isn't needed any more. */
  'ledger.closeBooks': entry<undefined>()(z.strictObject({ file: z.number().int().min(0) })),
  /** What vouchers of these entries would be, before the file is written. */
  'ledger.previewTally': entry<TallyPreview>()(forTally, 16 * KB * KB),
  /** The vouchers as a file for Tally; undefined when the dialog was closed. */
  'ledger.saveTally': entry<Written>()(forTally, 16 * KB * KB),
}
