/**
 * What one account does on this computer: its carts, its imports and its orders, on two databases in its own folder.
 * Accounts stay open until the app ends, so that an answer that arrives after a sign-out is still written down.
 */
import { cartTypesOf } from '../../shared/domain/cart-rules.ts'
import type { PricingPolicy } from '../../shared/domain/pricing.ts'
import type { Store } from '../../shared/domain/store.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { type CartDesk, createCartDesk } from '../cart/cart-desk.ts'
import { createPutProducts, type PutProducts } from '../cart/put-products.ts'
import { createSavedCarts } from '../cart/saved-carts.ts'
import { type CsvRead, createImportDesk, type ImportDesk } from '../cart-import/import-desk.ts'
import { createImportDrafts } from '../cart-import/import-drafts.ts'
import { readCartRows } from '../files/read-cart-csv.ts'
import type { Clock, Tell } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { type Profile, toBuy } from '../session/profile.ts'
import type { Session } from '../session/session.ts'
import type { Database, Migration } from '../store/database.ts'
import { draftMigrations } from '../store/migrations/drafts.ts'
import { orderMigrations } from '../store/migrations/orders.ts'
import { createOrderDesk, type Later, type OrderDesk } from './order-desk.ts'
import { createOrderJournal } from './order-journal.ts'
import { prepareOrder } from './prepare-order.ts'
import { stored } from './stored.ts'

export interface Account {
  readonly store: Store
  readonly carts: CartDesk
  readonly put: PutProducts
  readonly imports: ImportDesk
  readonly orders: OrderDesk
}

export interface AccountsDeps {
  readonly session: Session
  readonly client: PortalClient
  readonly profile: (store: Store, fresh: boolean) => Promise<Result<Profile>>
  readonly policy: PricingPolicy
  /** How a cart file is read; tests bring simpler ways. */
  readonly readCsv?: (bytes: Uint8Array) => CsvRead | Promise<CsvRead>
  /** Opens a database of the signed-in user's folder, durable, and brings it up to date. */
  readonly open: (folder: string, name: string, migrations: readonly Migration[]) => Database
  readonly clock: Clock
  readonly later: Later
  readonly tell: Tell
  /** Random, at least 128 bits, 16 to 64 characters. */
  readonly newKey: () => string
}

export interface Accounts {
  /** The signed-in account; refuses while nobody is signed in, or when its databases can't be opened. */
  current(): Result<Account>
  /** After a start, a sign-in or the network's return: asks what became of unconfirmed orders. */
  recover(): Promise<void>
  /** True while an order is on its way or being asked about, in any account. */
  busy(): boolean
  /** Ends everything; the databases are closed. */
  close(): void
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const opened = new Map<number, { readonly account: Account; readonly databases: readonly Database[] }>()

  const open = (store: Store, folder: string): Account => {
    const orders = deps.open(folder, 'orders.db', orderMigrations)
    const databases = [orders]
    try {
      const drafts = deps.open(folder, 'drafts.db', draftMigrations)
      databases.push(drafts)
      const account = createAccount(deps, store, orders, drafts)
      opened.set(store.id, { account, databases })
      return account
    } catch (error) {
      // The next question tries again, with files of its own.
      for (const database of databases) database.close()
      throw error
    }
  }

  const current = (): Result<Account> => {
    const store = deps.session.store()
    const folder = deps.session.folder()
    if (store === undefined || folder === undefined) return fail({ kind: 'session', message: say('sessionEnded') })
    const known = opened.get(store.id)
    return known === undefined ? stored(() => open(store, folder)) : ok(known.account)
  }

  const recover = async (): Promise<void> => {
    const account = current()
    if (account.ok) await account.value.orders.recover()
  }

  let last: number | undefined
  const stopListening = deps.session.onChange((state) => {
    const now = state.phase === 'signedIn' ? state.store.id : undefined
    if (now === last) return
    // What was saved of the portal's answers goes with the session; unsent imports and the journal stay.
    if (last !== undefined) opened.get(last)?.account.carts.forget()
    last = now
    if (now !== undefined) void recover()
  })

  return {
    current,
    recover,
    busy: () => [...opened.values()].some(({ account }) => account.orders.busy()),
    close: () => {
      stopListening()
      for (const { account, databases } of opened.values()) {
        account.orders.close()
        for (const database of databases) database.close()
      }
      opened.clear()
    },
  }
}

function createAccount(deps: AccountsDeps, store: Store, ordersDb: Database, draftsDb: Database): Account {
  const { client, clock, tell, policy } = deps
  const journal = createOrderJournal(ordersDb)
  /** Who the store is, is its id; everything else about it is asked when it is needed. */
  const profile = (fresh: boolean) => deps.profile(store, fresh)
  const current = () => deps.session.store() ?? store
  const mayAsk = () => deps.session.store()?.id === store.id
  const carts = createCartDesk({
    client,
    clock,
    policy,
    mayAsk,
    profile,
    cartTypes: () => cartTypesOf(current()),
    saved: createSavedCarts(draftsDb),
    // What was prepared from a cart isn't that cart's order any more once the cart has changed.
    onChange: (cartType) => {
      stored(() => journal.dropPrepared(cartType))
    },
    onSurprise: (cartType) => tell('cart.changed', { cartType }),
  })
  const orders = createOrderDesk({
    client,
    clock,
    tell,
    journal,
    mayAsk,
    later: deps.later,
    prepare: (cartType) =>
      prepareOrder(
        {
          client,
          carts,
          journal,
          clock,
          newKey: deps.newKey,
          store,
          profile: async (fresh) => toBuy(await profile(fresh)),
        },
        cartType,
      ),
    cartTouched: (cartType) => {
      carts.touched(cartType)
      tell('cart.changed', { cartType })
    },
  })
  const put = createPutProducts({ client, carts, policy, profile })
  const imports = createImportDesk({
    client,
    carts,
    policy,
    clock,
    tell,
    profile,
    mayUpload: async () => {
      // Without a network, as it signed in.
      const known = await profile(false)
      const { canCartUpload } = known.ok ? known.value.store : current()
      return canCartUpload ? ok(undefined) : fail({ kind: 'rule', message: say('cannotUpload') })
    },
    drafts: createImportDrafts(draftsDb),
    readCsv: deps.readCsv ?? readCartRows,
    newId: deps.newKey,
  })
  return { store, carts, put, imports, orders }
}
