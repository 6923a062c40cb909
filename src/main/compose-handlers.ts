/** Composes the handlers of the bridge: each duty brings the handlers of its entries. A new duty is a line here. */

import type { About } from '../shared/bridge/app.ts'
import { warehouseNames } from '../shared/domain/catalogue/warehouses.ts'
import { ok, type Result, sessionEnded } from '../shared/errors.ts'
import type { AccountServices } from './accounts/account-services.ts'
import { withAccount } from './accounts/with-account.ts'
import { exportCart } from './cart/cart-file.ts'
import { cartHandlers } from './cart/cart-handlers.ts'
import { importHandlers } from './cart-import/import-handlers.ts'
import { sampleHandlers } from './cart-import/sample-csv.ts'
import { templateHandlers } from './cart-templates/template-handlers.ts'
import { assistHandlers } from './catalogue/assist-handlers.ts'
import { bestsellerHandlers } from './catalogue/bestsellers.ts'
import { gapHandlers } from './catalogue/gap-products.ts'
import { productHandlers } from './catalogue/product-handlers.ts'
import { suggestionHandlers } from './catalogue/suggestions.ts'
import { understandHandlers } from './catalogue/understand.ts'
import { createVocabulary } from './catalogue/vocabulary.ts'
import { connectionHandlers } from './connection/connection-handlers.ts'
import { formHandlers } from './forms/form-handlers.ts'
import type { Handlers } from './handlers.ts'
import type { HandlersContext } from './handlers-context.ts'
import { kioskHandlers } from './kiosk/kiosk-handlers.ts'
import { booksHandlers } from './ledger/books-handlers.ts'
import { ledgerHandlers } from './ledger/ledger-handlers.ts'
import { listHandlers } from './lists/list-handlers.ts'
import { documentHandlers } from './media/document-handlers.ts'
import { createTransfers } from './media/transfers.ts'
import { openScreen } from './open-screen.ts'
import { orderHandlers } from './ordering/order-handlers.ts'
import { paperHandlers } from './paper/paper-handlers.ts'
import { pictureHandlers } from './paper/picture-handlers.ts'
import { paymentHandlers } from './payments/payment-handlers.ts'
import { createOwnReader, readAny } from './portal/own-reader.ts'
import { portalHandlers } from './portal/portal-handlers.ts'
import type { ReadOptions } from './portal/reader.ts'
import { perSession, type SessionPortal } from './portal/session-portal.ts'
import { checkClient } from './portal-check/check-client.ts'
import { checkHandlers } from './portal-check/check-handlers.ts'
import { privacyHandlers } from './privacy/privacy-handlers.ts'
import { loadsAt } from './receiving/loads-at.ts'
import { receivingHandlers } from './receiving/receiving-handlers.ts'
import { arsHandlers } from './replenishment/ars-handlers.ts'
import { returnHandlers } from './returns/return-handlers.ts'
import { changePasswordHandlers } from './session/change-password.ts'
import { draftHandlers } from './session/kept-drafts.ts'
import { passwordResetHandlers } from './session/password-reset.ts'
import { loadProfile, type Profile } from './session/profile.ts'
import { deviceHandlers } from './settings/device-store.ts'
import { settingsHandlers } from './settings/settings-handlers.ts'
import type { SettingsStore } from './settings/settings-store.ts'
import { createWhenTrusted } from './settings/trust.ts'
import { gatherReport } from './support/report.ts'
import { supportHandlers } from './support/support-handlers.ts'
import { updateHandlers } from './updates/update-handlers.ts'
import { watchHandlers } from './watching/watch-handlers.ts'

