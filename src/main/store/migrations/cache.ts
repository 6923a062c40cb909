/** What can be asked for again: saved answers and the products seen. */
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
]
