/** A thread that holds a file for a while. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Holding, hold } from './held.ts'

const { path, how, ms } = workerData as { readonly path: string; readonly how: Holding; readonly ms: number }
const letGo = hold(path, how)
parentPort?.postMessage('held')
setTimeout(letGo, ms)
