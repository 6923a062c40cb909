/**
 * What one account does on this computer: its carts, its imports and its orders, on two databases in its own folder.
 * Accounts stay open until the app ends, so that an answer that arrives after a sign-out is still written down.
 */
import { mayOpen } from '../shared/domain/access.ts'
import { cartTypesOf } from '../shared/domain/cart-kinds.ts'
import type { PricingPolicy } from '../shared/domain/pricing.ts'
import { SCREENS } from '../shared/domain/screens.ts'
import type { Store } from '../shared/domain/store.ts'
import { ok, type Result, refuse, sessionEnded } from '../shared/errors.ts'
import { say } from '../shared/messages.ts'
import type { CallName } from '../shared/portal/calls.ts'
import { ORDER_READS } from '../shared/portal/read-groups.ts'
import { SESSION_SETTINGS } from '../shared/settings.ts'
import { type CartService, createCartService } from './cart/cart-service.ts'
import { createPutProducts, type PutProducts } from './cart/put-products.ts'
import { createSavedCarts } from './cart/saved-carts.ts'
import { createTypedQuantities, type TypedQuantities } from './cart/typed-quantities.ts'
import { createImportDrafts } from './cart-import/import-drafts.ts'
import { createImportService, type ImportService } from './cart-import/import-service.ts'
import { createTemplateService, type TemplateService } from './cart-templates/template-service.ts'
import { createTemplates } from './cart-templates/templates.ts'
import { createFileReader, type ReadBytes } from './files/cart-file-reader.ts'
import { readCartRows } from './files/read-cart-csv.ts'
import type { Clock, Emit, Later } from './handlers.ts'
import { type Acknowledge, createAcknowledge } from './kiosk/acknowledge.ts'
import { type Backups, createBackups } from './ordering/backups.ts'
import { journalCount } from './ordering/journal-statements.ts'
import { preparedPieces, stillHolds } from './ordering/may-order.ts'
import { createOrderJournal } from './ordering/order-journal.ts'
import { createOrderService, type OrderService } from './ordering/order-service.ts'
import { prepareOrder } from './ordering/prepare-order.ts'
import { readSentOrders, type SentOrders } from './ordering/sent-orders.ts'
import type { PortalClient } from './portal/portal-client.ts'
import { type Profile, toBuy } from './session/profile.ts'
import type { Session } from './session/session.ts'
import { createSettingsStore, type SettingsStore } from './settings/settings-store.ts'
import type { Database, Migration } from './store/database.ts'
import { draftMigrations } from './store/migrations/drafts.ts'
import { orderMigrations } from './store/migrations/orders.ts'
import type { Opened, OpenOptions } from './store/open-database.ts'
import { stored } from './store/stored.ts'

export interface AccountServices {
  readonly store: Store
  readonly carts: CartService
  readonly put: PutProducts
  readonly typed: TypedQuantities
  readonly imports: ImportService
  readonly templates: TemplateService
  readonly orders: OrderService
  readonly acknowledge: Acknowledge
  /** They outlive the session. */
  readonly settings: SettingsStore
}

export interface AccountsDeps {
  readonly session: Session
  readonly client: PortalClient
  readonly profile: (store: Store, fresh: boolean) => Promise<Result<Profile>>
  readonly policy: PricingPolicy
  /** How a cart file is read; tests bring simpler ways. */
  readonly readCsv?: ReadBytes
  /** How a workbook is read; none can be where it is left out. */
  readonly readWorkbook?: ReadBytes
  /** Opens a database of the signed-in user's folder, durable, and brings it up to date. */
  readonly open: (
    folder: string,
    name: string,
    migrations: readonly Migration[],
    more?: Pick<OpenOptions, 'onRestored' | 'countOf'>,
  ) => Pick<Opened, 'db' | 'backUp'>
  readonly clock: Clock
  /** The portal's time; this computer's when it is left out. */
  readonly portalTime?: Clock
  /** Saved answers of these calls are old now. */
  readonly invalidate?: (calls: readonly CallName[]) => void
  /** The account's folder can't be written to: sent orders are shown from a copy. */
  readonly onReadOnly?: () => void
  readonly later: Later
  readonly emit: Emit
  /** Once somebody hears of it; at once when it is left out. Nothing that is found out about orders is told to nobody. */
  readonly pageListens?: Promise<void>
  /** Random, at least 128 bits, 16 to 64 characters. */
  readonly newKey: () => string
}

export interface Accounts {
  /** The signed-in account; refuses while nobody is signed in, or when its databases can't be opened. */
  current(): Result<AccountServices>
  /** Orders that were sent, of an account that can't be opened because its folder can't be written to. */
  sent(open: boolean): SentOrders
  /** After a start, a sign-in or the network's return: asks what became of unconfirmed orders. */
  recover(): Promise<void>
  /** True while an order is on its way or being asked about, in any account. */
  busy(): boolean
  /** Ends everything; the databases are closed. */
  close(): void
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const opened = new Map<number, OpenAccount>()

  const open = (store: Store, folder: string): AccountServices => {
    // Orders since the backup may be missing: that is written into the journal before anything is asked of it.
    const orders = deps.open(folder, 'orders.db', orderMigrations, {
      onRestored: (db, restored) => createOrderJournal(db).hold(restored),
      countOf: journalCount,
    })
    const databases = [orders.db]
    try {
      const drafts = deps.open(folder, 'drafts.db', draftMigrations)
      databases.push(drafts.db)
      const backups = createBackups(deps.later, orders.backUp)
      const account = createAccount(deps, store, { orders: orders.db, drafts: drafts.db, backups })
      opened.set(store.id, { account, backups, databases })
      return account
    } catch (error) {
      // The next question tries again, with files of its own.
      for (const database of databases) database.close()
      throw error
    }
  }

