/**
 * Unfinished imports, one per cart. An import is a draft on disk until the portal has taken it, so a crash or a power cut loses nothing.
 */
import { z } from 'zod'
import type {
  ImportMode,
  ImportPhase,
  ImportRow,
  ImportSummary,
  Verdict,
} from '../../shared/domain/carts/cart-import.ts'
import type { WholeCart } from '../../shared/domain/carts/cart-kinds.ts'
import type { ReadRow } from '../../shared/domain/carts/judge-row.ts'
import type { Database } from '../store/database.ts'
import { type DraftRow, importSummary, readDraftRow, readImportRow } from './import-rows.ts'
import { type ImportStatements, importStatements } from './import-statements.ts'

export interface NewDraft {
  readonly id: string
  readonly cartType: WholeCart
  readonly fileName: string
  readonly encoding: string
  readonly separator: string
  /** ISO time. */
  readonly createdAt: string
  /** The parts of the file that weren't read. */
  readonly leftOut?: string | undefined
}

/** A judged row and, if it is taken, its cart line as JSON. */
export interface JudgedRow {
  readonly row: ImportRow
  readonly cartLine: string | undefined
}

/**
 * A taken row that the portal hasn't confirmed: the target quantity, the quantity in the cart before, the journal's count when the target
 * was fixed, and the cart line as JSON.
 */
const pendingRow = z.object({
  line: z.number(),
  target: z.number(),
  inCart: z.number(),
  fixedAfter: z.number(),
  cartLine: z.string(),
})
export type PendingRow = z.output<typeof pendingRow>

interface RowWindow {
  readonly rows: readonly ImportRow[]
  readonly total: number
}

export interface ImportDrafts {
  /** Starts a draft. The cart's older one must have been discarded. */
  start(draft: NewDraft): void
  /** Saves rows as they were read; verdicts come later. */
  addRows(id: string, rows: readonly ReadRow[]): void
  /** Marks the file's rows as completely saved. */
  complete(id: string): void
  find(id: string): DraftRow | undefined
  current(cartType: WholeCart): DraftRow | undefined
  summary(id: string): ImportSummary | undefined
  rows(id: string, from: number, count: number, verdicts: readonly Verdict[] | undefined): RowWindow
  rowsOfProducts(id: string, productIds: readonly number[]): readonly ImportRow[]
  rowAt(id: string, line: number): ImportRow | undefined
  /** Returns the rows after a line, to be judged in portions. */
  rowsAfter(id: string, line: number, count: number): readonly ImportRow[]
  rowCount(id: string): number
  takenProducts(id: string): readonly number[]
  judged(id: string, rows: readonly JudgedRow[]): void
  /** Updates verdict, reason and quantity in the cart, when the cart differs from the one the rows were judged with. */
  recount(id: string, rows: readonly ImportRow[]): void
  setPhase(id: string, phase: ImportPhase, problem?: string): void
  setMode(id: string, mode: ImportMode): void
  setHeaderIsData(id: string, isData: boolean): void
  setRefusal(id: string, refusal: string | undefined): void
  /** Taken rows whose absolute quantity isn't fixed yet. */
  unfixed(id: string): readonly ImportRow[]
  /** Fixes absolute quantities by line, once: what is sent from then on doesn't depend on the cart's later contents. */
  fixTargets(id: string, targets: ReadonlyMap<number, number>, journalCount: number): void
  /** True if the row's quantity is fixed: it may have been sent, so it can no longer be corrected. */
  isFixed(id: string, line: number): boolean
  /** Fixed rows that the portal hasn't confirmed. */
  pending(id: string, count: number): readonly PendingRow[]
  pendingCount(id: string): number
  takenCount(id: string): number
  applied(id: string, lines: readonly number[]): void
  /** Deletes at most `count` rows, and the draft with the last of them; returns true once the draft is gone. */
  discardSome(id: string, count: number): boolean
  /** Called at the start: pauses imports that were being sent, and forgets files that weren't saved completely. */
  afterInterruption(): void
}

/** Each change is one transaction. */
export const createImportDrafts = (db: Database): ImportDrafts => new Drafts(db)

const draftOf = (row: unknown): DraftRow | undefined => (row === undefined ? undefined : readDraftRow(row))

class Drafts implements ImportDrafts {
  readonly addRows: ImportDrafts['addRows']
  readonly judged: ImportDrafts['judged']
  readonly recount: ImportDrafts['recount']
  readonly fixTargets: ImportDrafts['fixTargets']
  readonly applied: ImportDrafts['applied']
  readonly discardSome: ImportDrafts['discardSome']
  readonly afterInterruption: ImportDrafts['afterInterruption']
  readonly #ask: ImportStatements

