/** Reads one file on its own thread, and ends: a foreign file is never unpacked or parsed in the main process. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportChoice } from '../../shared/domain/carts/import-question.ts'
import { type BooksAnswer, readBooks } from './read-books.ts'
import { readWorkbook } from './read-workbook.ts'

/** The file and how to read it: a workbook as a cart, with the user's answers, or a text or workbook as the store's own books. */
export type FileTask =
  | { readonly file: Uint8Array; readonly as: 'cart'; readonly choice?: ImportChoice | undefined }
  | { readonly file: Uint8Array; readonly as: 'books'; readonly answer?: BooksAnswer | undefined }

/** The data passed to the thread. `heard` counts the messages that main has received. */
export type ThreadData = FileTask & { readonly heard: Int32Array<SharedArrayBuffer> }

/** Limit of messages that main hasn't received yet, so that main is never busy with a long queue of them. */
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
