/** Reads one workbook on a thread of its own, and ends: nothing that somebody else wrote is unpacked beside the program. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ImportChoice } from '../../shared/domain/carts/import-question.ts'
import { readWorkbook } from './read-workbook.ts'

interface Given {
  readonly file: Uint8Array
  readonly choice: ImportChoice | undefined
}

const { file, choice } = workerData as Given
for (const news of readWorkbook(file, choice)) parentPort?.postMessage(news)
