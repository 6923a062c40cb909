/**
 * The app's page on the real services, without the app: the built pages in a browser, `window.storedesk` led straight to the
 * dispatch of main in this process. One page serves all tests of a worker; each test has a practice portal, services and a
 * profile folder of its own, so that it finds nothing that another has left.
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

/** Of a computer on which nothing was set. */
const { theme } = deviceSettings.parse({})

const HEARS = `${BRIDGE_GLOBAL}Hears`

/** An answer as text, unless there are bytes in it: Playwright takes a large one apart, value by value. */
function packed(answer: unknown): unknown {
  let hasBytes = false
  const text = JSON.stringify(answer, (_, value: unknown) => {
    hasBytes ||= value instanceof Uint8Array
    return value
  })
  return hasBytes ? answer : text
}

/** What the preload does in the app. */
const putBridge = ([global, hears]: readonly [string, string]): void => {
  const listeners = new Map<string, Set<(told: unknown) => void>>()
  const own = { enumerable: false, configurable: false, writable: false }
  Object.defineProperty(globalThis, global, {
    ...own,
    value: {
      ask: async (name: string, payload: unknown) => {
        const answer = await Reflect.get(globalThis, `${global}Asks`)(name, payload)
        return typeof answer === 'string' ? JSON.parse(answer) : answer
      },
      on: (event: string, listener: (told: unknown) => void) => {
        const its = listeners.get(event) ?? new Set()
        listeners.set(event, its.add(listener))
        return () => its.delete(listener)
      },
    },
  })
  Object.defineProperty(globalThis, hears, {
    ...own,
    value: (event: string, told: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(told)
    },
  })
}

/** What stands before the practice portal, if anything. */
export interface Front {
  readonly open: (origin: string) => Promise<{ readonly origin: string; readonly stop: () => Promise<void> }>
}

export interface Desk {
  readonly portal: PracticePortal
  readonly app: App
  readonly profile: string
  readonly dialogs: Answers
  /** Where the page is: `http://127.0.0.1:<port>` */
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

  /** What the test before kept, whoever is signed in and whatever is open, in the usual colours; else everything as of a first start. */
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

  /** Everything as of a first start, nobody signed in. The page is still blank: load it. */
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
      dialogs: dialogs.asked,
      // No site is the company's.
      openLink: async () => fail({ kind: 'request', message: messages.badRequest }),
      hears: (event, told) => this.#tell(event, told),
      ...(updates !== undefined && { updates: updateSetup({ ...updates, at: newInstall(updates.keys, Date.now()) }) }),
    })
    this.#server.show({ portal: portal.origin, chosen: app.pictures.get, media: app.services.shown.answer })
    this.#desk = { portal, app, profile, dialogs, origin: this.#server.origin }
    return this.#desk
  }

  /** The app is on the page: one can go on within it. */
  get isLoaded(): boolean {
    const { origin, pathname } = new URL(this.page.url())
    return origin === this.#server.origin && pathname !== BLANK
  }

  /** A page that is gone, or being loaded anew, hears nothing, as in the app. */
  #tell(event: string, told: unknown): void {
    if (!this.isLoaded) return
    const say = ([hears, name, what]: readonly [string, string, unknown]) =>
      Reflect.get(globalThis, hears)?.(name, what)
    this.page.evaluate(say, [HEARS, event, told] as const).catch(() => undefined)
  }

  /** Ends what `begin` began; the page is left where nothing asks any more. */
  async end(): Promise<void> {
    await this.page.goto(new URL(BLANK, this.#server.origin).href, { waitUntil: 'commit' })
    const hasClock = await this.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      return '__pwClock' in globalThis
    })
    // A clock that a test has installed stays with the page for ever: its timers and frames are no real ones.
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

  /** As large and as calm as a test finds it. */
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
