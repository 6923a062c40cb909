/** The services of one account on this computer: its carts, imports and orders, on two databases in its own folder. */

import { allCartTypesOf, CART_KINDS } from '../../shared/domain/carts/cart-kinds.ts'
import { type CartPart, type CartRef, cartTypeOf, partOf } from '../../shared/domain/carts/cart-ref.ts'
import type { ReplenishmentPolicy } from '../../shared/domain/carts/proposal.ts'
import { mayOpen } from '../../shared/domain/people/access.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { SCREENS } from '../../shared/domain/screens.ts'
import type { WatchNews } from '../../shared/domain/watching/watch.ts'
import { ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { CallName } from '../../shared/portal/calls.ts'
import { ORDER_READS, WATCHED_READS } from '../../shared/portal/read-groups.ts'
import type { CartAsk } from '../cart/cart-ask.ts'
import { type CartService, createCartService } from '../cart/cart-service.ts'
import { PutProducts } from '../cart/put-products.ts'
import { createSavedCarts } from '../cart/saved-carts.ts'
import { createTypedQuantities, type TypedQuantities } from '../cart/typed-quantities.ts'
import { createImportDrafts } from '../cart-import/import-drafts.ts'
import { Imports } from '../cart-import/import-service.ts'
import type { ImportService } from '../cart-import/imports-offered.ts'
import { TemplateService } from '../cart-templates/template-service.ts'
import { createTemplates } from '../cart-templates/templates.ts'
import { createFileReader, type ReadBytes } from '../files/cart-file-reader.ts'
import { readCartRows } from '../files/read-cart-csv.ts'
import type { Clock, Emit, Later } from '../handlers.ts'
import { createLedgerMarks, type LedgerMarks } from '../ledger/ledger-marks.ts'
import type { Backups } from '../ordering/backups.ts'
import { IdempotentWrites } from '../ordering/idempotent-writes.ts'
import { preparedPieces, recheckOrder, refuseIfBusy } from '../ordering/may-order.ts'
import { createOrderJournal, type OrderJournal } from '../ordering/order-journal.ts'
import { OrderService } from '../ordering/order-service.ts'
import { prepareOrder } from '../ordering/prepare-order.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { createReceivedLoads, type ReceivedLoads } from '../receiving/received-loads.ts'
import type { Profile } from '../session/profile.ts'
import type { Session } from '../session/session.ts'
import { createSettingsStore, type SettingsStore } from '../settings/settings-store.ts'
import type { Database } from '../store/database.ts'
import { stored } from '../store/stored.ts'
import { createWatches } from '../watching/watches.ts'
import { Watching } from '../watching/watching.ts'

export interface AccountServices {
  readonly store: Store
  readonly carts: CartService
  readonly put: PutProducts
  readonly typed: TypedQuantities
  readonly imports: ImportService
  readonly templates: TemplateService
  readonly orders: OrderService
  readonly once: IdempotentWrites
  /** Outlives the session. */
  readonly settings: SettingsStore
  readonly received: ReceivedLoads
  readonly marks: LedgerMarks
  readonly watching: Watching
}

export interface AccountDeps {
  readonly session: Session
  readonly client: PortalClient
  /** With a `part`, the profile of the store that an operator acts for. */
  readonly profile: (store: Store, fresh: boolean, part?: CartPart) => Promise<Result<Profile>>
  readonly policy: PricingPolicy
  readonly replenishment: ReplenishmentPolicy
  /** Reads a cart file. Tests pass simpler readers. */
  readonly readCsv?: ReadBytes
  /** Reads a workbook. Without it no workbook can be imported. */
  readonly readWorkbook?: ReadBytes
  readonly clock: Clock
  /** The portal's time; this computer's when it is left out. */
  readonly portalTime?: Clock
  /** Marks the saved answers of these calls as stale. */
  readonly invalidate?: (calls: readonly CallName[]) => void
  readonly later: Later
  readonly emit: Emit
  /** Called when the watch list changes, with what the last look found out for this store. */
  readonly onWatched?: (news: readonly WatchNews[], store: Store) => void
  /** Random, at least 128 bits, 16 to 64 characters. */
  readonly newKey: () => string
}

export interface AccountFiles {
  readonly orders: Database
  readonly drafts: Database
  readonly backups: Backups
}

export function createAccountServices(deps: AccountDeps, store: Store, files: AccountFiles): AccountServices {
  const account = basicsOf(deps, store, files)
  const { client, profile } = account
  const carts = cartsOf(account)
  const put = new PutProducts({ client, carts, policy: deps.policy, profile: (fresh) => profile(fresh) })
  const settings = createSettingsStore(files.drafts)
  const imports = importsOf(account, carts, settings)
  const typed = createTypedQuantities(files.drafts)
  const once = new IdempotentWrites({
    client,
    db: files.orders,
    written: files.backups.due,
    ...(deps.invalidate !== undefined && { invalidate: deps.invalidate }),
  })
  return {
    store,
    carts,
    put,
    typed,
    imports,
    templates: new TemplateService({
      templates: createTemplates(files.drafts),
      carts,
      imports,
      clock: deps.clock,
      newId: deps.newKey,
    }),
    orders: ordersOf(account, carts),
    once,
    settings,
    received: createReceivedLoads(files.drafts),
    marks: createLedgerMarks(files.drafts),
    watching: new Watching({
      watches: createWatches(files.drafts),
      client,
      profile: () => profile(false),
      policy: deps.policy,
      store: account.current,
      clock: deps.clock,
      changed: (news) => {
        if (news.length > 0) deps.invalidate?.(WATCHED_READS)
        deps.onWatched?.(news, account.current())
      },
    }),
  }
}

/** The parts that all services of an account share. */
interface Basics {
  readonly deps: AccountDeps
  readonly files: AccountFiles
  readonly store: Store
  readonly client: PortalClient
  readonly journal: OrderJournal
  /** True while the session is still this account's. */
  readonly mayAsk: () => boolean
  /** The store as it signed in last. */
  readonly current: () => Store
  /** The profile of the store that owns the cart; without a cart, of the account's own store. */
  readonly profile: (fresh: boolean, cart?: CartRef) => Promise<Result<Profile>>
}

function basicsOf(deps: AccountDeps, store: Store, files: AccountFiles): Basics {
  // False as well once the databases are closed.
  const mayAsk = () => files.orders.open && deps.session.store()?.id === store.id
  const ended = sessionEnded({ unsent: true })
  return {
    deps,
    files,
    store,
    mayAsk,
    // What was started under this account ends with its session: no request goes out with another account's token.
    client: { call: async (name, args, options) => (mayAsk() ? deps.client.call(name, args, options) : ended) },
    journal: createOrderJournal(files.orders, (what) => {
      files.backups.due()
      if (what === 'known') deps.invalidate?.(ORDER_READS)
    }),
    current: () => deps.session.store() ?? store,
    // Only the id identifies the store; everything else about it is asked for when it is needed.
    profile: (fresh, cart) => deps.profile(store, fresh, cart && partOf(cart)),
  }
}

/** Returns one value per cart, so that nothing started with it has to ask again whose cart it is. */
const askFor = ({ deps, client, store, profile }: Basics, cart: CartRef): CartAsk => ({
  client,
  replenishment: deps.replenishment,
  user: partOf(cart)?.user ?? store.id,
  profile: () => profile(false, cart),
  part: partOf(cart),
})

function cartsOf(account: Basics): CartService {
  const { deps, files, client, journal, mayAsk, current, profile } = account
  return createCartService({
    client,
    clock: deps.clock,
    policy: deps.policy,
    mayAsk,
    profile,
    askFor: (cart) => askFor(account, cart),
    saved: createSavedCarts(files.drafts),
    // A user who may not open a cart's screen doesn't have that cart, no matter which code asks for it.
    cartTypes: () =>
      allCartTypesOf(current()).filter((cartType) => mayOpen(current(), SCREENS[CART_KINDS[cartType].screen])),
    // Once the cart has changed, an order that was prepared from it is no longer valid.
    onChange: (cart) => {
      stored(() => journal.dropPrepared(cart))
    },
    tell: (cart, edition) => deps.emit('cart.changed', { cart, edition }),
    notifyMoved: (cart, by) => deps.emit('cart.portalMoved', { cart, by }),
  })
}

function ordersOf(account: Basics, carts: CartService): OrderService {
  const { deps, client, journal, store, mayAsk, current } = account
  const { emit, later, newKey } = deps
  const clock = deps.portalTime ?? deps.clock
  const resetFilters = (cart: CartRef) => emit('cart.resetFilters', { cart })
  const asking = (cart: CartRef) => {
    const part = partOf(cart)
    return {
      client,
      store: { id: part?.user ?? store.id },
      profile: () => deps.profile(store, true, part),
    }
  }
  // The right to keep carts belongs to the operator, no matter which store is acted for.
  const hasCart = (cart: CartRef) => (now: Store) =>
    allCartTypesOf(partOf(cart) === undefined ? now : current()).includes(cartTypeOf(cart))
  return new OrderService({
    client,
    account: store.id,
    askFor: (cart) => askFor(account, cart),
    clock,
    emit,
    resetFilters,
    recheck: async (basis, cart, products) => {
      // The questions run in parallel, so that little time passes between them and the order. The first refusal is shown.
      const answers = await Promise.all([
        recheckOrder(asking(cart), basis),
        refuseIfBusy(client, cartTypeOf(cart), () => resetFilters(cart)),
        carts.stillHas(cart, preparedPieces(basis, products)),
      ])
      return answers.find(({ ok }) => !ok) ?? ok(undefined)
    },
    journal,
    mayAsk,
    later,
    prepare: (cart) =>
      prepareOrder(
        { ...asking(cart), ask: askFor(account, cart), hasCart: hasCart(cart), carts, journal, clock, newKey },
        cart,
      ),
    cartTouched: (cart) => {
      carts.touched(cart)
      emit('cart.changed', { cart })
    },
  })
}

function importsOf(account: Basics, carts: CartService, settings: SettingsStore): ImportService {
  const { deps, files, client, journal, current, profile } = account
  const { clock, emit, newKey, policy, readCsv = readCartRows } = deps
  const readWorkbook = deps.readWorkbook ?? (() => ({ refusal: say('notCsv') }))
  return new Imports({
    client,
    carts,
    policy,
    clock,
    emit,
    profile: (fresh) => profile(fresh),
    mayUpload: async () => {
      // Without a network, the store as it was at its last sign-in.
      const known = await profile(false)
      const { canCartUpload } = known.ok ? known.value.store : current()
      return canCartUpload ? ok(undefined) : refuse('cannotUpload')
    },
    drafts: createImportDrafts(files.drafts),
    journal,
    readFile: createFileReader(readCsv, readWorkbook),
    settings,
    newId: newKey,
  })
}
