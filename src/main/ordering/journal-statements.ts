import type { Database } from '../store/database.ts'

const COUNT = 'SELECT at FROM journal_count'

/** Returns the count of the journal in this file; 0 for a file from before the count existed. */
export function journalCount(db: Database): number {
  const counts = db.prepare(`SELECT count(*) FROM sqlite_schema WHERE name = 'journal_count'`).pluck().get()
  return counts === 0 ? 0 : Number(db.prepare(COUNT).pluck().get())
}

export type JournalStatements = ReturnType<typeof journalStatements>

export function journalStatements(db: Database) {
  return {
    insertOrder: db.prepare(
      `INSERT INTO orders (key, account, cart_type, cart, state, created_at, prepared_after, basis, gap_qty, gap_price,
         ships_to, placed_by)
       VALUES (@key, @store, @cartType, @cart, 'prepared', @createdAt, @preparedAfter, @basis, @gapQty, @gapPrice,
         @shipsTo, @placedBy)`,
    ),
    insertGroup: db.prepare(
      `INSERT INTO order_groups (order_key, position, group_key, wh, wh_type, wh_name, order_type, items, quantity, total,
         orderable, chosen, wire, outcome)
       VALUES (@order, @position, @key, @wh, @whType, @whName, @orderType, @items, @quantity, @total, @orderable, 1, @wire,
         'unknown')`,
    ),
    insertLine: db.prepare('INSERT INTO order_lines (order_key, group_key, product_id) VALUES (?, ?, ?)'),
    deletePrepared: db.prepare(`DELETE FROM orders WHERE state = 'prepared' AND cart = ?`),
    orderByKey: db.prepare('SELECT * FROM orders WHERE key = ?'),
    groupsOf: db.prepare('SELECT * FROM order_groups WHERE order_key = ? ORDER BY position'),
    linesOf: db.prepare('SELECT product_id FROM order_lines WHERE order_key = ? AND group_key = ?').pluck(),
    choose: db.prepare(
      `UPDATE order_groups SET chosen = group_key IN (SELECT value FROM json_each(?)) WHERE order_key = ?`,
    ),
    begin: db.prepare(
      `UPDATE orders SET state = 'sending', body = ?, sent_at = ? WHERE key = ? AND state = 'prepared'`,
    ),
    onItsWay: db.prepare(`SELECT count(*) FROM orders WHERE state = 'sending'`).pluck(),
    sharing: db
      .prepare(
        `SELECT o.key FROM orders o
         JOIN order_groups g ON g.order_key = o.key AND g.chosen = 1 AND g.outcome = 'unknown'
         JOIN order_lines l ON l.order_key = g.order_key AND l.group_key = g.group_key
         WHERE o.state IN ('sending', 'unknown') AND o.account = ?
           AND l.product_id IN (SELECT value FROM json_each(?))
         ORDER BY o.sent_at DESC LIMIT 1`,
      )
      .pluck(),
    count: db.prepare(COUNT).pluck(),
    overtaker: db
      .prepare(
        `SELECT o.key FROM orders mine JOIN orders o ON o.key <> mine.key AND o.changed > mine.prepared_after
           AND o.account = mine.account
         WHERE mine.key = ? AND (o.cart_type = mine.cart_type OR EXISTS (
           SELECT 1 FROM order_lines l JOIN order_groups g ON g.order_key = l.order_key AND g.group_key = l.group_key
           WHERE l.order_key = o.key AND g.chosen = 1 AND l.product_id IN (SELECT value FROM json_each(?))))
         ORDER BY o.changed DESC LIMIT 1`,
      )
      .pluck(),
    ordered: db
      .prepare(
        `SELECT DISTINCT l.product_id FROM orders o
         JOIN order_groups g ON g.order_key = o.key AND g.chosen = 1 AND g.outcome <> 'failed'
         JOIN order_lines l ON l.order_key = g.order_key AND l.group_key = g.group_key
         WHERE o.changed > ? AND o.state NOT IN ('prepared', 'rejected') AND o.cart_type <> 'car'`,
      )
      .pluck(),
    settleOrder: db.prepare(
      `UPDATE orders SET state = @state, settled_at = @at, message = @message, refusal = coalesce(@refusal, refusal),
         words = coalesce(@words, words)
       WHERE key = @key`,
    ),
    addSentence: db.prepare(
      `UPDATE orders SET message = CASE WHEN message IS NULL THEN @sentence ELSE message || ' ' || @sentence END WHERE key = @key`,
    ),
    // An outcome that another process has found meanwhile isn't overwritten.
    settleGroup: db.prepare(
      `UPDATE order_groups SET outcome = @outcome, poid = @poid, netpayment = @netpayment, message = @message
       WHERE order_key = @order AND group_key = @key AND (outcome = 'unknown' OR @outcome = 'placed')`,
    ),
    claim: db.prepare('INSERT OR IGNORE INTO order_numbers (poid, order_key) VALUES (?, ?)'),
    putHold: db.prepare('INSERT OR IGNORE INTO holds (at, since) VALUES (?, ?)'),
    openHold: db.prepare(
      'SELECT max(at) AS at, min(since) AS since FROM holds WHERE released_at IS NULL HAVING count(*) > 0',
    ),
    releaseHolds: db.prepare('UPDATE holds SET released_at = ? WHERE released_at IS NULL'),
    listed: db.prepare(
      `SELECT * FROM orders WHERE state <> 'prepared' AND (? = 0 OR state IN ('sending', 'unknown'))
       ORDER BY sent_at DESC, rowid DESC`,
    ),
    otherPoids: db.prepare('SELECT poid FROM order_numbers WHERE order_key IS NOT ?').pluck(),
    otherOpenGroups: db.prepare(
      `SELECT g.* FROM order_groups g JOIN orders o ON o.key = g.order_key
       WHERE o.key <> ? AND o.state IN ('sending', 'unknown', 'setAside') AND g.chosen = 1 AND g.outcome = 'unknown'`,
    ),
  }
}
