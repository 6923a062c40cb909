/** What one account does on this computer: its carts, its imports and its orders, on two databases in its own folder. */

import { allCartTypesOf, CART_KINDS, CART_TYPES, type CartType } from '../../shared/domain/carts/cart-kinds.ts'
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
import type { CartPart } from '../cart/cart-part.ts'
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
import { nothingInProgress, preparedPieces, stillHolds } from '../ordering/may-order.ts'
import { createOrderJournal, type OrderJournal } from '../ordering/order-journal.ts'
import { OrderService } from '../ordering/order-service.ts'
import { prepareOrder } from '../ordering/prepare-order.ts'
import { SentOnce } from '../ordering/sent-once.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { createReceivedLoads, type ReceivedLoads } from '../receiving/received-loads.ts'
import { type Profile, toBuy } from '../session/profile.ts'
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
  readonly once: SentOnce
  /** They outlive the session. */
  readonly settings: SettingsStore
  readonly received: ReceivedLoads
  readonly marks: LedgerMarks
  readonly watching: Watching
  /** Which store's cart an operator keeps, and which part of it is open. */
  readonly openPart: (part: CartPart) => Result<undefined>
}

export interface AccountDeps {
  readonly session: Session
  readonly client: PortalClient
  /** `part`: of the store that an operator acts for. */
  readonly profile: (store: Store, fresh: boolean, part?: CartPart) => Promise<Result<Profile>>
  readonly policy: PricingPolicy
  readonly replenishment: ReplenishmentPolicy
  /** How a cart file is read; tests bring simpler ways. */
  readonly readCsv?: ReadBytes
  /** How a workbook is read; none can be where it is left out. */
  readonly readWorkbook?: ReadBytes
  readonly clock: Clock
  /** The portal's time; this computer's when it is left out. */
  readonly portalTime?: Clock
  /** Saved answers of these calls are old now. */
  readonly invalidate?: (calls: readonly CallName[]) => void
  readonly later: Later
  readonly emit: Emit
  /** What is watched is another; with what was found out by that, of this store. */
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
  const once = new SentOnce({ client, db: files.orders, written: files.backups.due })
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
    openPart: (part) => openPart(account, carts, typed, part),
  }
}

/** What all services of an account stand on. */
interface Basics {
  readonly deps: AccountDeps
  readonly files: AccountFiles
  readonly store: Store
  readonly client: PortalClient
  readonly journal: OrderJournal
  /** The session is this account's still. */
  readonly mayAsk: () => boolean
  /** The store as it signed in last. */
  readonly current: () => Store
  /** Of the store whose cart it is: the account's own where none is named. */
  readonly profile: (fresh: boolean, cartType?: CartType) => Promise<Result<Profile>>
  /** What an operator has chosen last. */
  readonly part: { now: CartPart | undefined }
}

function basicsOf(deps: AccountDeps, store: Store, files: AccountFiles): Basics {
  // Nor once the databases are closed.
  const mayAsk = () => files.orders.open && deps.session.store()?.id === store.id
  const ended = sessionEnded({ unsent: true })
  const part: Basics['part'] = { now: undefined }
  return {
    deps,
    files,
    store,
    mayAsk,
    // What began under this account ends with its session: nothing goes out with somebody else's token.
    client: { call: async (name, args, options) => (mayAsk() ? deps.client.call(name, args, options) : ended) },
    journal: createOrderJournal(files.orders, () => {
      files.backups.due()
      deps.invalidate?.(ORDER_READS)
    }),
    current: () => deps.session.store() ?? store,
    // Who the store is, is its id; everything else about it is asked when it is needed.
    profile: (fresh, cartType) => deps.profile(store, fresh, cartType && partFor(part, cartType)),
    part,
  }
}

/** An operator's cart alone is another store's. */
const partFor = ({ now }: Basics['part'], cartType: CartType): CartPart | undefined =>
  CART_KINDS[cartType].inParts ? now : undefined

/** Another part is another cart: what was typed into the last one isn't sent to this one. */
function openPart(
  { part, journal }: Basics,
  carts: CartService,
  typed: TypedQuantities,
  now: CartPart,
): Result<undefined> {
  part.now = now
  return stored(() => {
    for (const cartType of CART_TYPES) {
      if (!CART_KINDS[cartType].inParts) continue
      carts.another(cartType)
      typed.keep(cartType, [])
      journal.dropPrepared(cartType)
    }
    return undefined
  })
}

/** As things stand: what is asked by it stays this store's. */
function askFor({ deps, client, store, profile, part }: Basics, cartType: CartType): CartAsk {
  const now = partFor(part, cartType)
  return {
    client,
    replenishment: deps.replenishment,
    user: now?.user ?? store.id,
    profile: () => profile(false, cartType),
    part: now,
  }
}

function cartsOf(account: Basics): CartService {
  const { deps, files, client, journal, mayAsk, current, profile } = account
  return createCartService({
    client,
    clock: deps.clock,
    policy: deps.policy,
    mayAsk,
    profile,
    askFor: (cartType) => askFor(account, cartType),
    saved: createSavedCarts(files.drafts),
    // Who may not open a cart's screen hasn't that cart, whatever asks for it.
    cartTypes: () =>
      allCartTypesOf(current()).filter((cartType) => mayOpen(current(), SCREENS[CART_KINDS[cartType].screen])),
    // What was prepared from a cart isn't that cart's order any more once the cart has changed.
    onChange: (cartType) => {
      stored(() => journal.dropPrepared(cartType))
    },
    onSurprise: (cartType) => deps.emit('cart.changed', { cartType }),
  })
}

function ordersOf(account: Basics, carts: CartService): OrderService {
  const { deps, client, journal, store, mayAsk, current, part } = account
  const { emit, later, newKey } = deps
  const clock = deps.portalTime ?? deps.clock
  const asking = (cartType: CartType) => {
    const of = partFor(part, cartType)
    return {
      client,
      store: { id: of?.user ?? store.id },
      me: () =>
        of === undefined
          ? client.call('session.me', { params: { id: store.id } })
          : client.call('session.userDetails', { params: { id: of.user } }),
      profile: async () => toBuy(await deps.profile(store, true, of)),
    }
  }
  const ask = (cartType: CartType) => askFor(account, cartType)
  const hasCart = (cartType: CartType, now: Store) =>
    allCartTypesOf(CART_KINDS[cartType].inParts ? current() : now).includes(cartType)
  return new OrderService({
    client,
    askFor: ask,
    clock,
    emit,
    recheck: async (basis, cartType, products) => {
      const holds = await stillHolds(asking(cartType), basis)
      if (!holds.ok) return holds
      const free = await nothingInProgress(client, cartType, () => emit('cart.resetFilters', { cartType }))
      return free.ok ? carts.stillHas(cartType, preparedPieces(basis, products)) : free
    },
    journal,
    mayAsk,
    later,
    prepare: (cartType) =>
      prepareOrder({ ...asking(cartType), askFor: ask, hasCart, carts, journal, clock, newKey }, cartType),
    cartTouched: (cartType) => {
      carts.touched(cartType)
      emit('cart.changed', { cartType })
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
      // Without a network, as it signed in.
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
