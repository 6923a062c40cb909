/**
 * The fixtures of every component test: the built page on the real services, without the app. A test signs in through the bridge and loads
 * the screen that it is about. It fails if the page reports an error that the test hasn't declared, or if a handler has a defect.
 */
import { test as base, type Page } from '@playwright/test'
import { findShell } from '../../packages/browser-host/chromium/find.ts'
import type { PracticeOptions } from '../../src/practice/portal.ts'
import type { Ask } from '../../src/shared/bridge.ts'
import { rootArgs } from '../../tools/runtime.ts'
import { EMAIL, PASSWORD } from '../support/goods.ts'
import type { Asking } from '../support/pages/app-bridge.ts'
import { listen } from '../support/pages/complaints.ts'
import type { FileDialogs } from '../support/pages/dialogs.ts'
import { type CommonFixtures, common } from '../support/pages/fixtures.ts'
import { type Steered, steered } from '../support/pages/portal.ts'
import { goTo, landed } from '../support/pages/steps.ts'
import { UNOPTIMIZED } from '../support/pages/unoptimized.ts'
import { must } from '../support/services-on-stock.ts'
import { SMALL_WORLD } from '../support/small-world.ts'
import type { InstallOptions } from '../support/update-feed.ts'
import { signInAs } from '../support/whole-app.ts'
import { type Desk, type Front, PageOnServices } from './page-on-services.ts'

export const { expect } = base

/** Switches off parts of Chromium that tests don't need, such as its requests to other hosts. */
const QUIET = [
  UNOPTIMIZED,
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
]

export interface Fixtures extends CommonFixtures {
  /** `test.use({ world: {} })`: the portal's default world, seed and speed. */
  readonly world: PracticeOptions
  /** `test.use({ updates: … })`: as an installed app that finds new versions at a feed. */
  readonly updates: InstallOptions | undefined
  /** `test.use({ front: … })`: a server that the app asks in place of the portal. */
  readonly front: Front | undefined
  /**
   * `test.use({ kept: true })`: portal, profile and page are kept for the next test that only reads, which saves a start, a sign-in and a
   * load for each. Size and theme are reset; the test must change nothing else that another could see.
   */
  readonly kept: boolean
  readonly desk: Desk
  /** The page, blank until a test loads it. */
  readonly window: Page
  readonly portal: Steered
  /** The app's folder. */
  readonly profile: string
  readonly dialogs: FileDialogs
  /** Asks the app, in this process. */
  readonly ask: Asking
  /** Signs in as the page would, unless that user is signed in; loads nothing. Resolves to true if it signed in. */
  readonly signIn: (email?: string) => Promise<boolean>
  /** Signs in as the page would, before the test begins; then asks the app. */
  readonly askSignedIn: Asking
  /** Loads an address of the app. The page is signed in only after `signIn` or `enter`. */
  readonly visit: (address: string) => Promise<void>
  /**
   * Signs in as the page would, and goes to an address of the app, or to the landing page if undefined. A kept page navigates there without
   * a reload.
   */
  readonly enter: (address?: string, email?: string) => Promise<void>
  /** Signs in as the page would, adds these to the cart, and opens it. */
  readonly enterCartWith: (items: Ask<'cart.add'>['items'], email?: string) => Promise<void>
}

interface WorkerFixtures {
  readonly opened: PageOnServices
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  world: [SMALL_WORLD, { option: true }],

  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => use({ executablePath: findShell(), args: [...rootArgs(), ...QUIET] }),
    { scope: 'worker' },
  ],

  opened: [
    async ({ browser }, use) => {
      const opened = await PageOnServices.open(browser)
      await use(opened)
      await opened.close()
    },
    { scope: 'worker' },
  ],

  updates: [undefined, { option: true }],

  front: [undefined, { option: true }],

  kept: [false, { option: true }],

  desk: async ({ opened, world, updates, front, kept }, use) => {
    const desk = kept ? await opened.keep(front) : await opened.begin(world, updates, front)
    await use(desk)
    if (!kept) await opened.end()
    base.expect(desk.app.defects).toEqual([])
  },

  ...common,

  window: async ({ opened, desk: _, complaints }, use, testInfo) => {
    const ignore = listen(opened.page, complaints.hear)
    await use(opened.page)
    ignore()
    if (testInfo.status === testInfo.expectedStatus) return
    const body = await opened.page.screenshot({ timeout: 5000 }).catch(() => undefined)
    if (body) await testInfo.attach('page', { body, contentType: 'image/png' })
  },

  portal: async ({ desk }, use) => use(steered(() => desk.portal)),

  profile: async ({ desk }, use) => use(desk.profile),

  dialogs: async ({ desk }, use) => use(desk.dialogs),

  ask: async ({ desk: { app } }, use) => use(async (name, payload) => must(await app.ask(name, payload))),

  signIn: async ({ desk, ask }, use) => {
    await use(async (email = EMAIL) => {
      const state = await ask('session.state', undefined)
      const who = state.phase === 'signedIn' ? state.store.email : undefined
      if (who === email) return false
      if (who !== undefined) await ask('session.signOut', undefined)
      await signInAs(desk.app, desk.portal, email, PASSWORD)
      return true
    })
  },

  askSignedIn: async ({ signIn, ask }, use) => {
    await signIn()
    await use(ask)
  },

  visit: async ({ desk, window }, use) => {
    await use(async (address) => {
      const { href } = new URL(address, desk.origin)
      const isSame = window.url().replace(/#.*/, '') === href.replace(/#.*/, '')
      await window.goto(href)
      // A change of the hash alone doesn't reload the page.
      if (isSame) await window.reload()
    })
  },

  enter: async ({ opened, desk, signIn, visit, window }, use) => {
    await use(async (address = '/', email = EMAIL) => {
      const isNew = await signIn(email)
      // On the same screen, navigation would show the former data until the next answer arrives.
      const isOpen = new URL(address, desk.origin).pathname === new URL(window.url()).pathname
      await (isNew || isOpen || !opened.isLoaded ? visit(address) : goTo(window, address))
      await expect(landed(window)).toBeVisible()
    })
  },

  enterCartWith: async ({ signIn, ask, enterCart }, use) => {
    await use(async (items, email) => {
      await signIn(email)
      await ask('cart.add', { cart: 'all', items })
      await enterCart(email)
    })
  },
})
