import { z } from 'zod'
import type { CartChange } from '../domain/carts/cart-change.ts'
import { type ImportProgress, type ImportRow, type ImportSummary, VERDICTS } from '../domain/carts/cart-import.ts'
import type { MappableFile } from '../domain/carts/import-question.ts'
import { MENDS_AT_ONCE, type MendCounts } from '../domain/carts/row-mend.ts'
import { cartType, entry, KB, key, MAX_FILE_BYTES, nothing, type Written } from './entry.ts'

const importRows = z.object({
  importId: key,
  from: z.number().int().min(0),
  count: z.number().int().min(1).max(500),
  verdicts: z.array(z.enum(VERDICTS)).optional(),
})

/** True if an unfinished import may be replaced by another file, which the user has confirmed. */
const replace = z.boolean().default(false)

/** An import after all or part of it was sent. */
export interface ImportCommitted extends ImportSummary {
  /** The change of the cart; absent if the cart has to be read again. */
  readonly change?: CartChange | undefined
}

/** Lines are counted from 1, 0 for no headings; columns from 0. */
const choice = z.object({
  sheet: z.string().max(255),
  header: z.number().int().min(0).max(2_000_000),
  id: z.number().int().min(0).max(16_384),
  qty: z.number().int().min(0).max(16_384),
})

export const importEntries = {
  /** Lets the user choose a file; undefined if none was chosen. */
  'import.pick': entry<ImportSummary | undefined>()(z.object({ cartType, replace })),
  /** A file that was dropped on the window. */
  'import.read': entry<ImportSummary>()(
    z.object({ cartType, fileName: z.string().min(1).max(260), bytes: z.instanceof(Uint8Array), replace }),
    MAX_FILE_BYTES + 64 * KB,
  ),
  /** A file with ambiguous columns: either refused and waiting for an answer, or read with one. */
  'import.question': entry<MappableFile | undefined>()(z.object({ cartType })),
  'import.answer': entry<ImportSummary>()(z.object({ cartType, choice })),
  /** The unfinished import, also one from before a crash. */
  'import.current': entry<ImportSummary | undefined>()(z.object({ cartType })),
  'import.rows': entry<{ readonly rows: readonly ImportRow[]; readonly total: number }>()(importRows),
  /** A corrected row: only this row is judged again. */
  'import.fix': entry<{ readonly row: ImportRow; readonly summary: ImportSummary }>()(
    z.object({ importId: key, line: z.number().int().min(1), text: z.string().max(200) }),
  ),
  /** The number of rows that each kind of correction applies to. */
  'import.mends': entry<MendCounts>()(z.object({ importId: key })),
  'import.mendAll': entry<ImportSummary>()(z.object({ importId: key, kind: z.enum(MENDS_AT_ONCE) })),
  /** Undoes the last correction. */
  'import.undo': entry<ImportSummary>()(z.object({ importId: key })),
  'import.setMode': entry<ImportSummary>()(z.object({ importId: key, mode: z.enum(['add', 'replace']) })),
  'import.headerIsData': entry<ImportSummary>()(z.object({ importId: key, isData: z.boolean() })),
  /** Sends the taken rows in batches; also resumes. Reports progress as events, and returns when it is finished or stopped. */
  'import.commit': entry<ImportCommitted>()(z.object({ importId: key })),
  'import.stop': entry<undefined>()(z.object({ importId: key })),
  'import.discard': entry<undefined>()(z.object({ importId: key })),
  'import.exportRejected': entry<Written>()(z.object({ importId: key })),
  /** Saves a sample file to start from. */
  'import.saveSample': entry<Written>()(nothing),
}

export interface ImportEvents {
  'import.progress': ImportProgress
}