export function composeHandlers(context: HandlersContext): Handlers {
  const { client, own, net, session, signIn, acting, accounts, stores, dialogs, reference, pictures } = context
  const whenTrusted = createWhenTrusted(context.computer)
  return {
    'app.about': async () => ok({ ...context.about(), notices: [...context.about().notices, ...context.notices] }),
    'app.openLink': ({ url }) => context.openLink(url),
    'app.openWindow': async (target) => openScreen(session.store(), target, context.openBeside),
    'app.menu': async ({ enabled }) => {
      context.enableMenu(enabled)
      return ok(undefined)
    },
    'net.state': async () => ok(net.state()),
    'net.tryNow': () => net.tryNow().then(() => ok(net.state())),
    ...signIn.handlers,
    ...acting.handlers,
    'session.state': (payload) => {
      context.pageListens()
      return acting.handlers['session.state'](payload)
    },
    ...passwordResetHandlers({
      client,
      signal: signIn.attempt,
      weakWords: reference.passwords.weak,
      practiceToken: context.practice?.resetTokenFor,
    }),
    ...context.links.handlers,
    ...perSession(own, (portal) => askingHandlers(context, portal)),
    ...acting.closing(orderingHandlers(context)),
    ...deviceHandlers(context.device, context.computer.printers, whenTrusted),
    ...connectionHandlers({
      hosts: context.hosts,
      now: isOfCompany(context.about()) ? context.hosts : undefined,
      hasPractice: context.about().hasPractice,
      hostsFile: context.hostsFile,
      findRoutes: context.findRoutes,
      isProxyFixed: context.proxy?.isFixed === true,
      busy: () => accounts.busy(),
      restart: context.computer.restart,
      whenTrusted,
      timeLimitMs: context.timeoutMs,
    }),
    ...context.proxyPasswords.handlers,
    ...privacyHandlers({
      folder: context.folder,
      session,
      account: () => accounts.current(),
      mayClearDrafts: acting.own,
      busy: () => accounts.busy(),
      stores,
      device: context.device,
    }),
    ...watchHandlers(
      withAccount(
        () => accounts.current(),
        ({ watching }) => watching,
      ),
    ),
    ...settingsHandlers(() => settingsOf(accounts.current())),
    ...draftHandlers(session),
    ...updateHandlers(context.updates),
    ...supportHandlers({ ...context, version: context.about().version, whenTrusted, gather: () => reportOf(context) }),
    ...checkHandlers({
      ...context,
      clientWith: (token) => checkClient(context.hosts, context.findRoutes, token),
      dialogs,
    }),
    ...pictureHandlers(dialogs, pictures),
  }
}

/** True on a company's portal: not on the practice portal, and not without any address. */
const isOfCompany = ({ hasPortal, practice }: About): boolean => hasPortal && practice === undefined

/** Handlers that write for the store: carts, orders and the like. The user who acts for the store may lack the right to them. */
function orderingHandlers(context: HandlersContext) {
  const { own, accounts, dialogs, clock, reference } = context
  const of = <Service>(pick: (account: AccountServices) => Service) => withAccount(() => accounts.current(), pick)
  const imports = of((account) => account.imports)
  const once = of((account) => account.once)
  const received = of((account) => account.received)
  const exported = exportCart({ dialogs, clock, listed: warehouseNames(reference.warehouses) })
  return {
    ...cartHandlers(
      of((account) => account),
      exported,
    ),
    ...importHandlers(imports, dialogs),
    ...arsHandlers(imports, dialogs),
    ...templateHandlers(
      of(({ templates }) => templates),
      dialogs,
    ),
    ...orderHandlers(
      of(({ orders }) => orders),
      (open) => accounts.sent(open),
    ),
    ...perSession(own, (portal) => ({
      ...sampleHandlers({ ...portal, dialogs, profile: profileOf(portal) }),
      ...kioskHandlers({ ...context, ...portal, at: once }),
      ...returnHandlers(once, portal.client),
      ...paymentHandlers(once, portal.client, context.invalidate),
      ...receivingHandlers({
        at: received,
        ...loadsAt(portal),
        dialogs,
      }),
    })),
  }
}

