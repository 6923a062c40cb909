import type { Database } from '../store/database.ts'

const TAKEN = `verdict IN ('taken', 'gap')`

export type ImportStatements = ReturnType<typeof importStatements>

export function importStatements(db: Database) {
  return {
    insert: db.prepare(
      `INSERT INTO imports (id, cart_type, file_name, phase, mode, encoding, separator, created_at, left_out, header_is_data)
       VALUES (@id, @cartType, @fileName, 'judging', 'add', @encoding, @separator, @createdAt, @leftOut, 0)`,
    ),
    insertRow: db.prepare(
      `INSERT INTO import_rows (import_id, line, text, product_id, qty, misfit, verdict, reason, in_cart)
       VALUES (?, ?, ?, ?, ?, ?, 'notTwoIntegers', '', 0)`,
    ),
    markWhole: db.prepare('UPDATE imports SET whole = 1 WHERE id = ?'),
    byId: db.prepare('SELECT * FROM imports WHERE id = ?'),
    byCart: db.prepare('SELECT * FROM imports WHERE cart_type = ?'),
    // The index alone counts the rows of a long file; only taken rows, at most as many as a cart holds, are read.
    counts: db.prepare(
      `WITH own AS (SELECT ? AS id),
         counted AS (SELECT verdict, count(*) AS rows FROM import_rows WHERE import_id = (SELECT id FROM own) GROUP BY verdict),
         sums AS (SELECT verdict, sum(qty) AS qty, sum(qty * mrp) AS mrp, sum(applied) AS applied
           FROM import_rows WHERE import_id = (SELECT id FROM own) AND ${TAKEN} GROUP BY verdict)
       SELECT verdict, rows, coalesce(qty, 0) AS qty, coalesce(mrp, 0) AS mrp, coalesce(applied, 0) AS applied
         FROM counted LEFT JOIN sums USING (verdict)`,
    ),
    window: db.prepare('SELECT * FROM import_rows WHERE import_id = ? ORDER BY line LIMIT ? OFFSET ?'),
    windowTotal: db.prepare('SELECT count(*) FROM import_rows WHERE import_id = ?').pluck(),
    filtered: db.prepare(
      `SELECT * FROM import_rows WHERE import_id = ? AND verdict IN (SELECT value FROM json_each(?))
       ORDER BY line LIMIT ? OFFSET ?`,
    ),
    filteredTotal: db
      .prepare('SELECT count(*) FROM import_rows WHERE import_id = ? AND verdict IN (SELECT value FROM json_each(?))')
      .pluck(),
    ofProducts: db.prepare(
      `SELECT * FROM import_rows WHERE import_id = ? AND product_id IN (SELECT value FROM json_each(?)) ORDER BY line`,
    ),
    at: db.prepare('SELECT * FROM import_rows WHERE import_id = ? AND line = ?'),
    after: db.prepare('SELECT * FROM import_rows WHERE import_id = ? AND line > ? ORDER BY line LIMIT ?'),
    takenProducts: db
      .prepare(`SELECT product_id FROM import_rows WHERE import_id = ? AND ${TAKEN} AND product_id IS NOT NULL`)
      .pluck(),
    writeRow: db.prepare(
      `UPDATE import_rows SET original = nullif(coalesce(original, text), ?), text = ?, misfit = ?, product_id = ?, qty = ?, name = ?, mrp = ?, verdict = ?, reason = ?, in_cart = ?,
         available = ?, cart_line = ? WHERE import_id = ? AND line = ?`,
    ),
    recount: db.prepare('UPDATE import_rows SET verdict = ?, reason = ?, in_cart = ? WHERE import_id = ? AND line = ?'),
    phase: db.prepare('UPDATE imports SET phase = ?, problem = ? WHERE id = ?'),
    mode: db.prepare('UPDATE imports SET mode = ? WHERE id = ?'),
    headerIsData: db.prepare('UPDATE imports SET header_is_data = ? WHERE id = ?'),
    refusal: db.prepare('UPDATE imports SET refusal = ? WHERE id = ?'),
    unfixed: db.prepare(
      `SELECT * FROM import_rows WHERE import_id = ? AND ${TAKEN} AND target IS NULL AND applied = 0 ORDER BY line`,
    ),
    isFixed: db.prepare('SELECT target IS NOT NULL FROM import_rows WHERE import_id = ? AND line = ?').pluck(),
    fix: db.prepare(
      'UPDATE import_rows SET target = ?, fixed_after = ? WHERE import_id = ? AND line = ? AND target IS NULL',
    ),
    takenCount: db.prepare(`SELECT count(*) FROM import_rows WHERE import_id = ? AND ${TAKEN}`).pluck(),
    markFixed: db.prepare('UPDATE imports SET fixed = 1 WHERE id = ?'),
    pending: db.prepare(
      `SELECT line, target, in_cart AS inCart, fixed_after AS fixedAfter, cart_line AS cartLine FROM import_rows
       WHERE import_id = ? AND ${TAKEN} AND applied = 0 AND target IS NOT NULL ORDER BY line LIMIT ?`,
    ),
    pendingCount: db
      .prepare(
        `SELECT count(*) FROM import_rows WHERE import_id = ? AND ${TAKEN} AND applied = 0 AND target IS NOT NULL`,
      )
      .pluck(),
    apply: db.prepare('UPDATE import_rows SET applied = 1 WHERE import_id = ? AND line = ?'),
    remove: db.prepare('DELETE FROM imports WHERE id = ?'),
    removeRows: db.prepare(
      `DELETE FROM import_rows WHERE import_id = ? AND line IN
         (SELECT line FROM import_rows WHERE import_id = ? ORDER BY line LIMIT ?)`,
    ),
    forgetParts: db.prepare('DELETE FROM imports WHERE whole = 0'),
    pause: db.prepare(`UPDATE imports SET phase = 'paused' WHERE phase = 'committing'`),
  }
}
