/** The DevTools protocol over Chromium's pipe: JSON messages that end in NUL, with many sessions on one connection. */
import { EventEmitter } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import type { Answers, Commands, Events } from './protocol.ts'

interface Waiting {
  readonly method: string
  readonly resolve: (answer: never) => void
  readonly reject: (problem: Error) => void
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly sessionId?: string
}

/** The error of a request after the page or the browser has gone. */
export class Closed extends Error {}

/** One attached target; the session without an id is the browser's own. */
export class Session {
  readonly id: string | undefined
  readonly #connection: Connection
  readonly #events = new EventEmitter()

  constructor(connection: Connection, id?: string) {
    this.#connection = connection
    this.id = id
    this.#events.setMaxListeners(0)
  }

  send<M extends keyof Commands & keyof Answers>(method: M, params?: Commands[M]): Promise<Answers[M]> {
    return this.#connection.send(this.id, method, params)
  }

  on<E extends keyof Events>(event: E, listener: (payload: Events[E]) => void): void {
    this.#events.on(event, listener)
  }

  deliver(event: string, payload: unknown): void {
    this.#events.emit(event, payload)
  }
}

export class Connection {
  readonly browser = new Session(this)
  readonly #sessions = new Map<string, Session>()
  readonly #waiting = new Map<number, Waiting>()
  readonly #out: Writable
  #last = 0
  #closed = false
  #pieces: Buffer[] = []

  constructor(out: Writable, back: Readable, closed: () => void) {
    this.#out = out
    // A session in the map would also keep its listeners alive, such as a window that printed a paper.
    this.browser.on('Target.detachedFromTarget', ({ sessionId }) => this.#sessions.delete(sessionId))
    out.on('error', () => {})
    back.on('data', (piece: Buffer) => this.#read(piece))
    back.on('close', () => {
      this.#closed = true
      for (const { method, reject } of this.#waiting.values()) reject(new Closed(`${method}: Chromium is gone`))
      this.#waiting.clear()
      closed()
    })
  }

  send<M extends keyof Commands & keyof Answers>(
    sessionId: string | undefined,
    method: M,
    params?: Commands[M],
  ): Promise<Answers[M]> {
    if (this.#closed) return Promise.reject(new Closed(`${method}: Chromium is gone`))
    this.#last += 1
    const id = this.#last
    const answer = new Promise<Answers[M]>((resolve, reject) => this.#waiting.set(id, { method, resolve, reject }))
    // Many commands are sent without awaiting the answer; a page that closes meanwhile isn't an error.
    answer.catch(() => {})
    this.#out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return answer
  }

  /** Opens a session on a target; it emits `closed` when the target goes away. */
  async attach(targetId: string): Promise<Session> {
    const { sessionId } = await this.browser.send('Target.attachToTarget', { targetId, flatten: true })
    return this.#session(sessionId)
  }

  #session(id: string): Session {
    const known = this.#sessions.get(id)
    if (known) return known
    const session = new Session(this, id)
    this.#sessions.set(id, session)
    return session
  }

  #read(piece: Buffer): void {
    let rest = piece
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      const text = Buffer.concat([...this.#pieces, rest.subarray(0, end)]).toString('utf8')
      this.#pieces = []
      rest = rest.subarray(end + 1)
      this.#take(JSON.parse(text))
    }
    if (rest.length > 0) this.#pieces.push(rest)
  }

  #take({ id, method, params, result, error, sessionId }: Message): void {
    if (id === undefined) {
      if (method !== undefined) (sessionId ? this.#session(sessionId) : this.browser).deliver(method, params)
      return
    }
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (!waiting) return
    if (error)
      waiting.reject(
        new (/not found|detached|closed/i.test(error.message) ? Closed : Error)(`${waiting.method}: ${error.message}`),
      )
    else waiting.resolve(result as never)
  }
}
