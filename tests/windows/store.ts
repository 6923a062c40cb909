/** A store at its computer: the whole main process with its own practice portal. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import type { JournalOrder } from '../../src/shared/domain/orders/order.ts'
import { plentiful } from '../support/goods.ts'
import { must } from '../support/services-on-stock.ts'
import { SMALL_WORLD } from '../support/small-world.ts'
import { type App, type AppOptions, drawer, openApp, signIn } from '../support/whole-app.ts'
import type { Place } from './case.ts'
import { programUrl } from './programs.ts'

export const CART = 'all'
/** Products that can be ordered. */
export const GOODS = plentiful.slice(0, 4).map(({ id }) => id)

export interface StoreOptions extends Partial<AppOptions> {
  /** Uses another portal instead of its own. */
  readonly portal?: PracticePortal
}

export interface Store {
  readonly portal: PracticePortal
  readonly app: App
  /** Ends the program and starts it again on the same profile. */
  restart(more?: Partial<AppOptions>): Promise<App>
  /** Closes every app and the portal, in any state. */
  end(): Promise<void>
}

/** Opens a store, signed in; the caller must end it, which closes what is still open. */
export async function openStore({ profile, files }: Place, options: StoreOptions = {}): Promise<Store> {
  const portal = options.portal ?? (await startPracticePortal(SMALL_WORLD))
  const { keychain } = drawer()
  const begin = (more: Partial<AppOptions>): App => {
    mkdirSync(profile, { recursive: true })
    return openApp({
      origin: portal.origin,
      folder: profile,
      saveIn: files,
      loadKeychain: async () => keychain,
      workers: { workbook: programUrl('workbook'), backup: programUrl('backup') },
      ...options,
      ...more,
    })
  }
  let app = begin({})
  await app.ask('session.state', undefined)
  await signIn(app, portal)
  return {
    portal,
    get app() {
      return app
    },
    restart: async (more = {}) => {
      app.services.close()
      app = begin(more)
      await app.services.signIn.restore()
      // The page first asks for the session.
      await app.ask('session.state', undefined)
      return app
    },
    end: async () => {
      app.services.close()
      await portal.stop()
    },
  }
}

/** Runs on an open store, and closes it in any case. */
export async function withStore<T>(
  place: Place,
  use: (store: Store) => Promise<T>,
  options: StoreOptions = {},
): Promise<T> {
  const store = await openStore(place, options)
  try {
    return await use(store)
  } finally {
    await store.end()
  }
}

export async function fillCart(app: App, ids: readonly number[] = GOODS.slice(0, 2), qty = 6): Promise<void> {
  must(await app.ask('cart.add', { cart: CART, items: ids.map((id) => ({ id, qty })) }))
}

/** Prepares everything in the cart that can be ordered. */
export async function prepared(app: App) {
  const { key, groups } = must(await app.ask('orders.prepare', { cart: CART }))
  const chosen = groups.filter(({ orderable }) => orderable)
  return { key, groups: chosen.map((group) => group.key), total: chosen.reduce((sum, { total }) => sum + total, 0) }
}

/** Places everything in the cart that can be ordered. */
export const placeCart = async (app: App): Promise<JournalOrder> =>
  must(await app.ask('orders.place', await prepared(app)))

export async function placeOne(app: App, ids?: readonly number[]): Promise<JournalOrder> {
  await fillCart(app, ids)
  return must(await app.ask('orders.place', await prepared(app)))
}

export const journalOf = async (app: App): Promise<readonly JournalOrder[]> =>
  must(await app.ask('orders.journal', { open: false }))

/** Returns the portal's orders of this store: their count, and the newest. */
export async function ordersAt(app: App): Promise<{ readonly count: number; readonly newest: readonly string[] }> {
  const query = { pageNo: 1, pageSize: 50 }
  const { rows, count } = must(await app.services.client.call('order.history', { query }))
  return { count: Number(count), newest: rows.map(({ poid }) => poid) }
}

/** The account's folder within the profile. */
export const accountFolder = ({ services }: App): string => services.session.folder() ?? ''

export const journalFile = (app: App): string => join(accountFolder(app), 'orders.db')

/** Returns the user's data for a sign-in at another program, with the one-time password that was sent just now. */
export async function personOf({ portal, app }: Store) {
  const { email = '', password = '' } = portal.users[0] ?? {}
  const sent = await app.services.client.call('session.otpGenerate', { body: { email, password } })
  return {
    origin: portal.origin,
    email,
    password,
    mobile: must(sent).user.mobilenumber,
    code: portal.otpFor(email) ?? '',
  }
}
