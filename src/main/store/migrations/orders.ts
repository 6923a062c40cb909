/**
 * The order journal: a separate database, apart from everything that may be deleted. SQLite itself refuses what must never happen: two
 * orders being sent at once, a changed body, a step back, a deleted sent order.
 */
import type { Migration } from '../database.ts'

/**
 * Refuses an order that might be a second one of the same goods, among the orders that a condition on `o` leaves. Two shipped versions
 * consist of it, so it never changes: a new version writes its own.
 */
const ordersOnce = (
  others = '',
): string => `CREATE TRIGGER orders_once BEFORE UPDATE OF state ON orders WHEN OLD.state = 'prepared' AND NEW.state = 'sending'
      BEGIN
        SELECT RAISE(ABORT, 'another order is on its way')
        WHERE EXISTS (SELECT 1 FROM orders WHERE state = 'sending');
        SELECT RAISE(ABORT, 'ordering is held')
        WHERE EXISTS (SELECT 1 FROM holds WHERE released_at IS NULL);
        SELECT RAISE(ABORT, 'a product of it is in an order whose outcome is not known')
        WHERE EXISTS (
          SELECT 1 FROM orders o
          JOIN order_groups g ON g.order_key = o.key AND g.chosen = 1 AND g.outcome = 'unknown'
          JOIN order_lines l ON l.order_key = g.order_key AND l.group_key = g.group_key
          WHERE o.state IN ('sending', 'unknown')${others} AND l.product_id IN (
            SELECT p.product_id FROM order_lines p
            JOIN order_groups c ON c.order_key = p.order_key AND c.group_key = p.group_key AND c.chosen = 1
            WHERE p.order_key = NEW.key));
        SELECT RAISE(ABORT, 'an order of its cart or its products was sent or settled since it was prepared')
        WHERE EXISTS (
          SELECT 1 FROM orders o
          WHERE o.changed > NEW.prepared_after AND o.key <> NEW.key${others} AND (
            o.cart_type = NEW.cart_type OR EXISTS (
              SELECT 1 FROM order_groups g
              JOIN order_lines l ON l.order_key = g.order_key AND l.group_key = g.group_key
              WHERE g.order_key = o.key AND g.chosen = 1 AND l.product_id IN (
                SELECT p.product_id FROM order_lines p
                JOIN order_groups c ON c.order_key = p.order_key AND c.group_key = p.group_key AND c.chosen = 1
                WHERE p.order_key = NEW.key))));
      END;`

