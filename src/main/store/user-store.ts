/** The database of one account that holds what can be asked for again. */
import { join } from 'node:path'
import { type Answers, createAnswers } from './answers.ts'
import { eraseDeleted } from './erase.ts'
import { cacheMigrations } from './migrations/cache.ts'
import { type Opened, openDatabase } from './open-database.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'

export interface UserStore {
  readonly answers: Answers
  readonly products: ProductIndex
  readonly notice: string | undefined
  /** Forgets all that can be asked for again; nothing of it can be read out of the file afterwards. */
  clear(): void
  close(): void
}

export function openUserStore(folder: string, now: () => number): UserStore {
  const { db, notice }: Opened = openDatabase(join(folder, 'cache.db'), cacheMigrations, { durable: false, now })
  const answers = createAnswers(db)
  const products = createProductIndex(db, now)
  return {
    answers,
    products,
    notice,
    clear: () => {
      answers.clear()
      products.clear()
      eraseDeleted(db)
    },
    close: () => {
      db.close()
    },
  }
}
