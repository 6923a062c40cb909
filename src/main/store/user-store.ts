/** An account's data that can be fetched again: a database, and the documents beside it. */
import { join } from 'node:path'
import { type Answers, createAnswers } from './answers.ts'
import { eraseDeleted } from './erase.ts'
import { createKeptDocuments, type KeptDocuments } from './kept-documents.ts'
import { cacheMigrations } from './migrations/cache.ts'
import { type Opened, openDatabase } from './open-database.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'

export interface UserStore {
  readonly answers: Answers
  readonly products: ProductIndex
  readonly documents: KeptDocuments
  readonly notice: string | undefined
  /** Deletes all data that can be fetched again; none of it can be read from the file afterwards. */
  clear(): void
  close(): void
}

/** @param documentBytes current size limit of the documents */
export function openUserStore(
  folder: string,
  now: () => number,
  documentBytes: () => number = () => Number.POSITIVE_INFINITY,
): UserStore {
  const { db, notice }: Opened = openDatabase(join(folder, 'cache.db'), cacheMigrations, { durable: false, now })
  const answers = createAnswers(db)
  const products = createProductIndex(db, now)
  const documents = createKeptDocuments(join(folder, 'documents'), now, documentBytes)
  return {
    answers,
    products,
    documents,
    notice,
    clear: () => {
      answers.clear()
      products.clear()
      eraseDeleted(db)
      // Last, because another program may have one of them open.
      documents.clear()
    },
    close: () => {
      db.close()
    },
  }
}