export const orderMigrations: readonly Migration[] = [
  {
    version: 1,
    sql: `
      CREATE TABLE orders (
        key TEXT PRIMARY KEY CHECK (length(key) BETWEEN 16 AND 64),
        account INTEGER NOT NULL,
        cart_type TEXT NOT NULL,
        state TEXT NOT NULL,
        created_at TEXT NOT NULL,
        sent_at TEXT,
        settled_at TEXT,
        gap_qty INTEGER NOT NULL,
        gap_price INTEGER NOT NULL,
        body TEXT,
        message TEXT
      ) STRICT;

      CREATE TABLE order_groups (
        order_key TEXT NOT NULL REFERENCES orders (key) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        group_key TEXT NOT NULL,
        wh INTEGER NOT NULL,
        wh_type TEXT NOT NULL,
        wh_name TEXT NOT NULL,
        order_type TEXT NOT NULL,
        items INTEGER NOT NULL,
        quantity INTEGER NOT NULL,
        total INTEGER NOT NULL,
        orderable INTEGER NOT NULL,
        chosen INTEGER NOT NULL,
        wire TEXT NOT NULL,
        outcome TEXT NOT NULL,
        poid TEXT,
        message TEXT,
        PRIMARY KEY (order_key, group_key)
      ) STRICT;

      CREATE TABLE order_lines (
        order_key TEXT NOT NULL,
        group_key TEXT NOT NULL,
        product_id INTEGER NOT NULL,
        FOREIGN KEY (order_key, group_key) REFERENCES order_groups (order_key, group_key) ON DELETE CASCADE
      ) STRICT;
      CREATE INDEX order_lines_of ON order_lines (order_key, group_key);
      CREATE INDEX order_lines_product ON order_lines (product_id);

      CREATE TABLE order_steps (was TEXT NOT NULL, now TEXT NOT NULL, PRIMARY KEY (was, now)) STRICT, WITHOUT ROWID;
      INSERT INTO order_steps VALUES
        ('prepared', 'sending'),
        ('sending', 'accepted'), ('sending', 'partly'), ('sending', 'rejected'), ('sending', 'unknown'),
        ('unknown', 'unknown'), ('unknown', 'accepted'), ('unknown', 'partly'), ('unknown', 'rejected'),
        ('unknown', 'setAside');

      CREATE UNIQUE INDEX one_on_its_way ON orders (state) WHERE state = 'sending';

      CREATE TRIGGER orders_only_forward BEFORE UPDATE OF state ON orders
      WHEN NOT EXISTS (SELECT 1 FROM order_steps WHERE was = OLD.state AND now = NEW.state)
      BEGIN SELECT RAISE(ABORT, 'an order can not take this step'); END;

      CREATE TRIGGER orders_sent_once BEFORE UPDATE OF key, account, body, sent_at ON orders
      WHEN OLD.body IS NOT NULL
        AND (NEW.key, NEW.account, NEW.body, NEW.sent_at) IS NOT (OLD.key, OLD.account, OLD.body, OLD.sent_at)
      BEGIN SELECT RAISE(ABORT, 'what was sent can not be changed'); END;

      CREATE TRIGGER orders_kept BEFORE DELETE ON orders WHEN OLD.state <> 'prepared'
      BEGIN SELECT RAISE(ABORT, 'a sent order is never deleted'); END;

      CREATE TRIGGER orders_body_first BEFORE UPDATE OF state ON orders
      WHEN NEW.state <> 'prepared' AND (NEW.body IS NULL OR NEW.sent_at IS NULL)
      BEGIN SELECT RAISE(ABORT, 'an order is written down before it is sent'); END;
    `,
  },
  {
    /**
     * Goods are ordered once. A preparation records the journal's count before its cart was read; anything of its cart or products that was
     * sent, settled or set aside since invalidates it.
     */
    version: 2,
    sql: `
      -- The journal's own count: it rises with every sending, settling and setting aside, and is no clock.
      CREATE TABLE journal_count (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
      INSERT INTO journal_count VALUES (1, 1);

      -- The count before the cart was read, and the count of the order's last change; what else the order rests on.
      ALTER TABLE orders ADD COLUMN prepared_after INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE orders ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE orders ADD COLUMN basis TEXT NOT NULL DEFAULT '';
      -- The portal's own words of refusal, until it was asked about the order.
      ALTER TABLE orders ADD COLUMN refusal TEXT;
      ALTER TABLE order_groups ADD COLUMN netpayment INTEGER;
      UPDATE orders SET changed = 1 WHERE state <> 'prepared';
      -- What an older StoreDesk prepared knows nothing of the count.
      DELETE FROM orders WHERE state = 'prepared';

      -- Every number of the portal's that an answer named, or that a person saw after a restore; without an order then.
      CREATE TABLE order_numbers (poid TEXT PRIMARY KEY, order_key TEXT) STRICT, WITHOUT ROWID;
      INSERT OR IGNORE INTO order_numbers SELECT poid, order_key FROM order_groups WHERE poid IS NOT NULL;

      -- The journal was lost or put back from a backup: orders since then may be missing from it.
      CREATE TABLE holds (at TEXT PRIMARY KEY, since TEXT NOT NULL, released_at TEXT) STRICT, WITHOUT ROWID;

      CREATE TRIGGER orders_counted AFTER UPDATE OF state ON orders WHEN OLD.state <> NEW.state
      BEGIN
        UPDATE journal_count SET at = at + 1;
        UPDATE orders SET changed = (SELECT at FROM journal_count) WHERE key = NEW.key;
      END;
      CREATE TRIGGER groups_counted AFTER UPDATE OF outcome ON order_groups WHEN OLD.outcome <> NEW.outcome
      BEGIN
        UPDATE journal_count SET at = at + 1;
        UPDATE orders SET changed = (SELECT at FROM journal_count) WHERE key = NEW.order_key;
      END;
      CREATE TRIGGER count_rises BEFORE UPDATE ON journal_count WHEN NEW.at <= OLD.at
      BEGIN SELECT RAISE(ABORT, 'the count only rises'); END;
      CREATE TRIGGER count_stays BEFORE DELETE ON journal_count
      BEGIN SELECT RAISE(ABORT, 'the count only rises'); END;
      CREATE TRIGGER orders_changed_later BEFORE UPDATE OF changed ON orders WHEN NEW.changed < OLD.changed
      BEGIN SELECT RAISE(ABORT, 'the count only rises'); END;

      CREATE TRIGGER orders_begin_prepared BEFORE INSERT ON orders
      WHEN NEW.state <> 'prepared' OR NEW.changed <> 0
        OR NEW.prepared_after > (SELECT at FROM journal_count)
        OR EXISTS (SELECT 1 FROM orders WHERE key = NEW.key)
      BEGIN SELECT RAISE(ABORT, 'an order begins by being prepared'); END;
      CREATE TRIGGER orders_prepared_once BEFORE UPDATE OF prepared_after ON orders
      WHEN NEW.prepared_after <> OLD.prepared_after
      BEGIN SELECT RAISE(ABORT, 'when an order was prepared can not be changed'); END;

      ${ordersOnce()}

      -- What was sent keeps its groups and lines, and what is known of a group stays known.
      CREATE TRIGGER groups_sent_once BEFORE UPDATE OF order_key, group_key, wh, order_type, quantity, total, chosen, wire
      ON order_groups
      WHEN EXISTS (SELECT 1 FROM orders WHERE key = OLD.order_key AND state <> 'prepared')
      BEGIN SELECT RAISE(ABORT, 'what was sent can not be changed'); END;
      CREATE TRIGGER groups_kept BEFORE DELETE ON order_groups
      WHEN EXISTS (SELECT 1 FROM orders WHERE key = OLD.order_key AND state <> 'prepared')
      BEGIN SELECT RAISE(ABORT, 'what was sent can not be changed'); END;
      CREATE TRIGGER groups_added BEFORE INSERT ON order_groups
      WHEN EXISTS (SELECT 1 FROM orders WHERE key = NEW.order_key AND state <> 'prepared')
      BEGIN SELECT RAISE(ABORT, 'what was sent can not be changed'); END;
      CREATE TRIGGER groups_stay_known BEFORE UPDATE OF outcome ON order_groups
      WHEN (OLD.outcome = 'placed' AND NEW.outcome <> 'placed') OR (OLD.outcome <> 'unknown' AND NEW.outcome = 'unknown')
      BEGIN SELECT RAISE(ABORT, 'what is known of an order stays known'); END;
      CREATE TRIGGER lines_sent_once BEFORE UPDATE ON order_lines
      WHEN EXISTS (SELECT 1 FROM orders WHERE key = OLD.order_key AND state <> 'prepared')
      BEGIN SELECT RAISE(ABORT, 'what was sent can not be changed'); END;
      CREATE TRIGGER lines_kept BEFORE DELETE ON order_lines
      WHEN EXISTS (SELECT 1 FROM orders WHERE key = OLD.order_key AND state <> 'prepared')
      BEGIN SELECT RAISE(ABORT, 'what was sent can not be changed'); END;
      CREATE TRIGGER lines_added BEFORE INSERT ON order_lines
      WHEN EXISTS (SELECT 1 FROM orders WHERE key = NEW.order_key AND state <> 'prepared')
      BEGIN SELECT RAISE(ABORT, 'what was sent can not be changed'); END;
    `,
  },
  {
    /** Kiosk orders that were confirmed from this computer: each is sent once. */
    version: 3,
    sql: `
      -- 'sent' until the portal has answered.
      CREATE TABLE kiosk_confirmations (
        poid TEXT PRIMARY KEY,
        kiosk_id TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('sent', 'confirmed'))
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    /** The portal identifies a confirmation by both numbers: one purchase order may belong to several kiosk orders. */
    version: 4,
    sql: `
      CREATE TABLE kiosk_acknowledgements (
        poid TEXT NOT NULL,
        kiosk_id TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('sent', 'confirmed')),
        PRIMARY KEY (poid, kiosk_id)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO kiosk_acknowledgements SELECT poid, kiosk_id, state FROM kiosk_confirmations;
      DROP TABLE kiosk_confirmations;
    `,
  },
  {
    /** For the printed order: where it goes and who placed it. Unknown for earlier orders. */
    version: 5,
    sql: `
      ALTER TABLE orders ADD COLUMN ships_to TEXT;
      ALTER TABLE orders ADD COLUMN placed_by TEXT;
      CREATE TRIGGER orders_go_where_they_went BEFORE UPDATE OF ships_to, placed_by ON orders
      WHEN OLD.state <> 'prepared'
      BEGIN SELECT RAISE(ABORT, 'what was sent can not be changed'); END;
    `,
  },
  {
    /** Covers every write that must not be sent twice, not only confirmations of kiosk orders. */
    version: 6,
    sql: `
      CREATE TABLE sent_once (
        kind TEXT NOT NULL,
        about TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('sent', 'done')),
        PRIMARY KEY (kind, about)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO sent_once
        SELECT 'kiosk', json_array(poid, kiosk_id), iif(state = 'sent', 'sent', 'done') FROM kiosk_acknowledgements;
      DROP TABLE kiosk_acknowledgements;
    `,
  },
  {
    /**
     * Records the cart of an order; for an operator's cart, its store and part. `account` is the store that orders. One store's order
     * doesn't block the same order of another store.
     */
    version: 7,
    sql: `
      DELETE FROM orders WHERE state = 'prepared';
      ALTER TABLE orders ADD COLUMN cart TEXT NOT NULL DEFAULT '';
      -- The portal's words beside an answer that decided nothing.
      ALTER TABLE orders ADD COLUMN words TEXT;
      UPDATE orders SET cart = cart_type;
      CREATE TRIGGER orders_of_one_cart BEFORE UPDATE OF account, cart_type, cart ON orders
      BEGIN SELECT RAISE(ABORT, 'whose an order is can not be changed'); END;
      CREATE TRIGGER orders_of_a_cart BEFORE INSERT ON orders WHEN NEW.cart = ''
      BEGIN SELECT RAISE(ABORT, 'an order is of a cart'); END;

      DROP TRIGGER orders_once;
      ${ordersOnce(' AND o.account = NEW.account')}
    `,
  },
]
