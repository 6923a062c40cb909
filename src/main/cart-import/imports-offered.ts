/** What an account's imports can be asked for. */
import type { ImportCommitted } from '../../shared/bridge/import.ts'
import type { ImportMode, ImportRow, ImportSummary, Verdict } from '../../shared/domain/carts/cart-import.ts'
import type { WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import type { AskedFile, ImportChoice } from '../../shared/domain/carts/import-question.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import type { MendAtOnce, MendCounts } from '../../shared/domain/carts/row-mend.ts'
import type { Result } from '../../shared/errors.ts'
import type { ReadFile } from '../files/cart-file-reader.ts'
import type { RejectedRows } from './rejected-csv.ts'

export interface ImportWindow {
  readonly rows: readonly ImportRow[]
  readonly total: number
}

/** An import after a correction, and what the correction made. */
export interface Edited<A> {
  readonly row: A
  readonly summary: ImportSummary
}

export interface ImportService {
  mayUpload(): Promise<Result<undefined>>
  /**
   * A file that can be read takes the place of the cart's import; of one that was stopped half-way only with `replace`.
   * A file that can't be read is told, and changes nothing about an import that is there.
   */
  read(cartType: WholeCart, fileName: string, bytes: Uint8Array, replace?: boolean): Promise<Result<ImportSummary>>
  /** A file that was refused because it can't be known what is what in it, or that was read by an answer. */
  question(cartType: WholeCart): AskedFile | undefined
  /** Reads that file as it was answered, and remembers the answer. */
  answer(cartType: WholeCart, choice: ImportChoice): Promise<Result<ImportSummary>>
  /** Rows that come from no file, and have no headings, judged and sent as those of one. */
  readRows(
    cartType: WholeCart,
    name: string,
    rows: readonly ReadRow[],
    replace: boolean,
  ): Promise<Result<ImportSummary>>
  /** A file's rows, for another use. */
  readonly readFile: ReadFile
  /** The cart's import, also one from before a crash; one that was being judged then is judged now. */
  current(cartType: WholeCart): Promise<Result<ImportSummary | undefined>>
  rows(id: string, from: number, count: number, verdicts: readonly Verdict[] | undefined): Result<ImportWindow>
  /** A row as the person corrected it; refused once rows are being sent, and where this one may have been. */
  fix(id: string, line: number, text: string): Promise<Result<Edited<ImportRow>>>
  /** How many rows each kind of mend would mend. */
  mends(id: string): Promise<Result<MendCounts>>
  /** Mends all rows of one kind, or all that are left out: one step, as a correction is. */
  mendAll(id: string, kind: MendAtOnce): Promise<Result<ImportSummary>>
  /** Takes the last correction back. */
  undo(id: string): Promise<Result<ImportSummary>>
  setMode(id: string, mode: ImportMode): Promise<Result<ImportSummary>>
  setHeaderIsData(id: string, isData: boolean): Promise<Result<ImportSummary>>
  /** Sends the taken rows, also the rest of them after an interruption. */
  commit(id: string): Promise<Result<ImportCommitted>>
  /** Stops after the batch that is on its way. */
  stop(id: string): void
  busy(): boolean
  discard(id: string): Promise<Result<undefined>>
  /** Rows that were left out, the header aside, in the file's order. */
  rejected(id: string): Promise<Result<RejectedRows>>
}
