/**
 * One app per profile. The lock is a socket that only one process can listen on; on Linux it lives in the kernel alone
 * and is free the moment its owner dies. Who comes second tells the first its arguments, hears where that is, and goes.
 */
import { createHash } from 'node:crypto'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Answers where a person's browser finds the first, if it does. */
type SecondStart = (argv: string[], folder: string, more: unknown) => string

const PATIENCE = 2000

export class SingleInstance {
  held = false
  /** Settles when the first instance has been told, with its address for a browser. */
  telling: Promise<string> | undefined
  readonly #path: string
  readonly #second: SecondStart
  #server: Server | undefined

  constructor(profile: string, second: SecondStart) {
    const name = `browser-host-${createHash('sha256').update(profile).digest('hex').slice(0, 24)}`
    const places: Partial<Record<NodeJS.Platform, string>> = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }
    this.#path = places[process.platform] ?? join(tmpdir(), `${name}.sock`)
    this.#second = second
  }

  /** Whether this process is the first; if not, the first is told. */
  take(argv: readonly string[], folder: string, more: unknown): boolean {
    const server = createServer({ allowHalfOpen: false }, (socket) => {
      let text = ''
      socket.setEncoding('utf8')
      socket.on('error', () => {})
      socket.on('data', (piece: string) => {
        text += piece
        if (!text.endsWith('\n')) return
        const told = JSON.parse(text)
        socket.end(this.#second(told.argv, told.folder, told.more))
      })
    })
    server.on('error', () => {})
    // Binding happens before this returns; that the path is taken shows at once.
    server.listen({ path: this.#path })
    this.held = server.listening
    if (this.held) {
      server.unref()
      this.#server = server
    } else this.telling = this.#tell(`${JSON.stringify({ argv, folder, more })}\n`)
    return this.held
  }

  release(): void {
    this.held = false
    this.#server?.close()
  }

  #tell(text: string): Promise<string> {
    return new Promise((resolve) => {
      let address = ''
      const socket = connect({ path: this.#path }, () => socket.write(text))
      socket.setTimeout(PATIENCE, () => socket.destroy())
      socket.setEncoding('utf8')
      socket.on('data', (piece: string) => {
        address += piece
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(address))
    })
  }
}
