/** Reads one file on its own thread, and ends: a foreign file is never unpacked or parsed in the main process. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportChoice } from '../../shared/domain/carts/import-question.ts'
import { type BooksAnswer, readBooks } from './read-books.ts'
import { readWorkbook } from './read-workbook.ts'

/** The file and how to read it: a workbook as a cart, with the user's answers, or a text or workbook as the store's own books. */
export type FileTask =
  | { readonly file: Uint8Array; readonly as: 'cart'; readonly choice?: ImportChoice | undefined }
  | { readonly file: Uint8Array; readonly as: 'books'; readonly answer?: BooksAnswer | undefined }

/** The data passed to the thread. `received` counts the messages that main has received. */
export type ThreadData = FileTask & { readonly received: Int32Array<SharedArrayBuffer> }

/** Limit of messages that main hasn't received yet, so that main is never busy with a long queue of them. */
const MOST_UNHEARD = 4

const task = workerData as ThreadData
if (task.as === 'books') parentPort?.postMessage(readBooks(task.file, task.answer))
else {
  let sent = 0
  for (const news of readWorkbook(task.file, task.choice)) {
    for (
      let received = Atomics.load(task.received, 0);
      sent - received >= MOST_UNHEARD;
      received = Atomics.load(task.received, 0)
    ) {
      Atomics.wait(task.received, 0, received)
    }
    parentPort?.postMessage(news)
    sent += 1
  }
}
