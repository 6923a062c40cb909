/** A window's page in the user's own browser. */
import type { ServerResponse } from 'node:http'
import type { Frame, Surface, SurfaceListener } from '../surface.ts'
import { codec } from '../world/codec.ts'
import type { FromPage, ToPage } from '../world/preload.ts'
import type { Order, PageReport } from '../world/visitor.ts'

const notHere = (what: string) =>
  Promise.reject(new Error(`browser host: ${what} isn't provided in a person's browser`))

export interface VisitedPageOptions {
  readonly listener: SurfaceListener
  /** The script at the start of the page. */
  readonly script: string
  /** Makes this page the one that is served. */
  readonly front: (page: VisitedPage) => void
  readonly closed: (page: VisitedPage) => void
}

export class VisitedPage implements Surface {
  /** app://host, once the app has loaded something. */
  origin = ''
  readonly script: string
  readonly #options: VisitedPageOptions
  readonly #waiting = new Map<number, (report: PageReport) => void>()
  #frame: Frame = { id: 'top', url: '', parent: undefined, name: '' }
  #visitor: string | undefined
  #events: ServerResponse | undefined
  #unsent: string[] = []
  #asked = 0

  constructor(options: VisitedPageOptions) {
    this.#options = options
    this.script = options.script
    options.front(this)
  }

  /** The path that the app wants the user to see. */
  get path(): string {
    return this.#frame.url.slice(this.origin.length) || '/'
  }

  get isLoaded(): boolean {
    return this.origin !== ''
  }

  /** Sends the tab of this window to the path of another window. */
  leadTo(path: string): void {
    if (this.#events) this.order({ kind: 'go', path })
  }

  #at(path: string, inPage: boolean): void {
    this.#frame = { ...this.#frame, url: this.origin + path }
    this.#options.listener.navigated(this.#frame, inPage)
  }

  /** Called when a browser connects, or reconnects after a pause. */
  connect(visitor: string, path: string, events: ServerResponse): void {
    if (visitor !== this.#visitor) {
      // Another tab, or the same page reloaded: it doesn't get the old tab's messages.
      this.order({ kind: 'closed', text: 'StoreDesk is shown in another tab.', again: 'Use it here' })
      this.#events?.end()
      this.#unsent = []
      this.#visitor = visitor
      this.#at(path, false)
      this.#options.listener.domReady()
      this.#options.listener.loaded()
    }
    this.#events = events
    for (const text of this.#unsent.splice(0)) events.write(text)
    events.on('close', () => {
      if (this.#events === events) this.#events = undefined
    })
  }

  /** Returns what the app serves at a path of its origin. */
  served(path: string, method: string, range?: string): Promise<Response | undefined> {
    const headers = range === undefined ? {} : { range }
    return this.#options.listener.served(new Request(this.origin + path, { method, headers }))
  }

  isVisitor(visitor: string | undefined): boolean {
    return visitor !== undefined && visitor === this.#visitor
  }

  /** True while the user hasn't answered this question. */
  waitsFor(question: number): boolean {
    return this.#waiting.has(question)
  }

  take(message: FromPage): void {
    this.#options.listener.message(message, this.#frame)
  }

  onReport(report: PageReport): void {
    if (report.kind === 'at') this.#at(report.path, true)
    else {
      this.#waiting.get(report.id)?.(report)
      this.#waiting.delete(report.id)
    }
  }

  #write(text: string): void {
    if (this.#events) this.#events.write(text)
    else if (this.#visitor !== undefined) this.#unsent.push(text)
  }

  order(order: Order): void {
    this.#write(`order ${codec.encode(order)}\n`)
  }

  /** Asks the user; undefined if no browser is connected. */
  async ask(order: (id: number) => Order): Promise<PageReport | undefined> {
    if (!this.#events) return undefined
    this.#asked += 1
    const id = this.#asked
    const answer = new Promise<PageReport>((resolve) => this.#waiting.set(id, resolve))
    this.order(order(id))
    return answer
  }

  readonly targetId = () => undefined

  /** The window counts as loaded even without a connected browser, which follows when it connects. */
  readonly navigate = async (url: string): Promise<string | undefined> => {
    this.origin = /^[a-z\d+.-]+:\/\/[^/]+/i.exec(url)?.[0] ?? ''
    const path = url.slice(this.origin.length) || '/'
    const moved = path !== this.path
    this.#at(path, false)
    if (moved && this.#events) this.order({ kind: 'go', path })
    else {
      if (!this.#events) this.#options.front(this)
      setImmediate(() => this.#options.listener.loaded())
    }
    return undefined
  }

  readonly reload = () => this.order({ kind: 'reload' })
  readonly travel = (steps: number) => this.order({ kind: 'travel', steps })
  readonly deliver = (message: ToPage) => this.#write(`message ${codec.encode(message)}\n`)
  readonly front = () => this.#options.front(this)
  readonly close = () => {
    this.#options.closed(this)
    this.#events?.end()
    // Messages that are still under way are dropped.
    this.#events = undefined
    this.#visitor = undefined
  }
  readonly stop = () => {}
  readonly resize = () => {}
  readonly crash = () => {}
  readonly evaluate = () => notHere('running code from main')
  readonly pdf = () => notHere('a PDF of the window')
  readonly picture = () => notHere('a picture of the window')
}