  constructor(db: Database) {
    this.#ask = importStatements(db)
    const { insertRow, recount, fix, markFixed, apply, remove, removeRows, forgetParts, pause } = this.#ask
    this.addRows = db.transaction((id, rows) => {
      for (const row of rows) insertRow.run(id, row.line, row.text, row.id ?? null, row.qty ?? null, row.misfit ?? null)
    })
    this.judged = db.transaction((id, rows) => {
      for (const row of rows) this.#judged(id, row)
    })
    this.recount = db.transaction((id, rows) => {
      for (const row of rows) recount.run(row.verdict, row.reason, row.inCart, id, row.line)
    })
    this.fixTargets = db.transaction((id, targets, journalCount) => {
      for (const [line, target] of targets) fix.run(target, journalCount, id, line)
      markFixed.run(id)
    })
    this.applied = db.transaction((id, lines) => {
      for (const line of lines) apply.run(id, line)
    })
    this.discardSome = db.transaction((id, count) => {
      if (removeRows.run(id, id, count).changes === count) return false
      remove.run(id)
      return true
    })
    this.afterInterruption = db.transaction(() => {
      forgetParts.run()
      pause.run()
    })
  }

  start(draft: NewDraft): void {
    this.#ask.insert.run({ ...draft, leftOut: draft.leftOut ?? null })
  }

  complete(id: string): void {
    this.#ask.markWhole.run(id)
  }

  find(id: string): DraftRow | undefined {
    return draftOf(this.#ask.byId.get(id))
  }

  current(cartType: WholeCart): DraftRow | undefined {
    return draftOf(this.#ask.byCart.get(cartType))
  }

  summary(id: string): ImportSummary | undefined {
    const found = this.find(id)
    return found && importSummary(found, this.#ask.counts.all(id))
  }

  rows(id: string, from: number, count: number, verdicts: readonly Verdict[] | undefined): RowWindow {
    const { window, filtered, filteredTotal } = this.#ask
    if (verdicts === undefined) {
      return { rows: window.all(id, count, from).map(readImportRow), total: this.rowCount(id) }
    }
    const verdictsJson = JSON.stringify(verdicts)
    const rows = filtered.all(id, verdictsJson, count, from).map(readImportRow)
    return { rows, total: Number(filteredTotal.get(id, verdictsJson)) }
  }

  rowsOfProducts(id: string, productIds: readonly number[]): readonly ImportRow[] {
    return this.#ask.ofProducts.all(id, JSON.stringify(productIds)).map(readImportRow)
  }

  rowAt(id: string, line: number): ImportRow | undefined {
    const row = this.#ask.at.get(id, line)
    return row === undefined ? undefined : readImportRow(row)
  }

  rowsAfter(id: string, line: number, count: number): readonly ImportRow[] {
    return this.#ask.after.all(id, line, count).map(readImportRow)
  }

  rowCount(id: string): number {
    return Number(this.#ask.windowTotal.get(id))
  }

  takenProducts(id: string): readonly number[] {
    return this.#ask.takenProducts.all(id).map(Number)
  }

  setPhase(id: string, phase: ImportPhase, problem?: string): void {
    this.#ask.phase.run(phase, problem ?? null, id)
  }

  setMode(id: string, mode: ImportMode): void {
    this.#ask.mode.run(mode, id)
  }

  setHeaderIsData(id: string, isData: boolean): void {
    this.#ask.headerIsData.run(isData ? 1 : 0, id)
  }

  setRefusal(id: string, refusal: string | undefined): void {
    this.#ask.refusal.run(refusal ?? null, id)
  }

  unfixed(id: string): readonly ImportRow[] {
    return this.#ask.unfixed.all(id).map(readImportRow)
  }

  isFixed(id: string, line: number): boolean {
    return this.#ask.isFixed.get(id, line) === 1
  }

  pending(id: string, count: number): readonly PendingRow[] {
    return this.#ask.pending.all(id, count).map((row) => pendingRow.parse(row))
  }

  pendingCount(id: string): number {
    return Number(this.#ask.pendingCount.get(id))
  }

  takenCount(id: string): number {
    return Number(this.#ask.takenCount.get(id))
  }

  #judged(id: string, { row, cartLine }: JudgedRow): void {
    const { text, name, mrp, verdict, reason, inCart, available, line } = row
    const product = [row.id ?? null, row.qty ?? null, name ?? null, mrp ?? null]
    this.#ask.writeRow.run(
      text,
      text,
      row.misfit ?? null,
      ...product,
      verdict,
      reason,
      inCart,
      available ?? null,
      cartLine ?? null,
      id,
      line,
    )
  }
}
