/**
 * Everything of the main process that isn't Electron, put together. Tests compose the same, with a folder, hosts and a
 * keychain of their own.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Provider } from '../shared/bridge/app.ts'
import type { StartStep } from '../shared/bridge/session.ts'
import { cartTypesOf } from '../shared/domain/carts/cart-kinds.ts'
import { hasCart } from '../shared/domain/people/access.ts'
import { type Result, sessionEnded } from '../shared/errors.ts'
import { say } from '../shared/messages.ts'
import { type Accounts, createAccounts } from './accounts/accounts.ts'
import { composeHandlers, type Surroundings } from './compose-handlers.ts'
import { readCartRows } from './files/read-cart-csv.ts'
import { createWorkbookReader } from './files/workbook-reader.ts'
import type { Handlers, Later } from './handlers.ts'
import { type AppLinks, createAppLinks } from './links/app-links.ts'
import type { Log } from './log.ts'
import { createShown, type Shown } from './media/shown.ts'
import { forgetPictures } from './paper/picture-handlers.ts'
import type { PortalClient } from './portal/portal-client.ts'
import { createPortalService } from './portal/portal-service.ts'
import { createFindProxy, type FindProxy } from './portal/routes.ts'
import { createActing } from './session/acting.ts'
import { createAfterSignIn } from './session/after-sign-in.ts'
import { createLastUser } from './session/last-user.ts'
import { loadProfile } from './session/profile.ts'
import { createSessionService, type SessionService } from './session/session-service.ts'
import { type DeviceStore, openDeviceStore } from './settings/device-store.ts'
import { openDatabase } from './store/open-database.ts'
import { createUserStores } from './store/user-stores.ts'
import { createVault, type Keychain } from './vault/vault.ts'

export interface ServicesDeps extends Surroundings {
  /** The portal's name in the profile and the keychain: sessions and carts of different portals don't mix. */
  readonly portal: string
  readonly loadKeychain: () => Promise<Keychain>
  /** The file that reads a workbook on a thread of its own. */
  readonly workbookWorker: URL
  /** Who else may vouch for somebody at sign-in, and how their pages are opened; nobody, if left out. */
  readonly providers?: readonly Provider[]
  readonly openPortalPage?: (address: string) => Promise<Result<undefined>>
  readonly log: Pick<Log, 'note'>
  /** How long a person who signs in waits for what a session begins with. */
  readonly patienceMs?: number
}

export interface Services {
  readonly handlers: Handlers
  readonly session: SessionService
  readonly links: AppLinks
  readonly client: PortalClient
  readonly accounts: Accounts
  readonly device: DeviceStore
  /** The way out, for pictures, which aren't asked for by calls. */
  readonly findProxy: FindProxy
  /** Documents that a page may show, by ticket. */
  readonly shown: Pick<Shown, 'answer'>
  /** What went wrong with the databases, for the person to know. */
  readonly notices: readonly string[]
  close(): void
}

/** Copies of the order journal that are kept. */
const JOURNAL_BACKUPS = 5

const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export function composeServices(deps: ServicesDeps): Services {
  const { clock, emit } = deps
  const notices: string[] = []
  const page = Promise.withResolvers<void>()
  const device = openDeviceStore(deps.folder, emit)
  const findProxy = createFindProxy({ setting: () => device.read().proxy, system: deps.computer.systemProxy })
  const shown = createShown()
  const stores = createUserStores({
    folder: () => session.folder(),
    clock,
    notice: (sentence) => notices.push(sentence),
  })
  const { client, own, net, invalidate, time } = createPortalService({
    hosts: deps.hosts,
    findProxy,
    clock,
    later,
    emit,
    log: deps.log,
    session: () => session,
    stores,
    onBack: () => void accounts.recover(),
    timeoutMs: deps.timeoutMs,
  })
  const progress = (steps: readonly StartStep[]) => emit('session.progress', { steps })
  const session: SessionService = createSessionService({
    client: () => client,
    vault: createVault(deps.loadKeychain),
    lastUser: createLastUser(deps.folder),
    folder: deps.folder,
    portal: deps.portal,
    forget: stores.forget,
    settled: () => afterSignIn.loaded(),
    progress,
    emit: (state, message) => emit('session.changed', { state: acting.stateOf(state), message }),
    practiceCode: deps.practice?.codeFor,
    clock,
    providers: deps.providers ?? [],
    api: deps.hosts.api,
    openPortalPage: deps.openPortalPage ?? deps.openLink,
  })
  const acting = createActing({
    session,
    portal: own,
    emit: (state) => emit('session.changed', { state, message: undefined }),
    isOrdering: () => accounts.busy(),
  })
  const links = createAppLinks({ returned: session.returned, emit, log: deps.log })
  forgetPictures(session, deps.pictures)
  session.onChange(({ phase }) => {
    if (phase === 'signedOut') shown.forget()
  })
  // Opened with the session, so that a notice about it is there when the page asks.
  session.onChange(() => {
    stores.current()
  })
  const afterSignIn = createAfterSignIn({
    session,
    read: () => own().reader.read,
    patienceMs: deps.patienceMs,
    loadProfile: (read, store) => loadProfile(read, store, false),
    progress,
    openCarts: async (store) => {
      const account = hasCart(store) ? accounts.current() : undefined
      if (account?.ok) await Promise.all(cartTypesOf(store).map((cart) => account.value.carts.open(cart, false)))
    },
  })
  const accounts = createAccounts({
    session,
    client,
    profile: async (store, fresh) => {
      const portal = own()
      if (portal.store()?.id !== store.id) return sessionEnded()
      await afterSignIn.loaded()
      return loadProfile(portal.reader.read, store, fresh)
    },
    policy: deps.reference.pricing,
    readCsv: readCartRows,
    readWorkbook: createWorkbookReader(deps.workbookWorker),
    open: (folder, name, migrations, more = {}) => {
      const opened = openDatabase(join(folder, name), migrations, {
        durable: true,
        now: clock,
        backups: JOURNAL_BACKUPS,
        ...more,
      })
      if (opened.notice !== undefined) notices.push(opened.notice)
      return opened
    },
    clock,
    portalTime: time,
    invalidate,
    onReadOnly: () => {
      if (!notices.includes(say('journalReadOnly'))) notices.push(say('journalReadOnly'))
    },
    later,
    emit,
    pageListens: page.promise,
    newKey: () => randomBytes(16).toString('hex'),
  })

  const handlers = composeHandlers({
    ...deps,
    device,
    findProxy,
    shown,
    client,
    own,
    net,
    session,
    acting,
    links,
    accounts,
    stores,
    notices,
    pageListens: page.resolve,
  })

  return {
    handlers,
    session,
    links,
    client,
    accounts,
    device,
    findProxy,
    shown,
    notices,
    close: () => {
      afterSignIn.close()
      net.close()
      accounts.close()
      stores.close()
    },
  }
}
