/** A window's page as a tab of headless Chromium. */
import type { Frame, PaperSize, Surface, SurfaceListener } from '../surface.ts'
import { codec } from '../world/codec.ts'
import type { FromPage, ToPage } from '../world/preload.ts'
import { names, type Scripts } from '../world/scripts.ts'
import type { Connection, Session } from './connection.ts'
import { type WatchedPage, watchPage } from './page-events.ts'

export interface PageOptions {
  readonly connection: Promise<Connection>
  readonly width: number
  readonly height: number
  readonly scripts: Scripts
  /** Translates between the app's addresses and Chromium's. */
  readonly toChromium: (url: string) => string
  readonly fromChromium: (url: string) => string
  readonly listener: SurfaceListener
  /** Called with the target's id before anything of it is loaded. */
  readonly created: (page: ChromiumPage, targetId: string) => void
}

export class ChromiumPage implements Surface, WatchedPage {
  readonly requestedByPage = new Map<string, string>()
  readonly frames = new Map<string, Frame>()
  readonly listener: SurfaceListener
  readonly #options: PageOptions
  readonly #session: Promise<Session>
  #targetId: string | undefined
  #worldContext: number | undefined
  /** The document shown in the window, and the last one that loaded completely. */
  #committed: string | undefined
  #finished: string | undefined
  #waiting: (() => void)[] = []

  constructor(options: PageOptions) {
    this.#options = options
    this.listener = options.listener
    this.#session = this.#open()
    this.#session.catch(() => {})
  }

  async #open(): Promise<Session> {
    const { connection: connecting, width, height, scripts, created } = this.#options
    const connection = await connecting
    const { targetId } = await connection.browser.send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      width,
      height,
    })
    this.#targetId = targetId
    created(this, targetId)
    const session = await connection.attach(targetId)
    this.frames.set(targetId, { id: targetId, url: 'about:blank', parent: undefined, name: '' })
    watchPage(this, session, targetId, this.#options.fromChromium)
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === names.post && executionContextId === this.#worldContext) this.#take(payload)
    })
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === names.world && context.auxData?.frameId === targetId) this.#worldContext = context.id
    })
    session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      if (executionContextId === this.#worldContext) this.#worldContext = undefined
    })
    await Promise.all([
      session.send('Page.enable'),
      session.send('Runtime.enable'),
      session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      session.send('Runtime.addBinding', { name: names.post, executionContextName: names.world }),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.page }),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.preload, worldName: names.world }),
      session.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      this.#fit(connection, width, height),
    ])
    return session
  }

  /** Gives the page the requested window size; Chromium's own bars are added to it. */
  async #fit(connection: Connection, width: number, height: number): Promise<void> {
    if (!this.#targetId) return
    const { windowId } = await connection.browser.send('Browser.getWindowForTarget', { targetId: this.#targetId })
    await connection.browser.send('Browser.setContentsSize', { windowId, width, height })
  }

  #take(payload: string): void {
    const frame = this.frames.get(this.#targetId ?? '')
    if (frame) this.listener.message(codec.decode(payload) as FromPage, frame)
  }

  committed(loader: string): void {
    this.#committed = loader
  }

  shows(loader: string): boolean {
    return this.#committed === loader
  }

  finished(loader: string): void {
    this.#finished = loader
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }

  #do(work: (session: Session) => unknown): void {
    this.#session.then(work).catch(() => {})
  }

  readonly targetId = () => this.#targetId

  readonly navigate = async (url: string): Promise<string | undefined> => {
    const session = await this.#session
    const { errorText, loaderId } = await session.send('Page.navigate', { url: this.#options.toChromium(url) })
    if (errorText) return errorText.replace(/^net::/, '')
    // Without a loader it was a navigation within the page; with one the load may already have ended.
    if (loaderId && this.#finished !== loaderId) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    return undefined
  }

  readonly reload = (ignoreCache: boolean) => this.#do((session) => session.send('Page.reload', { ignoreCache }))

  readonly travel = (steps: number) =>
    this.#do(async (session) => {
      const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
      const entry = entries[currentIndex + steps]
      if (entry) await session.send('Page.navigateToHistoryEntry', { entryId: entry.id })
    })

  readonly stop = () => this.#do((session) => session.send('Page.stopLoading'))

  readonly deliver = (message: ToPage) => {
    const text = codec.encode(message)
    this.#do((session) => {
      if (this.#worldContext === undefined) return
      return session.send('Runtime.callFunctionOn', {
        functionDeclaration: `function (text) { globalThis.${names.deliver}(text) }`,
        executionContextId: this.#worldContext,
        arguments: [{ value: text }],
        silent: true,
      })
    })
  }

  readonly evaluate = async (code: string, userGesture: boolean): Promise<unknown> => {
    const session = await this.#session
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
      userGesture,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  readonly pdf = async (paper: PaperSize): Promise<Buffer> => {
    const session = await this.#session
    const { data } = await session.send('Page.printToPDF', { ...paper, transferMode: 'ReturnAsBase64' })
    return Buffer.from(data, 'base64')
  }

  readonly picture = async (): Promise<Buffer> => {
    const session = await this.#session
    const { data } = await session.send('Page.captureScreenshot', { format: 'png' })
    return Buffer.from(data, 'base64')
  }

  readonly resize = (width: number, height: number) =>
    this.#do(async () => this.#fit(await this.#options.connection, width, height))

  readonly front = () => this.#do((session) => session.send('Page.bringToFront'))

  readonly crash = () => this.#do((session) => session.send('Page.crash'))

  readonly close = () =>
    this.#do(async () => {
      const { browser } = await this.#options.connection
      if (this.#targetId) await browser.send('Target.closeTarget', { targetId: this.#targetId })
    })
}
