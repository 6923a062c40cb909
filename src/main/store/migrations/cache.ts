/** Data that can be fetched again: saved answers and seen products. */
import type { Migration } from '../database.ts'

export const cacheMigrations: readonly Migration[] = [
  {
    version: 1,
    sql: `
      CREATE TABLE answers (
        key TEXT PRIMARY KEY,
        call TEXT NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX answers_at ON answers (at);

      CREATE TABLE products (
        id INTEGER PRIMARY KEY,
        rank INTEGER NOT NULL,
        name TEXT NOT NULL,
        brand TEXT NOT NULL,
        category TEXT NOT NULL,
        body TEXT NOT NULL
      ) STRICT;

      -- The words are looked up here, the products stay where they are.
      CREATE VIRTUAL TABLE product_words USING fts5(
        name, brand, category, content='products', content_rowid='id', prefix='3 4 5', detail='none', columnsize=0
      );
      CREATE TRIGGER products_new AFTER INSERT ON products BEGIN
        INSERT INTO product_words (rowid, name, brand, category) VALUES (new.id, new.name, new.brand, new.category);
      END;
      CREATE TRIGGER products_gone AFTER DELETE ON products BEGIN
        INSERT INTO product_words (product_words, rowid, name, brand, category)
        VALUES ('delete', old.id, old.name, old.brand, old.category);
      END;
    `,
  },
  {
    version: 2,
    sql: `
      DROP TRIGGER products_new;
      DROP TRIGGER products_gone;
      DROP TABLE product_words;

      -- Row ids begin with the rank, so that the first matches are the best ones and no other needs to be read. Beginnings
      -- of up to 12 letters have an index: without one of its length, typing a whole brand reads all that the brand has.
      CREATE VIRTUAL TABLE product_words USING fts5(
        name, brand, category, content='', prefix='1 2 3 4 5 6 7 8 9 10 11 12', detail='none', columnsize=0
      );
      INSERT INTO product_words (rowid, name, brand, category)
      SELECT (rank << 40) | id, name, brand, category FROM products;
      CREATE TRIGGER products_new AFTER INSERT ON products BEGIN
        INSERT INTO product_words (rowid, name, brand, category)
        VALUES ((new.rank << 40) | new.id, new.name, new.brand, new.category);
      END;
      CREATE TRIGGER products_gone AFTER DELETE ON products BEGIN
        INSERT INTO product_words (product_words, rowid, name, brand, category)
        VALUES ('delete', (old.rank << 40) | old.id, old.name, old.brand, old.category);
      END;
    `,
  },
  {
    version: 3,
    sql: `
      ALTER TABLE answers ADD COLUMN unread INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE answers ADD COLUMN outdated INTEGER NOT NULL DEFAULT 0 CHECK (outdated IN (0, 1));
    `,
  },
  {
    version: 4,
    sql: `
      -- When the portal said it, in milliseconds since 1970; 0 of what was saved before this was written down.
      ALTER TABLE products ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
      -- What a listing is narrowed by.
      ALTER TABLE products ADD COLUMN brand_id INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE products ADD COLUMN category_id INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE products ADD COLUMN subcategory_id INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE products ADD COLUMN type_id INTEGER NOT NULL DEFAULT 0;
      -- Paise.
      ALTER TABLE products ADD COLUMN mrp INTEGER NOT NULL DEFAULT 0;
      -- Months.
      ALTER TABLE products ADD COLUMN age_from REAL NOT NULL DEFAULT 0;
      ALTER TABLE products ADD COLUMN age_to REAL NOT NULL DEFAULT 0;
      ALTER TABLE products ADD COLUMN is_set INTEGER NOT NULL DEFAULT 0;
      -- ',2,10,': warehouses that had it at this MRP; of a product that isn't sold, none.
      ALTER TABLE products ADD COLUMN sold_by TEXT NOT NULL DEFAULT '';

      -- All that a listing asks, so that it needs no product but those that it shows.
      CREATE INDEX products_listed ON products
        (category_id, subcategory_id, brand_id, type_id, age_from, age_to, mrp, is_set, sold_by, rank, at, name);

      -- Stock moves often, words hardly ever.
      CREATE TRIGGER products_changed AFTER UPDATE OF rank, name, brand, category ON products
      WHEN (old.rank, old.name, old.brand, old.category) IS NOT (new.rank, new.name, new.brand, new.category)
      BEGIN
        INSERT INTO product_words (product_words, rowid, name, brand, category)
        VALUES ('delete', (old.rank << 40) | old.id, old.name, old.brand, old.category);
        INSERT INTO product_words (rowid, name, brand, category)
        VALUES ((new.rank << 40) | new.id, new.name, new.brand, new.category);
      END;
    `,
  },
]