const reportOf = ({ about, clock, device, folder, net, notices, recent, session, updates }: HandlersContext) =>
  gatherReport({
    folder,
    about: about(),
    device: device.read(),
    updates: updates.read(),
    calls: recent.lines(),
    notices,
    isSignedIn: session.store() !== undefined,
    portal: net.state().state,
    now: clock(),
  })

const settingsOf = (account: Result<AccountServices>): Result<SettingsStore> =>
  account.ok ? ok(account.value.settings) : account

/** Reads the store's profile through its portal. */
const profileOf =
  ({ reader, store }: SessionPortal, options?: ReadOptions) =>
  async (): Promise<Result<Profile>> => {
    const now = store()
    if (now === undefined) return sessionEnded()
    return loadProfile((name, args, readOptions) => reader.read(name, args, { ...readOptions, ...options }), now, false)
  }

/** Handlers that ask the portal, perhaps in several steps: all steps use the session that the first one started with. */
function askingHandlers(context: HandlersContext, portal: SessionPortal) {
  const { accounts, acting, clock, dialogs, emit, pictures, printer, reference } = context
  const { pricing, replenishment, warehouses, passwords, performance } = reference
  const profile = profileOf(portal)
  const account = (): Result<AccountServices> => {
    if (portal.store() === undefined) return sessionEnded()
    const open = acting.own()
    return open.ok ? accounts.current() : open
  }
  const transfers = createTransfers(emit)
  const accountPart =
    <K extends 'marks' | 'received'>(what: K) =>
    (): Result<AccountServices[K]> => {
      const asking = account()
      return asking.ok ? ok(asking.value[what]) : asking
    }
  const marks = accountPart('marks')
  const own = createOwnReader({
    ...{ ...portal, ...loadsAt(portal), clock, marks, received: accountPart('received') },
    ...{ policy: pricing, replenishment, profile },
  })
  const ask = readAny(portal.client, own)
  const products = productHandlers({ ...portal, policy: pricing, productIndex: portal.products, profile })
  const vocabulary = createVocabulary(products['products.list'], portal.products)
  return {
    ...portalHandlers({ ...portal, own, emit }),
    ...transfers.handlers,
    ...formHandlers({ ...portal, dialogs, transfers }),
    ...documentHandlers({
      ...portal,
      hosts: context.hosts,
      documentHosts: context.documentHosts ?? [],
      findRoutes: context.findRoutes,
      token: () => (portal.store() === undefined ? undefined : context.session.token()),
      cachedDocuments: () => (portal.store() === undefined ? undefined : context.stores.current()?.documents),
      documentTickets: context.documentTickets,
      transfers,
      dialogs,
      clock,
      timeLimitMs: context.timeoutMs,
    }),
    // Used while the user types: the saved profile is used, without a wait.
    ...suggestionHandlers({
      ...portal,
      ...{ policy: pricing, profile: profileOf(portal, { saved: true }), inNames: vocabulary.inNames, clock },
    }),
    ...products,
    ...understandHandlers({ list: products['products.list'], vocabulary }),
    ...gapHandlers({ ...portal, policy: pricing, profile }),
    ...assistHandlers({ ...portal, policy: pricing, profile }),
    ...bestsellerHandlers({ ...portal, dialogs, clock }),
    ...ledgerHandlers({ ...portal, ask, dialogs, marks }),
    ...booksHandlers({ dialogs, readBooks: context.readBooks }),
    ...listHandlers({ ...portal, ask, dialogs, clock, emit, performance, warehouseName: warehouseNames(warehouses) }),
    ...changePasswordHandlers({ ...portal, weakWords: passwords.weak }),
    ...paperHandlers({
      ...portal,
      ask,
      dialogs,
      reference,
      cart: async (ref) => {
        const asking = account()
        return asking.ok ? asking.value.carts.open(ref, false) : asking
      },
      order: (key) => {
        const asking = account()
        return asking.ok ? asking.value.orders.find(key) : asking
      },
      pictures,
      printer,
      transfers,
      emit,
      clock,
      usual: context.device.read,
    }),
  }
}
