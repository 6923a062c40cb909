/**
 * The app's page on the real services, without the app: the built pages in a browser, with `window.storedesk` connected to main's dispatch
 * in this process. All tests of a worker share one page; each test has a practice portal, services and a profile folder of its own, so that
 * tests don't affect each other.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type PracticeOptions, type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import { BRIDGE_GLOBAL } from '../../src/shared/channels.ts'
import { deviceSettings } from '../../src/shared/device-settings.ts'
import { fail } from '../../src/shared/errors.ts'
import { messages } from '../../src/shared/messages.ts'
import { servesAxe } from '../support/pages/accessible.ts'
import { SCREEN } from '../support/pages/screen-size.ts'
import { must } from '../support/services-on-stock.ts'
import { SMALL_WORLD } from '../support/small-world.ts'
import { type InstallOptions, newInstall, updateSetup } from '../support/update-feed.ts'
import { type App, drawer, openApp, ourPage } from '../support/whole-app.ts'
import { Answers } from './answers.ts'
import { BLANK, type PagesServer, servePages } from './pages-server.ts'

/** The theme of a computer without settings. */
const { theme } = deviceSettings.parse({})

const HEARS = `${BRIDGE_GLOBAL}Hears`

/** An answer as text, unless it contains bytes: Playwright serializes a large object value by value. */
function packed(answer: unknown): unknown {
  let hasBytes = false
  const text = JSON.stringify(answer, (_, value: unknown) => {
    hasBytes ||= value instanceof Uint8Array
    return value
  })
  return hasBytes ? answer : text
}

/** The preload's part in the app. */
const putBridge = ([global, hears]: readonly [string, string]): void => {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const own = { enumerable: false, configurable: false, writable: false }
  Object.defineProperty(globalThis, global, {
    ...own,
    value: {
      ask: async (name: string, payload: unknown) => {
        const answer = await Reflect.get(globalThis, `${global}Asks`)(name, payload)
        return typeof answer === 'string' ? JSON.parse(answer) : answer
      },
      on: (event: string, listener: (payload: unknown) => void) => {
        const its = listeners.get(event) ?? new Set()
        listeners.set(event, its.add(listener))
        return () => its.delete(listener)
      },
    },
  })
  Object.defineProperty(globalThis, hears, {
    ...own,
    value: (event: string, payload: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(payload)
    },
  })
}

/** A server in front of the practice portal. */
export interface Front {
  readonly open: (origin: string) => Promise<{ readonly origin: string; readonly stop: () => Promise<void> }>
}

export interface Desk {
  readonly portal: PracticePortal
  readonly app: App
  readonly profile: string
  readonly dialogs: Answers
  /** The page's origin: `http://127.0.0.1:<port>`. */
  readonly origin: string
}

const newPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: SCREEN, timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' })
  return context.newPage()
}

export class PageOnServices {
  readonly #browser: Browser
  readonly #server: PagesServer
  #page: Page
  #desk: Desk | undefined
  #isKept = false
  #front: Front | undefined
  #stopFront = async () => {}

  private constructor(browser: Browser, page: Page, server: PagesServer) {
    this.#browser = browser
    this.#page = page
    this.#server = server
  }

  static async open(browser: Browser): Promise<PageOnServices> {
    const opened = new PageOnServices(browser, await newPage(browser), await servePages())
    await opened.#bridge()
    return opened
  }

  get page(): Page {
    return this.#page
  }

  async #bridge(): Promise<void> {
    servesAxe(this.page)
    await this.page.exposeBinding(`${BRIDGE_GLOBAL}Asks`, async (_, name: unknown, payload: unknown) =>
      packed(await this.#desk?.app.dispatch(ourPage, name, payload)),
    )
    await this.page.addInitScript(putBridge, [BRIDGE_GLOBAL, HEARS] as const)
  }

  /** The desk that the test before kept, with its user and its open screen, in the default theme; a new one if there is none. */
  async keep(front?: Front): Promise<Desk> {
    if (this.#isKept && this.#desk !== undefined && this.#front === front) {
      await this.#asAtFirst()
      must(await this.#desk.app.ask('device.write', { theme }))
      return this.#desk
    }
    const desk = await this.begin(SMALL_WORLD, undefined, front)
    this.#isKept = true
    return desk
  }

  /** Starts everything as on a first start, without a user. The page is still blank: load it. */
  async begin(options: PracticeOptions = SMALL_WORLD, updates?: InstallOptions, front?: Front): Promise<Desk> {
    if (this.#isKept) await this.end()
    const portal = await startPracticePortal(options)
    const before = await front?.open(portal.origin)
    this.#front = front
    this.#stopFront = async () => before?.stop()
    const profile = mkdtempSync(join(tmpdir(), 'storedesk-component-'))
    const dialogs = new Answers()
    const app: App = openApp({
      origin: before?.origin ?? portal.origin,
      folder: profile,
      loadKeychain: async () => drawer().keychain,
      practiceCode: portal.otpFor,
      dialogs: dialogs.dialogs,
      // No site counts as the company's.
      openLink: async () => fail({ kind: 'request', message: messages.badRequest }),
      hears: (event, payload) => this.#tell(event, payload),
      ...(updates !== undefined && { updates: updateSetup({ ...updates, at: newInstall(updates.keys, Date.now()) }) }),
    })
    this.#server.show({ portal: portal.origin, chosen: app.pictures.get, media: app.services.documentTickets.answer })
    this.#desk = { portal, app, profile, dialogs, origin: this.#server.origin }
    return this.#desk
  }

  /** True if the app is loaded, so that a test can navigate within it. */
  get isLoaded(): boolean {
    const { origin, pathname } = new URL(this.page.url())
    return origin === this.#server.origin && pathname !== BLANK
  }

  /** A page that is gone or reloading gets no events, as in the app. */
  #tell(event: string, payload: unknown): void {
    if (!this.isLoaded) return
    const say = ([hears, name, what]: readonly [string, string, unknown]) =>
      Reflect.get(globalThis, hears)?.(name, what)
    this.page.evaluate(say, [HEARS, event, payload] as const).catch(() => undefined)
  }

  /** Ends what `begin` started; the page is left blank, where it sends no requests. */
  async end(): Promise<void> {
    await this.page.goto(new URL(BLANK, this.#server.origin).href, { waitUntil: 'commit' })
    const hasClock = await this.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      return '__pwClock' in globalThis
    })
    // A clock that a test has installed stays with the page: its timers and frames aren't real.
    if (hasClock) {
      await this.page.context().close()
      this.#page = await newPage(this.#browser)
      await this.#bridge()
    }
    await this.#asAtFirst()
    const desk = this.#desk
    this.#desk = undefined
    this.#isKept = false
    if (desk === undefined) return
    desk.app.services.close()
    await this.#stopFront()
    await desk.portal.stop()
    rmSync(desk.profile, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Resets size and reduced motion. */
  async #asAtFirst(): Promise<void> {
    await this.page.setViewportSize(SCREEN)
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
  }

  async close(): Promise<void> {
    if (this.#isKept) await this.end()
    await this.page.context().close()
    this.#server.close()
  }
}
