/** Reads one workbook on a thread of its own, and ends: nothing that somebody else wrote is unpacked beside the program. */
import { parentPort, workerData } from 'node:worker_threads'
import { readWorkbook } from './read-workbook.ts'

if (workerData instanceof Uint8Array) {
  for await (const news of readWorkbook(workerData)) parentPort?.postMessage(news)
}
