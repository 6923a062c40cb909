/** A store's unfinished work: the last seen cart and the files that wait to be imported; and its settings. */
import type { Migration } from '../database.ts'

export const draftMigrations: readonly Migration[] = [
  {
    version: 1,
    sql: `
      CREATE TABLE saved_carts (
        cart_type TEXT PRIMARY KEY,
        lines TEXT NOT NULL,
        supply TEXT NOT NULL,
        fetched_at TEXT NOT NULL
      ) STRICT;

      CREATE TABLE imports (
        id TEXT PRIMARY KEY,
        cart_type TEXT NOT NULL UNIQUE,
        file_name TEXT NOT NULL,
        phase TEXT NOT NULL,
        mode TEXT NOT NULL,
        encoding TEXT NOT NULL,
        separator TEXT NOT NULL,
        created_at TEXT NOT NULL,
        header_is_data INTEGER NOT NULL,
        -- 0 while the file's rows are being written down.
        whole INTEGER NOT NULL DEFAULT 0,
        -- 1 once the target quantities are fixed.
        fixed INTEGER NOT NULL DEFAULT 0,
        refusal TEXT,
        problem TEXT
      ) STRICT;

      CREATE TABLE import_rows (
        import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
        line INTEGER NOT NULL,
        text TEXT NOT NULL,
        product_id INTEGER,
        qty INTEGER,
        name TEXT,
        mrp INTEGER,
        verdict TEXT NOT NULL,
        reason TEXT NOT NULL,
        in_cart INTEGER NOT NULL,
        available INTEGER,
        -- The absolute quantity that the cart is to have: fixed when the commit starts, so that sending it twice is harmless.
        target INTEGER,
        cart_line TEXT,
        applied INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (import_id, line)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX import_rows_verdict ON import_rows (import_id, verdict, line);
      CREATE INDEX import_rows_product ON import_rows (import_id, product_id, line);
    `,
  },
  {
    version: 2,
    sql: `
      CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        -- JSON; its schema is in shared/settings.ts.
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 3,
    sql: `
      CREATE TABLE cart_templates (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL UNIQUE COLLATE NOCASE,
        saved_at TEXT NOT NULL
      ) STRICT;

      CREATE TABLE cart_template_lines (
        template_id TEXT NOT NULL REFERENCES cart_templates (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        product_id INTEGER NOT NULL,
        qty INTEGER NOT NULL,
        -- As it was called when it was saved; '' where that isn't known.
        name TEXT NOT NULL,
        PRIMARY KEY (template_id, place)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 4,
    sql: `
      CREATE TABLE typed_quantities (
        cart_type TEXT NOT NULL,
        product_id INTEGER NOT NULL,
        -- 0 for a line that was to be removed.
        qty INTEGER NOT NULL,
        -- What the cart had when it was typed.
        was INTEGER NOT NULL,
        PRIMARY KEY (cart_type, product_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 5,
    sql: `
      -- The journal's count when the quantity was fixed: what was ordered since isn't put into the cart again.
      ALTER TABLE import_rows ADD COLUMN fixed_after INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    version: 6,
    sql: `
      -- What of the file wasn't read, as a sentence.
      ALTER TABLE imports ADD COLUMN left_out TEXT;
    `,
  },
  {
    version: 7,
    sql: `
      CREATE TABLE received_boxes (load TEXT NOT NULL, box TEXT NOT NULL, PRIMARY KEY (load, box)) STRICT, WITHOUT ROWID;

      CREATE TABLE received_products (
        load TEXT NOT NULL,
        product_id INTEGER NOT NULL,
        counted INTEGER NOT NULL,
        damaged INTEGER NOT NULL,
        PRIMARY KEY (load, product_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 8,
    sql: `
      -- Entries of the ledger that were checked, with their day and amounts as they were then.
      CREATE TABLE ledger_marks (
        account INTEGER NOT NULL,
        entry TEXT NOT NULL,
        checked_as TEXT NOT NULL,
        PRIMARY KEY (account, entry)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 9,
    sql: `
      -- The row as it stood in the file, where it was corrected since.
      ALTER TABLE import_rows ADD COLUMN original TEXT;
      `,
  },
  {
    version: 10,
    sql: `
      CREATE TABLE watches (
        -- 'product' or 'order', and its number.
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        name TEXT NOT NULL,
        since TEXT NOT NULL,
        looked_at TEXT NOT NULL,
        -- What is known of a product: pieces, and paise where it has a price.
        available INTEGER,
        net INTEGER,
        -- What is known of an order.
        status TEXT,
        PRIMARY KEY (kind, id)
      ) STRICT, WITHOUT ROWID;

      -- What was told and wasn't put away.
      CREATE TABLE watch_news (
        n INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        name TEXT NOT NULL,
        at TEXT NOT NULL,
        -- JSON; its shape is in watching/watches.ts.
        change TEXT NOT NULL
      ) STRICT;
    `,
  },
  {
    /** Typed quantities belong to one cart; for an operator's cart, the store and the part weren't recorded. */
    version: 11,
    sql: `
      ALTER TABLE typed_quantities RENAME COLUMN cart_type TO cart;
      DELETE FROM typed_quantities WHERE cart = 'car';
    `,
  },
  {
    version: 12,
    sql: `
      -- Of a row as it stands in a text: 'fewer' cells than the names of its columns, or 'more'.
      ALTER TABLE import_rows ADD COLUMN misfit TEXT;
      -- Scans of numbers that nobody knows as products: pieces that wait for an answer.
      CREATE TABLE received_asked (
        load TEXT NOT NULL,
        product_id INTEGER NOT NULL,
        pieces INTEGER NOT NULL,
        PRIMARY KEY (load, product_id)
      ) STRICT;
    `,
  },
]
