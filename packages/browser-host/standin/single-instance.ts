/**
 * Allows one app per profile. The lock is a socket that only one process can listen on; on Linux it exists only in the kernel and is free
 * as soon as its owner ends. A second start sends its arguments to the first and ends.
 */
import { createHash } from 'node:crypto'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type SecondStart = (argv: string[], folder: string, more: unknown) => void

const PATIENCE = 2000

export class SingleInstance {
  held = false
  /** Resolves when the first instance has been told. */
  telling: Promise<void> | undefined
  readonly #path: string
  readonly #second: SecondStart
  #server: Server | undefined

  constructor(profile: string, second: SecondStart) {
    const name = `browser-host-${createHash('sha256').update(profile).digest('hex').slice(0, 24)}`
    const places: Partial<Record<NodeJS.Platform, string>> = { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }
    this.#path = places[process.platform] ?? join(tmpdir(), `${name}.sock`)
    this.#second = second
  }

  /** True if this process is the first; otherwise the first one is told. */
  take(argv: readonly string[], folder: string, more: unknown): boolean {
    const server = createServer({ allowHalfOpen: false }, (socket) => {
      let text = ''
      socket.setEncoding('utf8')
      socket.on('error', () => {})
      socket.on('data', (piece: string) => {
        text += piece
        if (!text.endsWith('\n')) return
        const message = JSON.parse(text)
        this.#second(message.argv, message.folder, message.more)
        socket.end('heard\n')
      })
    })
    server.on('error', () => {})
    // Binding is synchronous, so a taken path is detected immediately.
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

  #tell(text: string): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ path: this.#path }, () => socket.write(text))
      socket.setTimeout(PATIENCE, () => socket.destroy())
      socket.on('data', () => socket.end())
      socket.on('error', () => {})
      socket.on('close', () => resolve())
    })
  }
}
