/** Loaded first in a utility process: `process.parentPort` over Node's own channel. */
import { EventEmitter } from 'node:events'

const port = Object.assign(new EventEmitter(), {
  postMessage: (message: unknown) => void process.send?.(message),
  start: () => {},
})
// A process that nobody listens in may end; in Electron it would stay.
process.on('message', (message) => port.emit('message', { data: message, ports: [] }))
Object.defineProperty(process, 'parentPort', { value: port })
