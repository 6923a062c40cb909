/**
 * All requests from the page to the main process, and all events from main. The preload and the handlers are derived from these two tables:
 * main refuses an unknown name, or a payload that doesn't match its schema.
 */
import type { z } from 'zod'
import { type AppEvents, appEntries } from './bridge/app.ts'
import { arsEntries } from './bridge/ars.ts'
import { assistEntries } from './bridge/assist.ts'
import { type CartEvents, cartEntries } from './bridge/cart.ts'
import { connectionEntries } from './bridge/connection.ts'
import { type DeviceEvents, deviceEntries } from './bridge/device.ts'
import { documentsEntries, type TransferEvents } from './bridge/documents.ts'
import { draftsEntries } from './bridge/drafts.ts'
import type { BridgeEntry } from './bridge/entry.ts'
import { formsEntries } from './bridge/forms.ts'
import { type ImportEvents, importEntries } from './bridge/import.ts'
import { kioskEntries } from './bridge/kiosk.ts'
import { ledgerEntries } from './bridge/ledger.ts'
import { type ListsEvents, listsEntries } from './bridge/lists.ts'
import { noticesEntries } from './bridge/notices.ts'
import { type OrdersEvents, ordersEntries } from './bridge/orders.ts'
import { type PapersEvents, papersEntries } from './bridge/papers.ts'
import { paymentsEntries } from './bridge/payments.ts'
import { type PortalEvents, portalEntries } from './bridge/portal.ts'
import { type PortalCheckEvents, portalCheckEntries } from './bridge/portal-check.ts'
import { privacyEntries } from './bridge/privacy.ts'
import { productsEntries } from './bridge/products.ts'
import { type ProxiesEvents, proxiesEntries } from './bridge/proxies.ts'
import { receivingEntries } from './bridge/receiving.ts'
import { returnsEntries } from './bridge/returns.ts'
import { type SessionEvents, sessionEntries } from './bridge/session.ts'
import { settingsEntries } from './bridge/settings.ts'
import { supportEntries } from './bridge/support.ts'
import { templatesEntries } from './bridge/templates.ts'
import { type UpdatesEvents, updatesEntries } from './bridge/updates.ts'
import { type WatchingEvents, watchingEntries } from './bridge/watching.ts'

export const bridge = {
  ...appEntries,
  ...sessionEntries,
  ...portalEntries,
  ...productsEntries,
  ...arsEntries,
  ...assistEntries,
  ...cartEntries,
  ...importEntries,
  ...templatesEntries,
  ...ordersEntries,
  ...kioskEntries,
  ...paymentsEntries,
  ...returnsEntries,
  ...receivingEntries,
  ...ledgerEntries,
  ...listsEntries,
  ...papersEntries,
  ...documentsEntries,
  ...formsEntries,
  ...settingsEntries,
  ...draftsEntries,
  ...deviceEntries,
  ...connectionEntries,
  ...proxiesEntries,
  ...privacyEntries,
  ...updatesEntries,
  ...supportEntries,
  ...noticesEntries,
  ...portalCheckEntries,
  ...watchingEntries,
}

export type Bridge = typeof bridge
export type BridgeName = keyof Bridge
export type Ask<N extends BridgeName> = z.input<Bridge[N]['ask']>
export type BridgeAnswer<N extends BridgeName> = Bridge[N] extends BridgeEntry<z.ZodType, infer A> ? A : never

/** The events that main sends. */
export type BridgeEvents = AppEvents &
  SessionEvents &
  PortalEvents &
  CartEvents &
  ImportEvents &
  OrdersEvents &
  ListsEvents &
  PapersEvents &
  TransferEvents &
  DeviceEvents &
  ProxiesEvents &
  PortalCheckEvents &
  UpdatesEvents &
  WatchingEvents
export type BridgeEvent = keyof BridgeEvents
