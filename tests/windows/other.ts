/**
 * Another program on the same computer: `node other.mjs PORT ACT JSON`. It performs one action on a profile, reports its progress over a
 * loopback connection, and waits to be ended. It ends when the connection does.
 */
import { createConnection } from 'node:net'
import { acts } from './acts.ts'

const [port = '', act = '', input = '{}'] = process.argv.slice(2)
const socket = createConnection(Number(port), '127.0.0.1')
socket.on('close', () => process.exit(0))
socket.on('error', () => process.exit(1))

const tell = (what: string): void => void socket.write(`${what}\n`)
try {
  await Object.entries(acts).find(([name]) => name === act)?.[1](JSON.parse(input), tell)
  tell('done')
} catch (problem) {
  tell(`failed ${String(problem instanceof Error ? problem.stack : problem).replaceAll(/\s+/g, ' ')}`)
}
