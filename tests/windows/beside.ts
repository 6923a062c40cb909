/** Starts another program on this computer, reads its messages, and ends it as the task manager does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { ActName } from './acts.ts'
import { programPath } from './programs.ts'

export interface Beside {
  /** Resolves when it has sent this message; rejects if it ended before, or failed. */
  until(what: string): Promise<void>
  /** TerminateProcess: the program does nothing more and sends no message. */
  kill(): Promise<void>
}

export async function startBeside(act: ActName, input: object): Promise<Beside> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const child = spawn(process.execPath, [programPath('other'), String(port), act, JSON.stringify(input)], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const connected = once(server, 'connection')
  await Promise.race([
    connected,
    ended.then(([code]) => {
      throw new Error(`The other program ended with ${code} before it began`)
    }),
  ])
  const [socket] = (await connected) as [Socket]
  socket.on('error', () => undefined)
  const received: string[] = []
  let over = false
  let news = Promise.withResolvers<void>()
  const tell = () => {
    news.resolve()
    news = Promise.withResolvers<void>()
  }
  createInterface({ input: socket })
    .on('line', (line) => {
      received.push(line)
      tell()
    })
    .on('close', () => {
      over = true
      tell()
    })
  return {
    until: async (what) => {
      while (!received.includes(what)) {
        const failed = received.find((line) => line.startsWith('failed'))
        if (failed !== undefined) throw new Error(`The other program ${failed}`)
        if (over) throw new Error(`The other program ended before it told “${what}”: ${received.join(', ')}`)
        await news.promise
      }
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      socket.destroy()
      server.close()
    },
  }
}
