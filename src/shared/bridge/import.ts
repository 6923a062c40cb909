/** A file on its way into the cart. */
import { z } from 'zod'
import type { CartChange } from '../domain/carts/cart-change.ts'
import { type ImportProgress, type ImportRow, type ImportSummary, VERDICTS } from '../domain/carts/cart-import.ts'
import type { AskedFile } from '../domain/carts/import-question.ts'
import { MENDS_AT_ONCE, type MendCounts } from '../domain/carts/row-mend.ts'
import { cartType, entry, KB, key, MAX_FILE_BYTES, nothing, type Written } from './entry.ts'

const importRows = z.object({
  importId: key,
  from: z.number().int().min(0),
  count: z.number().int().min(1).max(500),
  verdicts: z.array(z.enum(VERDICTS)).optional(),
})

/** An import that was stopped half-way may be replaced by another file: the person was asked. */
const replace = z.boolean().default(false)

/** An import after a part of it, or all, was sent. */
export interface ImportCommitted extends ImportSummary {
  /** What the cart became by it; absent where it has to be read again. */
  readonly change?: CartChange | undefined
}

/** Lines are counted from 1, 0 for no names; columns from 0. */
const choice = z.object({
  sheet: z.string().max(255),
  header: z.number().int().min(0).max(2_000_000),
  id: z.number().int().min(0).max(16_384),
  qty: z.number().int().min(0).max(16_384),
})

export const importEntries = {
  /** Lets the person choose a file; undefined when none was chosen. */
  'import.pick': entry<ImportSummary | undefined>()(z.object({ cartType, replace })),
  /** A file that was dropped on the window. */
  'import.read': entry<ImportSummary>()(
    z.object({ cartType, fileName: z.string().min(1).max(260), bytes: z.instanceof(Uint8Array), replace }),
    MAX_FILE_BYTES + 64 * KB,
  ),
  /** A file of which it can't be known what is what: it was refused, and waits for an answer; or was read by one. */
  'import.question': entry<AskedFile | undefined>()(z.object({ cartType })),
  'import.answer': entry<ImportSummary>()(z.object({ cartType, choice })),
  /** The import that waits to be finished, also one from before a crash. */
  'import.current': entry<ImportSummary | undefined>()(z.object({ cartType })),
  'import.rows': entry<{ readonly rows: readonly ImportRow[]; readonly total: number }>()(importRows),
  /** A row as the person corrected it: only this row is judged anew. */
  'import.fix': entry<{ readonly row: ImportRow; readonly summary: ImportSummary }>()(
    z.object({ importId: key, line: z.number().int().min(1), text: z.string().max(200) }),
  ),
  /** How many rows each kind of mend would mend. */
  'import.mends': entry<MendCounts>()(z.object({ importId: key })),
  'import.mendAll': entry<ImportSummary>()(z.object({ importId: key, kind: z.enum(MENDS_AT_ONCE) })),
  /** Takes the last correction back. */
  'import.undo': entry<ImportSummary>()(z.object({ importId: key })),
  'import.setMode': entry<ImportSummary>()(z.object({ importId: key, mode: z.enum(['add', 'replace']) })),
  'import.headerIsData': entry<ImportSummary>()(z.object({ importId: key, isData: z.boolean() })),
  /** Sends the taken rows in batches; also resumes. Progress comes as events; the answer when it ends or is stopped. */
  'import.commit': entry<ImportCommitted>()(z.object({ importId: key })),
  'import.stop': entry<undefined>()(z.object({ importId: key })),
  'import.discard': entry<undefined>()(z.object({ importId: key })),
  'import.exportRejected': entry<Written>()(z.object({ importId: key })),
  /** A sample file to start from. */
  'import.saveSample': entry<Written>()(nothing),
}

export interface ImportEvents {
  'import.progress': ImportProgress
}
