/** Reads one workbook on a thread of its own, and ends: nothing that somebody else wrote is unpacked beside the program. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportChoice } from '../../shared/domain/carts/import-question.ts'
import { readSheets, readWorkbook } from './read-workbook.ts'

/** What one is read as: a cart, with what the person said about it, or whatever tables it has. */
export interface WorkbookAsked {
  readonly file: Uint8Array
  readonly as: 'cart' | 'tables'
  readonly choice?: ImportChoice | undefined
}

const { file, as, choice } = workerData as WorkbookAsked
for (const news of as === 'cart' ? readWorkbook(file, choice) : readSheets(file)) parentPort?.postMessage(news)
