/** Composes everything of the main process except Electron. Tests compose the same, with their own folder, hosts and keychain. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Provider } from '../shared/bridge/app.ts'
import type { StartStep } from '../shared/bridge/session.ts'
import { LINK_SCHEME } from '../shared/channels.ts'
import { cartTypesOf } from '../shared/domain/carts/cart-kinds.ts'
import { weeksPage } from '../shared/domain/orders/order-weeks.ts'
import { hasCart, mayOpen } from '../shared/domain/people/access.ts'
import type { Store } from '../shared/domain/people/store.ts'
import { ruleOf } from '../shared/domain/screens.ts'
import { dayAt } from '../shared/domain/values/dates.ts'
import type { WatchNews } from '../shared/domain/watching/watch.ts'
import { type Result, sessionEnded } from '../shared/errors.ts'
import { say } from '../shared/messages.ts'
import { type Accounts, type AccountsDeps, createAccounts } from './accounts/accounts.ts'
import { composeHandlers } from './compose-handlers.ts'
import { readCartRows } from './files/read-cart-csv.ts'
import { createBooksReader, createWorkbookReader } from './files/workbook-reader.ts'
import type { Handlers, Later } from './handlers.ts'
import type { Surroundings } from './handlers-context.ts'
import { type AppLinks, createAppLinks } from './links/app-links.ts'
import type { LeveledLog } from './log.ts'
import { createDocumentTickets, type DocumentTickets } from './media/document-tickets.ts'
import { forgetPictures } from './paper/picture-handlers.ts'
import type { PortalClient } from './portal/portal-client.ts'
import { createPortalService } from './portal/portal-service.ts'
import { createProxyPasswords, type ProxyPasswords } from './portal/proxy-passwords.ts'
import { createFindRoutes, type FindRoutes, proxyInUse } from './portal/routes.ts'
import { setProxyKeys } from './portal/tunnel.ts'
import { sweepAnswers } from './privacy/stored-files.ts'
import { type Acting, createActing } from './session/acting.ts'
import { type AfterSignIn, createAfterSignIn } from './session/after-sign-in.ts'
import { createLastUser } from './session/last-user.ts'
import { loadProfile } from './session/profile.ts'
import { createSavedAccounts } from './session/saved-accounts.ts'
import { CurrentSession } from './session/session.ts'
import { SessionService } from './session/session-service.ts'
import { type DeviceStore, openDeviceStore } from './settings/device-store.ts'
import { eraseLocked } from './store/erase.ts'
import { openDatabase } from './store/open-database.ts'
import { isOnShare } from './store/place.ts'
import { createUserStores } from './store/user-stores.ts'
import { createBackupThread } from './support/backup-thread.ts'
import { composeUpdates } from './updates/compose-updates.ts'
import type { UpdateService } from './updates/update-service.ts'
import type { UpdateSetup } from './updates/update-setup.ts'
import { createVault, type Keychain } from './vault/vault.ts'
import { systemNotifications } from './watching/system-notifications.ts'
import { createWatchSchedule, type WatchSchedule } from './watching/watch-schedule.ts'

export interface ServicesDeps extends Surroundings {
  /** The portal's name in the profile and the keychain: sessions and carts of different portals don't mix. */
  readonly portal: string
  readonly loadKeychain: () => Promise<Keychain>
  /** True if the profile is on a share; detected if left out. */
  readonly onShare?: boolean
  /** The script that reads a workbook on its own thread. */
  readonly workbookWorker: URL
  /** The script that packs and unpacks backups on its own thread. */
  readonly backupWorker: URL
  /** Identity providers for the sign-in, and the function that opens their pages; none if left out. */
  readonly providers?: readonly Provider[]
  readonly openPortalPage?: (address: string) => Promise<Result<undefined>>
  readonly log: Pick<LeveledLog, 'note' | 'trace'>
  readonly updates: UpdateSetup
  /** Maximum wait at sign-in for the data that a session starts with. */
  readonly timeLimitMs?: number
}

export interface Services {
  readonly handlers: Handlers
  readonly session: CurrentSession
  readonly signIn: SessionService
  readonly links: AppLinks
  readonly client: PortalClient
  readonly accounts: Accounts
  readonly device: DeviceStore
  /** Finds the ways for pictures, which aren't fetched by calls. */
  readonly findRoutes: FindRoutes
  /** Used for Electron's own requests. */
  readonly proxyPasswords: ProxyPasswords
  /** Documents that a page may show, by ticket. */
  readonly documentTickets: Pick<DocumentTickets, 'answer'>
  readonly updates: UpdateService
  readonly watching: Pick<WatchSchedule, 'start'>
  /** Problems with the databases, to be shown to the user. */
  readonly notices: readonly string[]
  close(): void
}

