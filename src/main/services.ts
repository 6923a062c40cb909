/**
 * Everything of the main process that isn't Electron, put together. Tests compose the same, with a folder, hosts and a
 * keychain of their own.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { About } from '../shared/bridge.ts'
import { hasCart } from '../shared/domain/access.ts'
import { cartTypesOf } from '../shared/domain/cart-rules.ts'
import type { Store } from '../shared/domain/store.ts'
import { warehouseNames } from '../shared/domain/warehouses.ts'
import { fail, ok, type Result } from '../shared/errors.ts'
import { say } from '../shared/messages.ts'
import { type Accounts, createAccounts } from './account.ts'
import { cartHandlers } from './cart/cart-handlers.ts'
import { importHandlers } from './cart-import/import-handlers.ts'
import { rememberProducts } from './catalogue/remember-products.ts'
import { suggestionHandlers } from './catalogue/suggestions.ts'
import type { Dialogs } from './files/dialogs.ts'
import { exportCart, fileHandlers } from './files/file-handlers.ts'
import { readCartRows } from './files/read-cart-csv.ts'
import type { Clock, Emit, Handlers, Later } from './handlers.ts'
import type { Log } from './log.ts'
import { orderHandlers } from './ordering/order-handlers.ts'
import { type PaperPrinter, paperHandlers } from './paper/paper-handlers.ts'
import { createPortalClient, type Hosts } from './portal/axios-client.ts'
import { createOutdate, outdatingWrites } from './portal/outdating.ts'
import type { PortalClient } from './portal/portal-client.ts'
import { createPortalClock } from './portal/portal-clock.ts'
import { createReachability, isReached, type Reachability } from './portal/reachability.ts'
import { createReader } from './portal/reader.ts'
import { readHandlers } from './portal/reads.ts'
import { watchedClient } from './portal/watched-client.ts'
import type { Reference } from './reference.ts'
import { createAfterSignIn } from './session/after-sign-in.ts'
import { createLastUser } from './session/last-user.ts'
import { loadProfile } from './session/profile.ts'
import { createSignIn, type SignIn } from './session/sign-in.ts'
import { openDatabase } from './store/open-database.ts'
import { stored } from './store/stored.ts'
import { openUserStore, type UserStore } from './store/user-store.ts'
import { createVault, type Keychain } from './vault/vault.ts'

export interface ServicesDeps {
  /** The profile folder. */
  readonly folder: string
  readonly hosts: Hosts
  /** The portal's name in the profile and the keychain: sessions and carts of different portals don't mix. */
  readonly portal: string
  readonly reference: Reference
  readonly loadKeychain: () => Promise<Keychain>
  readonly practiceCode?: (email: string) => string | undefined
  readonly clock: Clock
  readonly emit: Emit
  readonly log: Pick<Log, 'note'>
  readonly dialogs: Dialogs
  readonly printer: PaperPrinter
  readonly about: () => About
  readonly openLink: (url: string) => Promise<Result<undefined>>
  readonly timeoutMs?: number
}

export interface Services {
  readonly handlers: Handlers
  readonly session: SignIn
  readonly client: PortalClient
  readonly accounts: Accounts
  /** What went wrong with the databases, for the person to know. */
  readonly notices: readonly string[]
  close(): void
}

/** Copies of the order journal that are kept. */
const JOURNAL_BACKUPS = 5

/** How long the portal may take to show that it is there. */
const REACH_MS = 10_000