  const current = (): Result<AccountServices> => {
    const store = deps.session.store()
    const folder = deps.session.folder()
    if (store === undefined || folder === undefined) return sessionEnded()
    const known = opened.get(store.id)
    return known === undefined ? stored(() => open(store, folder)) : ok(known.account)
  }

  const sent = (open: boolean): SentOrders => {
    const account = current()
    const folder = deps.session.folder()
    // A file of a newer StoreDesk isn't touched; it says so itself.
    if (account.ok || account.error.sentence !== 'storageFault' || folder === undefined) return undefined
    const orders = readSentOrders(folder, open)
    if (orders !== undefined) deps.onReadOnly?.()
    return orders
  }

  const recover = async (): Promise<void> => {
    // Opened at once: what there is to say of its files is there when the page asks.
    const account = current()
    if (!account.ok) return void sent(true)
    await deps.pageListens
    await account.value.orders.recover()
  }

  let last: number | undefined
  const stopListening = deps.session.onChange((state) => {
    const now = state.phase === 'signedIn' ? state.store.id : undefined
    if (now === last) return
    // What was saved of the portal's answers goes with the session; unsent imports and the journal stay.
    const left = last === undefined ? undefined : opened.get(last)?.account
    left?.carts.forget()
    stored(() => {
      for (const key of SESSION_SETTINGS) left?.settings.remove(key)
    })
    last = now
    if (now !== undefined) void recover()
  })

  return {
    current,
    sent,
    recover,
    busy: () => [...opened.values()].some(({ account }) => account.orders.busy()),
    close: () => {
      stopListening()
      for (const { account, backups, databases } of opened.values()) {
        account.orders.close()
        backups.close()
        for (const database of databases) database.close()
      }
      opened.clear()
    },
  }
}

interface OpenAccount {
  readonly account: AccountServices
  readonly backups: Backups
  readonly databases: readonly Database[]
}

interface AccountFiles {
  readonly orders: Database
  readonly drafts: Database
  readonly backups: Backups
}

function createAccount(deps: AccountsDeps, store: Store, files: AccountFiles): AccountServices {
  const { clock, emit, policy } = deps
  const portalTime = deps.portalTime ?? clock
  const journal = createOrderJournal(files.orders, () => {
    files.backups.due()
    deps.invalidate?.(ORDER_READS)
  })
  /** Who the store is, is its id; everything else about it is asked when it is needed. */
  const profile = (fresh: boolean) => deps.profile(store, fresh)
  const current = () => deps.session.store() ?? store
  // Nor once the databases are closed.
  const mayAsk = () => files.orders.open && deps.session.store()?.id === store.id
  const ended = sessionEnded({ unsent: true })
  /** What began under this account ends with its session: nothing goes out with somebody else's token. */
  const client: PortalClient = {
    call: async (name, args, options) => (mayAsk() ? deps.client.call(name, args, options) : ended),
  }
  const carts = createCartService({
    client,
    clock,
    policy,
    mayAsk,
    profile,
    saved: createSavedCarts(files.drafts),
    // Who may not open the cart's screen has no cart, whatever asks for it.
    cartTypes: () => (mayOpen(current(), SCREENS.cart) ? cartTypesOf(current()) : []),
    // What was prepared from a cart isn't that cart's order any more once the cart has changed.
    onChange: (cartType) => {
      stored(() => journal.dropPrepared(cartType))
    },
    onSurprise: (cartType) => emit('cart.changed', { cartType }),
  })
  const asking = { client, store, profile: async (now: Store) => toBuy(await deps.profile(now, true)) }
  const orders = createOrderService({
    client,
    clock: portalTime,
    emit,
    recheck: async (basis, cartType, products) => {
      const holds = await stillHolds(asking, basis)
      return holds.ok ? carts.stillHas(cartType, preparedPieces(basis, products)) : holds
    },
    journal,
    mayAsk,
    later: deps.later,
    prepare: (cartType) =>
      prepareOrder({ ...asking, carts, journal, clock: portalTime, newKey: deps.newKey }, cartType),
    cartTouched: (cartType) => {
      carts.touched(cartType)
      emit('cart.changed', { cartType })
    },
  })
  const put = createPutProducts({ client, carts, policy, profile })
  const settings = createSettingsStore(files.drafts)
  const imports = createImportService({
    client,
    carts,
    policy,
    clock,
    emit,
    profile,
    mayUpload: async () => {
      // Without a network, as it signed in.
      const known = await profile(false)
      const { canCartUpload } = known.ok ? known.value.store : current()
      return canCartUpload ? ok(undefined) : refuse('cannotUpload')
    },
    drafts: createImportDrafts(files.drafts),
    journal,
    readFile: createFileReader(deps.readCsv ?? readCartRows, deps.readWorkbook ?? (() => ({ refusal: say('notCsv') }))),
    settings,
    newId: deps.newKey,
  })
  const acknowledge = createAcknowledge({ client, db: files.orders, written: files.backups.due })
  const templates = createTemplateService({
    templates: createTemplates(files.drafts),
    carts,
    imports,
    clock,
    newId: deps.newKey,
  })
  return {
    store,
    carts,
    put,
    typed: createTypedQuantities(files.drafts),
    imports,
    templates,
    orders,
    acknowledge,
    settings,
  }
}
