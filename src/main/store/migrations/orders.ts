/**
 * The order journal: a database of its own, apart from everything that may be thrown away. What must never happen is
 * refused by SQLite itself: two orders on their way at once, a body that changes, a step back, a sent order deleted.
 */
import type { Migration } from '../database.ts'

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
]
