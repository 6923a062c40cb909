import type { ImportCommitted } from '../../shared/bridge/import.ts'
import type { ImportMode, ImportRow, ImportSummary, Verdict } from '../../shared/domain/carts/cart-import.ts'
import type { WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import type { ImportChoice, MappableFile } from '../../shared/domain/carts/import-question.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import type { MendAtOnce, MendCounts } from '../../shared/domain/carts/row-mend.ts'
import type { Result } from '../../shared/errors.ts'
import type { ReadFile } from '../files/cart-file-reader.ts'
import type { RejectedRows } from './rejected-csv.ts'

export interface ImportWindow {
  readonly rows: readonly ImportRow[]
  readonly total: number
}

/** An import after a correction, and the corrected row or rows. */
export interface Edited<A> {
  readonly row: A
  readonly summary: ImportSummary
}

export interface ImportService {
  mayUpload(): Promise<Result<undefined>>
  /**
   * A file that can be read replaces the cart's import; an import that was stopped half-way is replaced only with `replace`. A file that
   * can't be read is reported and leaves an existing import unchanged.
   */
  read(cartType: WholeCart, fileName: string, bytes: Uint8Array, replace?: boolean): Promise<Result<ImportSummary>>
  /** The file that was refused because its columns couldn't be identified, or that was read with an answer. */
  question(cartType: WholeCart): MappableFile | undefined
  /** Reads that file with this answer, and remembers the answer. */
  answer(cartType: WholeCart, choice: ImportChoice): Promise<Result<ImportSummary>>
  /** Judges and sends rows that come from no file and have no headings. */
  readRows(
    cartType: WholeCart,
    name: string,
    rows: readonly ReadRow[],
    replace: boolean,
  ): Promise<Result<ImportSummary>>
  /** Reads a file's rows for another purpose. */
  readonly readFile: ReadFile
  /** Returns the cart's import, also one from before a crash. One that was being judged then is judged now. */
  current(cartType: WholeCart): Promise<Result<ImportSummary | undefined>>
  rows(id: string, from: number, count: number, verdicts: readonly Verdict[] | undefined): Result<ImportWindow>
  /** Corrects a row. Refused once rows are being sent, or if this row may have been sent. */
  fix(id: string, line: number, text: string): Promise<Result<Edited<ImportRow>>>
  mends(id: string): Promise<Result<MendCounts>>
  /** Mends all rows of one kind, or all that are left out. It is one step for `undo`. */
  mendAll(id: string, kind: MendAtOnce): Promise<Result<ImportSummary>>
  undo(id: string): Promise<Result<ImportSummary>>
  setMode(id: string, mode: ImportMode): Promise<Result<ImportSummary>>
  setHeaderIsData(id: string, isData: boolean): Promise<Result<ImportSummary>>
  /** Sends the taken rows; after an interruption, the remaining ones. */
  commit(id: string): Promise<Result<ImportCommitted>>
  /** Stops after the batch that is being sent. */
  stop(id: string): void
  busy(): boolean
  discard(id: string): Promise<Result<undefined>>
  /** Returns the rows that were left out, without the header, in the file's order. */
  rejected(id: string): Promise<Result<RejectedRows>>
}
