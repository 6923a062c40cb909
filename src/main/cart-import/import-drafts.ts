/**
 * Imports that wait to be finished, one per cart. An import is a draft on disk until the portal has taken it, so a crash
 * or a power cut leaves it where it was.
 */
import { z } from 'zod'
import type { ImportMode, ImportPhase, ImportRow, ImportSummary, Verdict } from '../../shared/domain/cart-import.ts'
import type { CartType } from '../../shared/domain/cart-kinds.ts'
import type { ReadRow } from '../../shared/domain/judge-row.ts'
import type { Database } from '../store/database.ts'
import { type DraftRow, importSummary, readDraftRow, readImportRow } from './import-rows.ts'

export interface NewDraft {
  readonly id: string
  readonly cartType: CartType
  readonly fileName: string
  readonly encoding: string
  readonly separator: string
  /** ISO time. */
  readonly createdAt: string
  /** What of the file wasn't read. */
  readonly leftOut?: string | undefined
}

/** A judged row and, when it is taken, its cart line as JSON. */
export interface JudgedRow {
  readonly row: ImportRow
  readonly cartLine: string | undefined
}

/**
 * A taken row that the portal hasn't confirmed: what the cart is to have, what it had, the journal's count when that was fixed, and its
 * cart line as JSON.
 */
const pendingRow = z.object({
  line: z.number(),
  target: z.number(),
  inCart: z.number(),
  fixedAfter: z.number(),
  cartLine: z.string(),
})
export type PendingRow = z.output<typeof pendingRow>

export interface ImportDrafts {
  /** Starts a draft. The cart's older one must have been discarded. */
  start(draft: NewDraft): void
  /** Writes rows down as they were read; verdicts come later. */
  addRows(id: string, rows: readonly ReadRow[]): void
  /** The file's rows are all written down. */
  complete(id: string): void
  find(id: string): DraftRow | undefined
  current(cartType: CartType): DraftRow | undefined
  summary(id: string): ImportSummary | undefined
  /** A window of rows in the file's order, and how many there are in all. */
  rows(
    id: string,
    from: number,
    count: number,
    verdicts: readonly Verdict[] | undefined,
  ): {
    readonly rows: readonly ImportRow[]
    readonly total: number
  }
  rowsOfProducts(id: string, productIds: readonly number[]): readonly ImportRow[]
  rowAt(id: string, line: number): ImportRow | undefined
  /** The rows after a line as they stand in the file, to be judged in portions. */
  rowsAfter(id: string, line: number, count: number): readonly ImportRow[]
  rowCount(id: string): number
  /** Products of taken rows. */
  takenProducts(id: string): readonly number[]
  judged(id: string, rows: readonly JudgedRow[]): void
  /** Verdict, reason and quantity in the cart of rows, when the cart turns out to be another one than was judged with. */
  recount(id: string, rows: readonly ImportRow[]): void
  setPhase(id: string, phase: ImportPhase, problem?: string): void
  setMode(id: string, mode: ImportMode): void
  setHeaderIsData(id: string, isData: boolean): void
  setRefusal(id: string, refusal: string | undefined): void
  /** Taken rows whose absolute quantity isn't fixed yet. */
  unfixed(id: string): readonly ImportRow[]
  /** Fixes absolute quantities by line, once: what is sent from now on never depends on what the cart has by then. */
  fixTargets(id: string, targets: ReadonlyMap<number, number>, journalCount: number): void
  /** True when the row's quantity is fixed: it may have been sent, so it can't be corrected any more. */
  isFixed(id: string, line: number): boolean
  /** Fixed rows that the portal hasn't confirmed. */
  pending(id: string, count: number): readonly PendingRow[]
  pendingCount(id: string): number
  takenCount(id: string): number
  applied(id: string, lines: readonly number[]): void
  /** Deletes at most `count` rows, and the draft itself with the last of them; answers whether it is gone. */
  discardSome(id: string, count: number): boolean
  /** At the start: whatever was being sent is paused, a file that wasn't written down whole is forgotten. */
  afterInterruption(): void
}

const TAKEN = `verdict IN ('taken', 'gap')`

