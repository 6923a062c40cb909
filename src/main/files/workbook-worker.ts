/** Reads one file on a thread of its own, and ends: nothing that somebody else wrote is unpacked or searched beside the program. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportChoice } from '../../shared/domain/carts/import-question.ts'
import { type BooksAnswer, readBooks } from './read-books.ts'
import { readWorkbook } from './read-workbook.ts'

/** What one is read as: a workbook as a cart, with what the user said about it, or a text or workbook as the store's own books. */
export type FileAsked =
  | { readonly file: Uint8Array; readonly as: 'cart'; readonly choice?: ImportChoice | undefined }
  | { readonly file: Uint8Array; readonly as: 'books'; readonly answer?: BooksAnswer | undefined }

const asked = workerData as FileAsked
if (asked.as === 'books') parentPort?.postMessage(readBooks(asked.file, asked.answer))
else for (const news of readWorkbook(asked.file, asked.choice)) parentPort?.postMessage(news)