const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export function composeServices(deps: ServicesDeps): Services {
  const { clock, emit, dialogs, hosts } = deps
  const notices: string[] = []
  const stores = new Map<string, UserStore>()
  let closed = false

  const portalClock = createPortalClock(clock)
  const http = createPortalClient({
    hosts,
    heardDate: portalClock.heard,
    token: () => session.token(),
    onUnauthorized: (token) => session.unauthorized(token),
    ...(deps.timeoutMs === undefined ? {} : { timeoutMs: deps.timeoutMs }),
  })
  const outdate = createOutdate(() => userStore()?.answers, emit)
  const net: Reachability = createReachability({
    ask: async () => {
      const store = session.store()
      if (store === undefined) return true
      const signal = AbortSignal.timeout(REACH_MS)
      return isReached(await http.call('session.me', { params: { id: store.id } }, { signal }))
    },
    changed: (online) => {
      emit('net.changed', { online })
      if (online) void accounts.recover()
    },
    later,
  })
  const watched = watchedClient({ client: http, log: deps.log, heard: net.heard })
  const client: PortalClient = outdatingWrites(
    rememberProducts(watched, () => userStore()?.products),
    outdate,
  )
  /** The signed-in account's store of what can be asked for again; a disk that can't be used is as good as none. */
  const userStore = (): UserStore | undefined => {
    const folder = closed ? undefined : session.folder()
    if (folder === undefined) return undefined
    const known = stores.get(folder)
    if (known !== undefined) return known
    const opened = stored(() => openUserStore(folder, clock))
    if (!opened.ok) return undefined
    if (opened.value.notice !== undefined) notices.push(opened.value.notice)
    stores.set(folder, opened.value)
    return opened.value
  }
  const reader = createReader({ client, clock, answers: () => userStore()?.answers })
  const session: SignIn = createSignIn({
    client: () => client,
    vault: createVault(deps.loadKeychain),
    lastUser: createLastUser(deps.folder),
    folder: deps.folder,
    portal: deps.portal,
    forget: () => {
      for (const store of stores.values()) {
        stored(() => store.clear())
        store.close()
      }
      stores.clear()
    },
    emit: (state, message) => emit('session.changed', { state, message }),
    practiceCode: deps.practiceCode,
  })
  // Opened with the session, so that a notice about it is there when the page asks.
  session.onChange(() => {
    userStore()
  })
  const profileOf = (store: Store, fresh: boolean) => loadProfile(reader.read, store, fresh)
  const afterSignIn = createAfterSignIn({
    session,
    read: reader.read,
    loadProfile: (store) => profileOf(store, false),
    openCarts: async (store) => {
      const account = hasCart(store) ? accounts.current() : undefined
      if (account?.ok) await Promise.all(cartTypesOf(store).map((cart) => account.value.carts.open(cart, false)))
    },
  })
  const accounts = createAccounts({
    session,
    client,
    profile: async (store, fresh) => {
      await afterSignIn.loaded()
      return profileOf(store, fresh)
    },
    policy: deps.reference.pricing,
    readCsv: readCartRows,
    open: (folder, name, migrations, onRestored) => {
      const opened = openDatabase(join(folder, name), migrations, {
        durable: true,
        now: clock,
        backups: JOURNAL_BACKUPS,
        ...(onRestored === undefined ? {} : { onRestored }),
      })
      if (opened.notice !== undefined) notices.push(opened.notice)
      return opened
    },
    clock,
    portalTime: portalClock.now,
    outdate,
    onReadOnly: () => {
      if (!notices.includes(say('journalReadOnly'))) notices.push(say('journalReadOnly'))
    },
    later,
    emit,
    newKey: () => randomBytes(16).toString('hex'),
  })

  const at = <A>(pick: (account: Extract<ReturnType<Accounts['current']>, { ok: true }>['value']) => A): Result<A> => {
    const account = accounts.current()
    return account.ok ? ok(pick(account.value)) : account
  }
  const files = fileHandlers({
    client,
    dialogs,
    clock,
    profile: () => signedInProfile(),
    warehouseName: warehouseNames(deps.reference.warehouses),
  })
  const signedInProfile = async () => {
    const store = session.store()
    return store === undefined ? fail({ kind: 'session', message: say('sessionEnded') }) : profileOf(store, false)
  }

  const handlers: Handlers = {
    'app.about': async () => ok({ ...deps.about(), notices: [...deps.about().notices, ...notices] }),
    'app.openLink': ({ url }) => deps.openLink(url),
    'net.state': async () => ok({ online: net.online() }),
    ...session.handlers,
    ...readHandlers(reader, session),
    ...suggestionHandlers({ client, products: () => userStore()?.products, profile: () => signedInProfile() }),
    ...cartHandlers({ account: () => accounts.current(), exportCsv: exportCart({ dialogs, clock }) }),
    ...importHandlers({ service: () => at(({ imports }) => imports), dialogs }),
    'import.saveSample': files['import.saveSample'],
    ...orderHandlers(
      () => at(({ orders }) => orders),
      (open) => accounts.sent(open),
    ),
    'orders.exportHistory': files['orders.exportHistory'],
    ...paperHandlers({
      client,
      dialogs,
      store: () => session.store(),
      reference: deps.reference,
      printer: deps.printer,
    }),
  }

  return {
    handlers,
    session,
    client,
    accounts,
    notices,
    close: () => {
      closed = true
      afterSignIn.close()
      net.close()
      accounts.close()
      for (const store of stores.values()) store.close()
    },
  }
}
