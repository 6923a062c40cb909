/** Reads one file on a thread of its own, and ends: nothing that somebody else wrote is unpacked or searched beside the program. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportChoice } from '../../shared/domain/carts/import-question.ts'
import { type BooksAnswer, readBooks } from './read-books.ts'
import { readWorkbook } from './read-workbook.ts'

/** What one is read as: a workbook as a cart, with what the user said about it, or a text or workbook as the store's own books. */
export type FileAsked =
  | { readonly file: Uint8Array; readonly as: 'cart'; readonly choice?: ImportChoice | undefined }
  | { readonly file: Uint8Array; readonly as: 'books'; readonly answer?: BooksAnswer | undefined }

/** What the thread is given. `heard` counts the messages that main has taken. */
export type ThreadData = FileAsked & { readonly heard: Int32Array<SharedArrayBuffer> }

/** Messages that wait to be taken: what main takes in one go holds nobody up. */
const MOST_UNHEARD = 4

const asked = workerData as ThreadData
if (asked.as === 'books') parentPort?.postMessage(readBooks(asked.file, asked.answer))
else {
  let told = 0
  for (const news of readWorkbook(asked.file, asked.choice)) {
    for (let heard = Atomics.load(asked.heard, 0); told - heard >= MOST_UNHEARD; heard = Atomics.load(asked.heard, 0)) {
      Atomics.wait(asked.heard, 0, heard)
    }
    parentPort?.postMessage(news)
    told += 1
  }
}
