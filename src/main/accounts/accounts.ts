/**
 * The accounts of this computer that have been signed in since the start. They stay open until the app ends, so that an answer that arrives
 * after a sign-out is still recorded.
 */

import { isSignedOutForGood, type SessionState } from '../../shared/bridge/session.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import type { UnderWay } from '../../shared/domain/updates.ts'
import { ok, type Result, sessionEnded } from '../../shared/errors.ts'
import { SESSION_SETTINGS } from '../../shared/settings.ts'
import { type Backups, createBackups } from '../ordering/backups.ts'
import { journalCount } from '../ordering/journal-statements.ts'
import { createOrderJournal } from '../ordering/order-journal.ts'
import { readSentOrders, type SentOrders } from '../ordering/sent-orders.ts'
import type { Database, Migration } from '../store/database.ts'
import { draftMigrations } from '../store/migrations/drafts.ts'
import { orderMigrations } from '../store/migrations/orders.ts'
import type { Opened, OpenOptions } from '../store/open-database.ts'
import { stored } from '../store/stored.ts'
import { type AccountDeps, type AccountServices, createAccountServices } from './account-services.ts'

export interface AccountsDeps extends AccountDeps {
  /** Opens a database of the signed-in user's folder, durable, and brings it up to date. */
  readonly open: (
    folder: string,
    name: string,
    migrations: readonly Migration[],
    more?: Pick<OpenOptions, 'onRestored' | 'countOf'>,
  ) => Pick<Opened, 'db' | 'backUp'>
  /** Called when the account's folder can't be written to and sent orders are shown from a copy. */
  readonly onReadOnly?: () => void
  /** Resolves once the page listens; left out means at once. Orders are recovered only then, so that no news about them is lost. */
  readonly pageListens?: Promise<void>
}

export interface Accounts {
  /** Returns the signed-in account; refuses while no user is signed in, or when its databases can't be opened. */
  current(): Result<AccountServices>
  /** Returns the sent orders of an account that can't be opened because its folder can't be written to. */
  sent(open: boolean): SentOrders
  /** Asks what became of unconfirmed orders, after a start, a sign-in or the network's return. */
  recover(): Promise<void>
  /** True while an order is being sent or asked about, in any account. */
  busy(): boolean
  /** The work of any account that must not be interrupted now. */
  underWay(): UnderWay | undefined
  close(): void
}

interface OpenAccount {
  readonly account: AccountServices
  readonly backups: Backups
  readonly databases: readonly Database[]
}

export const createAccounts = (deps: AccountsDeps): Accounts => new OpenAccounts(deps)

/** Refusals after which the journal can still be read. */
const READABLE: ReadonlySet<string | undefined> = new Set(['storageFault', 'storageBusy', 'storageHeld'])

class OpenAccounts implements Accounts {
  readonly #deps: AccountsDeps
  readonly #opened = new Map<number, OpenAccount>()
  readonly #stopListening: () => void
  /** Id of the store that was signed in last. */
  #last: number | undefined

  constructor(deps: AccountsDeps) {
    this.#deps = deps
    this.#stopListening = deps.session.onChange((state) => this.#follow(state))
  }

  current(): Result<AccountServices> {
    const { session } = this.#deps
    const [store, folder] = [session.store(), session.folder()]
    if (store === undefined || folder === undefined) return sessionEnded()
    const known = this.#opened.get(store.id)
    return known === undefined ? stored(() => this.#open(store, folder)) : ok(known.account)
  }

  sent(open: boolean): SentOrders {
    const account = this.current()
    const folder = this.#deps.session.folder()
    if (account.ok || folder === undefined) return undefined
    // A file of a newer StoreDesk isn't touched; opening it gives its own message.
    if (!READABLE.has(account.error.sentence)) return undefined
    const orders = readSentOrders(folder, open)
    if (orders !== undefined) this.#deps.onReadOnly?.()
    return orders
  }

  async recover(): Promise<void> {
    // Opened at once, so that messages about its files are there when the page asks.
    const account = this.current()
    if (!account.ok) return void this.sent(true)
    await this.#deps.pageListens
    await account.value.orders.recover()
  }

  busy(): boolean {
    return [...this.#opened.values()].some(({ account }) => account.orders.busy())
  }

  underWay(): UnderWay | undefined {
    if (this.busy()) return 'order'
    const accounts = [...this.#opened.values()].map(({ account }) => account)
    if (accounts.some(({ imports }) => imports.busy())) return 'import'
    return accounts.some(({ once }) => once.busy()) ? 'write' : undefined
  }

  close(): void {
    this.#stopListening()
    for (const { account, backups, databases } of this.#opened.values()) {
      account.orders.close()
      backups.close()
      for (const database of databases) database.close()
    }
    this.#opened.clear()
  }

  #open(store: Store, folder: string): AccountServices {
    const { open, later } = this.#deps
    // Orders since the backup may be missing. That is recorded in the journal before it is used.
    const orders = open(folder, 'orders.db', orderMigrations, {
      onRestored: (db, restored) => createOrderJournal(db).hold(restored),
      countOf: journalCount,
    })
    const databases = [orders.db]
    try {
      const drafts = open(folder, 'drafts.db', draftMigrations)
      databases.push(drafts.db)
      const backups = createBackups(later, orders.backUp)
      const account = createAccountServices(this.#deps, store, { orders: orders.db, drafts: drafts.db, backups })
      this.#opened.set(store.id, { account, backups, databases })
      return account
    } catch (error) {
      // The next call tries again and opens the files itself.
      for (const database of databases) database.close()
      throw error
    }
  }

  #follow(state: SessionState): void {
    const now = state.phase === 'signedIn' ? state.store.id : undefined
    if (now === this.#last) return
    // Saved answers of the portal go with the session; unsent imports and the journal stay.
    const previous = this.#last === undefined ? undefined : this.#opened.get(this.#last)?.account
    // A user who signed out loses the watch list; one whose session expired finds it again.
    if (isSignedOutForGood(state)) previous?.watching.forget()
    // Deleted last, because this also erases the data from the disk.
    previous?.carts.forget()
    stored(() => {
      for (const key of SESSION_SETTINGS) previous?.settings.remove(key)
    })
    this.#last = now
    if (now !== undefined) void this.recover()
  }
}