/** Number of journal backups that are kept. */
const JOURNAL_BACKUPS = 5

const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export function composeServices(deps: ServicesDeps): Services {
  const { emit } = deps
  const { wentBackFrom: bad } = deps.updates.watch
  const notices: string[] = bad === undefined ? [] : [say('versionGoneBack', { bad, good: deps.updates.version })]
  const onShare = deps.onShare ?? isOnShare(deps.folder)
  if (onShare) notices.push(say('profileOnShare'))
  const page = Promise.withResolvers<void>()
  const basics = basicsOf(deps, notices)
  const { device, findRoutes, session, stores, portalService } = basics
  const { client, own } = portalService
  const progress = (steps: readonly StartStep[]) => emit('session.progress', { steps })
  const afterSignIn = afterSignInOf(deps, basics, progress)
  const accounts = createAccounts({
    ...accountsOnDisk({ ...deps, onShare }, notices),
    ...accountsOnPortal(basics, afterSignIn),
    onWatched: (news, store) => tellWatched(deps, basics, links, news, store),
    pageListens: page.promise,
  })
  const acting = createActing({
    session,
    portal: own,
    emit: (state) => emit('session.changed', { state, message: undefined }),
    isOrdering: () => accounts.busy(),
  })
  const underWay = () => accounts.underWay()
  const signIn = signInOf(deps, basics, { afterSignIn, acting, progress, isBusy: () => underWay() !== undefined })
  const links = createAppLinks({ returned: signIn.returned, emit, log: deps.log })
  const documentTickets = createDocumentTickets()
  const { folder, clock, log } = deps
  const updates = composeUpdates(deps.updates, { folder, findRoutes, underWay, clock, later, emit, log })
  const watching = watchingOf(deps, basics, accounts)
  // A new version counts as started only when its page has asked something. If that can't be saved it is retried.
  void page.promise.then(() => tellCame(deps))
  portalService.onBack(() => void accounts.recover())
  afterSignIn.onLoaded((store) => void openCarts(accounts, store))
  forgetPictures(session, deps.pictures)
  session.onChange(({ phase }) => {
    if (phase === 'signedOut') documentTickets.forget()
    // Opened with the session, so that a notice about it is there when the page asks.
    else stores.current()
  })

  const handlers = composeHandlers({
    ...deps,
    ...basics,
    ...portalService,
    readBooks: createBooksReader(deps.workbookWorker),
    backups: createBackupThread(deps.backupWorker),
    documentTickets,
    signIn,
    acting,
    links,
    accounts,
    updates,
    notices,
    pageListens: page.resolve,
  })
  return {
    handlers,
    session,
    signIn,
    links,
    client,
    accounts,
    device,
    findRoutes,
    proxyPasswords: basics.proxyPasswords,
    documentTickets,
    updates,
    watching,
    notices,
    close: () => {
      for (const part of [watching, updates, afterSignIn, portalService.net, accounts, stores]) part.close()
    },
  }
}

const accountsOnPortal = ({ session, portalService }: Basics, afterSignIn: AfterSignIn) => {
  const { client, own, time: portalTime, invalidate } = portalService
  const profile: AccountsDeps['profile'] = async (store, fresh, part) => {
    if (own().store()?.id !== store.id) return sessionEnded()
    await afterSignIn.loaded()
    return loadProfile(own().reader.read, store, fresh, part)
  }
  return { session, client, profile, portalTime, invalidate }
}

const watchingOf = ({ log }: ServicesDeps, { session, portalService }: Basics, accounts: Accounts): WatchSchedule =>
  createWatchSchedule({
    mayLook: () => session.store() !== undefined && portalService.net.online(),
    look: async () => {
      const account = accounts.current()
      return account.ok ? account.value.watching.look() : account
    },
    later,
    log: (what, why) => log.note(what, { why }),
  })

/** Notifies the windows and, if this computer's setting allows it, through the operating system. */
function tellWatched(
  { emit, notify }: ServicesDeps,
  { device, session }: Basics,
  links: AppLinks,
  news: readonly WatchNews[],
  store: Store,
): void {
  // News that arrive late are shown when that store signs in again.
  if (session.store()?.id !== store.id) return
  emit('watching.changed', { news })
  if (!device.read().systemNotices) return
  for (const { body, path } of systemNotifications(store, news)) {
    notify(body, () => void links.receive(`${LINK_SCHEME}://open${path}`))
  }
}

/** Milliseconds until the next try. */
const CAME_AGAIN = 30_000

function tellCame({ updates, log }: Pick<ServicesDeps, 'updates' | 'log'>): void {
  try {
    updates.watch.came()
  } catch (error) {
    log.note('could not save that this version started', { why: String(error) })
    setTimeout(() => tellCame({ updates, log }), CAME_AGAIN).unref()
  }
}