export function createImportDrafts(db: Database): ImportDrafts {
  const insert = db.prepare(
    `INSERT INTO imports (id, cart_type, file_name, phase, mode, encoding, separator, created_at, left_out, header_is_data)
     VALUES (?, ?, ?, 'judging', 'add', ?, ?, ?, ?, 0)`,
  )
  const insertRow = db.prepare(
    `INSERT INTO import_rows (import_id, line, text, product_id, qty, verdict, reason, in_cart)
     VALUES (?, ?, ?, ?, ?, 'notTwoIntegers', '', 0)`,
  )
  const markWhole = db.prepare('UPDATE imports SET whole = 1 WHERE id = ?')
  const byId = db.prepare('SELECT * FROM imports WHERE id = ?')
  const byCart = db.prepare('SELECT * FROM imports WHERE cart_type = ?')
  const counts = db.prepare(
    `SELECT verdict, count(*) AS rows, coalesce(sum(qty), 0) AS qty, coalesce(sum(qty * mrp), 0) AS mrp,
       sum(applied) AS applied FROM import_rows WHERE import_id = ? GROUP BY verdict`,
  )
  const window = db.prepare('SELECT * FROM import_rows WHERE import_id = ? ORDER BY line LIMIT ? OFFSET ?')
  const windowTotal = db.prepare('SELECT count(*) FROM import_rows WHERE import_id = ?').pluck()
  const filtered = db.prepare(
    `SELECT * FROM import_rows WHERE import_id = ? AND verdict IN (SELECT value FROM json_each(?))
     ORDER BY line LIMIT ? OFFSET ?`,
  )
  const filteredTotal = db
    .prepare('SELECT count(*) FROM import_rows WHERE import_id = ? AND verdict IN (SELECT value FROM json_each(?))')
    .pluck()
  const ofProducts = db.prepare(
    `SELECT * FROM import_rows WHERE import_id = ? AND product_id IN (SELECT value FROM json_each(?)) ORDER BY line`,
  )
  const at = db.prepare('SELECT * FROM import_rows WHERE import_id = ? AND line = ?')
  const after = db.prepare('SELECT * FROM import_rows WHERE import_id = ? AND line > ? ORDER BY line LIMIT ?')
  const takenProducts = db
    .prepare(`SELECT product_id FROM import_rows WHERE import_id = ? AND ${TAKEN} AND product_id IS NOT NULL`)
    .pluck()
  const writeRow = db.prepare(
    `UPDATE import_rows SET text = ?, product_id = ?, qty = ?, name = ?, mrp = ?, verdict = ?, reason = ?, in_cart = ?,
       available = ?, cart_line = ? WHERE import_id = ? AND line = ?`,
  )
  const recount = db.prepare(
    'UPDATE import_rows SET verdict = ?, reason = ?, in_cart = ? WHERE import_id = ? AND line = ?',
  )
  const phase = db.prepare('UPDATE imports SET phase = ?, problem = ? WHERE id = ?')
  const mode = db.prepare('UPDATE imports SET mode = ? WHERE id = ?')
  const headerIsData = db.prepare('UPDATE imports SET header_is_data = ? WHERE id = ?')
  const refusal = db.prepare('UPDATE imports SET refusal = ? WHERE id = ?')
  const unfixed = db.prepare(
    `SELECT * FROM import_rows WHERE import_id = ? AND ${TAKEN} AND target IS NULL AND applied = 0 ORDER BY line`,
  )
  const isFixed = db.prepare('SELECT target IS NOT NULL FROM import_rows WHERE import_id = ? AND line = ?').pluck()
  const fix = db.prepare(
    'UPDATE import_rows SET target = ?, fixed_after = ? WHERE import_id = ? AND line = ? AND target IS NULL',
  )
  const takenCount = db.prepare(`SELECT count(*) FROM import_rows WHERE import_id = ? AND ${TAKEN}`).pluck()
  const markFixed = db.prepare('UPDATE imports SET fixed = 1 WHERE id = ?')
  const pending = db.prepare(
    `SELECT line, target, in_cart AS inCart, fixed_after AS fixedAfter, cart_line AS cartLine FROM import_rows
     WHERE import_id = ? AND ${TAKEN} AND applied = 0 AND target IS NOT NULL ORDER BY line LIMIT ?`,
  )
  const pendingCount = db
    .prepare(`SELECT count(*) FROM import_rows WHERE import_id = ? AND ${TAKEN} AND applied = 0 AND target IS NOT NULL`)
    .pluck()
  const apply = db.prepare('UPDATE import_rows SET applied = 1 WHERE import_id = ? AND line = ?')
  const remove = db.prepare('DELETE FROM imports WHERE id = ?')
  const removeRows = db.prepare(
    `DELETE FROM import_rows WHERE import_id = ? AND line IN
       (SELECT line FROM import_rows WHERE import_id = ? ORDER BY line LIMIT ?)`,
  )
  const forgetParts = db.prepare('DELETE FROM imports WHERE whole = 0')
  const pause = db.prepare(`UPDATE imports SET phase = 'paused' WHERE phase = 'committing'`)

  const draft = (row: unknown): DraftRow | undefined => (row === undefined ? undefined : readDraftRow(row))

  return {
    start: ({ id, cartType, fileName, encoding, separator, createdAt, leftOut }) => {
      insert.run(id, cartType, fileName, encoding, separator, createdAt, leftOut ?? null)
    },
    addRows: db.transaction((id: string, rows: readonly ReadRow[]) => {
      for (const row of rows) insertRow.run(id, row.line, row.text, row.id ?? null, row.qty ?? null)
    }),
    complete: (id) => {
      markWhole.run(id)
    },
    find: (id) => draft(byId.get(id)),
    current: (cartType) => draft(byCart.get(cartType)),
    summary: (id) => {
      const found = draft(byId.get(id))
      return found && importSummary(found, counts.all(id))
    },
    rows: (id, from, count, verdicts) => {
      if (verdicts === undefined) {
        return { rows: window.all(id, count, from).map(readImportRow), total: Number(windowTotal.get(id)) }
      }
      const wanted = JSON.stringify(verdicts)
      const rows = filtered.all(id, wanted, count, from).map(readImportRow)
      return { rows, total: Number(filteredTotal.get(id, wanted)) }
    },
    rowsOfProducts: (id, productIds) => ofProducts.all(id, JSON.stringify(productIds)).map(readImportRow),
    rowAt: (id, line) => {
      const row = at.get(id, line)
      return row === undefined ? undefined : readImportRow(row)
    },
    rowsAfter: (id, line, count) => after.all(id, line, count).map(readImportRow),
    rowCount: (id) => Number(windowTotal.get(id)),
    takenProducts: (id) => takenProducts.all(id).map(Number),
    judged: db.transaction((id: string, rows: readonly JudgedRow[]) => {
      for (const { row, cartLine } of rows) {
        writeRow.run(
          row.text,
          row.id ?? null,
          row.qty ?? null,
          row.name ?? null,
          row.mrp ?? null,
          row.verdict,
          row.reason,
          row.inCart,
          row.available ?? null,
          cartLine ?? null,
          id,
          row.line,
        )
      }
    }),
    recount: db.transaction((id: string, rows: readonly ImportRow[]) => {
      for (const row of rows) recount.run(row.verdict, row.reason, row.inCart, id, row.line)
    }),
    setPhase: (id, now, problem) => {
      phase.run(now, problem ?? null, id)
    },
    setMode: (id, now) => {
      mode.run(now, id)
    },
    setHeaderIsData: (id, isData) => {
      headerIsData.run(isData ? 1 : 0, id)
    },
    setRefusal: (id, sentence) => {
      refusal.run(sentence ?? null, id)
    },
    unfixed: (id) => unfixed.all(id).map(readImportRow),
    isFixed: (id, line) => isFixed.get(id, line) === 1,
    takenCount: (id) => Number(takenCount.get(id)),
    fixTargets: db.transaction((id: string, targets: ReadonlyMap<number, number>, journalCount: number) => {
      for (const [line, target] of targets) fix.run(target, journalCount, id, line)
      markFixed.run(id)
    }),
    pending: (id, count) => pending.all(id, count).map((row) => pendingRow.parse(row)),
    pendingCount: (id) => Number(pendingCount.get(id)),
    applied: db.transaction((id: string, lines: readonly number[]) => {
      for (const line of lines) apply.run(id, line)
    }),
    discardSome: db.transaction((id: string, count: number) => {
      if (removeRows.run(id, id, count).changes === count) return false
      remove.run(id)
      return true
    }),
    afterInterruption: db.transaction(() => {
      forgetParts.run()
      pause.run()
    }),
  }
}