type Basics = ReturnType<typeof basicsOf>

/** Creates the base services: device settings, proxies, the session, its stores, the portal. */
function basicsOf(deps: ServicesDeps, notices: string[]) {
  const { clock, emit, folder, portal } = deps
  const device = openDeviceStore(folder, emit)
  const findRoutes = createFindRoutes({
    setting: () => proxyInUse(deps.proxy, device.read().proxy),
    system: deps.computer.systemProxy,
  })
  const vault = createVault(deps.loadKeychain)
  const session = new CurrentSession({ vault, folder, portal })
  const stores = createUserStores({
    folder: session.folder,
    clock,
    documentBytes: () => device.read().documents * 1024 * 1024,
    notice: (sentence) => notices.push(sentence),
  })
  const portalService = createPortalService({ ...deps, findRoutes, later, session, stores })
  const proxyPasswords = createProxyPasswords({ vault, emit, opened: () => void portalService.net.tryNow() })
  setProxyKeys(proxyPasswords)
  return { device, findRoutes, proxyPasswords, vault, session, stores, portalService }
}

const afterSignInOf = (
  { clock, timeLimitMs }: ServicesDeps,
  { session, portalService: { own } }: Basics,
  progress: SignInParts['progress'],
): AfterSignIn =>
  createAfterSignIn({
    session,
    read: () => own().reader.read,
    keep: (store) => own().keep('session.me', { params: { id: store.id } }, store),
    ahead: (store) => {
      if (!mayOpen(store, ruleOf('orderHistory'))) return
      // The slowest read of the home screen: started while the profile is loading.
      void own().reader.read('order.history', { query: weeksPage(dayAt(clock()), 1) })
    },
    timeLimitMs,
    loadProfile: (read, store) => loadProfile(read, store, false),
    progress,
  })

interface SignInParts {
  readonly afterSignIn: AfterSignIn
  readonly acting: Acting
  readonly progress: (steps: readonly StartStep[]) => void
  readonly isBusy: () => boolean
}

function signInOf(
  deps: ServicesDeps,
  basics: Basics,
  { afterSignIn, acting, progress, isBusy }: SignInParts,
): SessionService {
  const { device, session, vault, stores, portalService } = basics
  const { emit, folder, portal, clock } = deps
  const lastUser = createLastUser(folder)
  const saved = createSavedAccounts({ folder, portal, vault, isShared: () => device.read().isShared })
  device.onChange(({ isShared }) => {
    if (isShared) void saved.removeAll()
  })
  eraseLocked(folder)
  if (!lastUser.exists()) sweepAnswers(folder)
  return new SessionService({
    session,
    client: portalService.client,
    vault,
    lastUser,
    saved,
    isOnline: () => portalService.net.online(),
    isBusy,
    clientWith: portalService.clientWith,
    portal,
    forget: stores.forget,
    initialDataLoaded: afterSignIn.loaded,
    progress,
    emit: (state, message) => emit('session.changed', { state: acting.stateOf(state), message }),
    practiceCode: deps.practice?.codeFor,
    clock,
    providers: deps.providers ?? [],
    api: deps.hosts.api,
    openPortalPage: deps.openPortalPage ?? deps.openLink,
  })
}

/** Creates the dependencies of accounts: durable databases that report problems, readers of cart files, the clock. */
function accountsOnDisk(deps: ServicesDeps, notices: string[]) {
  const { clock, emit, onShare } = deps
  const notice = (sentence: string) => {
    if (!notices.includes(sentence)) notices.push(sentence)
  }
  return {
    policy: deps.reference.pricing,
    replenishment: deps.reference.replenishment,
    readCsv: readCartRows,
    readWorkbook: createWorkbookReader(deps.workbookWorker),
    open: (folder, name, migrations, more = {}) => {
      const place = join(folder, name)
      const opened = openDatabase(place, migrations, {
        durable: true,
        now: clock,
        backups: JOURNAL_BACKUPS,
        ...(onShare === true && { journalMode: 'truncate' }),
        ...more,
      })
      if (opened.notice !== undefined) notices.push(opened.notice)
      return opened
    },
    clock,
    onReadOnly: () => notice(say('journalReadOnly')),
    later,
    emit,
    newKey: () => randomBytes(16).toString('hex'),
  } satisfies Partial<AccountsDeps>
}

async function openCarts(accounts: Accounts, store: Store): Promise<void> {
  const account = hasCart(store) ? accounts.current() : undefined
  if (account?.ok) await Promise.all(cartTypesOf(store).map((cart) => account.value.carts.open(cart, false)))
}
