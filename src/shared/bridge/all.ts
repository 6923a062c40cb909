/** The entries and events of the bridge. Written by `npm run areas` from the folders: don't edit. */
import { type AppEvents, appEntries } from './app.ts'
import { arsEntries } from './ars.ts'
import { assistEntries } from './assist.ts'
import { type CartEvents, cartEntries } from './cart.ts'
import { connectionEntries } from './connection.ts'
import { type DeviceEvents, deviceEntries } from './device.ts'
import { documentsEntries, type TransferEvents } from './documents.ts'
import { draftsEntries } from './drafts.ts'
import { formsEntries } from './forms.ts'
import { type ImportEvents, importEntries } from './import.ts'
import { kioskEntries } from './kiosk.ts'
import { ledgerEntries } from './ledger.ts'
import { type ListsEvents, listsEntries } from './lists.ts'
import { noticesEntries } from './notices.ts'
import { type OrdersEvents, ordersEntries } from './orders.ts'
import { type PapersEvents, papersEntries } from './papers.ts'
import { paymentsEntries } from './payments.ts'
import { type PortalEvents, portalEntries } from './portal.ts'
import { type PortalCheckEvents, portalCheckEntries } from './portal-check.ts'
import { privacyEntries } from './privacy.ts'
import { productsEntries } from './products.ts'
import { type ProxiesEvents, proxiesEntries } from './proxies.ts'
import { receivingEntries } from './receiving.ts'
import { returnsEntries } from './returns.ts'
import { type SessionEvents, sessionEntries } from './session.ts'
import { settingsEntries } from './settings.ts'
import { supportEntries } from './support.ts'
import { templatesEntries } from './templates.ts'
import { type UpdatesEvents, updatesEntries } from './updates.ts'
import { type WatchingEvents, watchingEntries } from './watching.ts'

export const all = {
  ...appEntries,
  ...arsEntries,
  ...assistEntries,
  ...cartEntries,
  ...connectionEntries,
  ...deviceEntries,
  ...documentsEntries,
  ...draftsEntries,
  ...formsEntries,
  ...importEntries,
  ...kioskEntries,
  ...ledgerEntries,
  ...listsEntries,
  ...noticesEntries,
  ...ordersEntries,
  ...papersEntries,
  ...paymentsEntries,
  ...portalEntries,
  ...portalCheckEntries,
  ...privacyEntries,
  ...productsEntries,
  ...proxiesEntries,
  ...receivingEntries,
  ...returnsEntries,
  ...sessionEntries,
  ...settingsEntries,
  ...supportEntries,
  ...templatesEntries,
  ...updatesEntries,
  ...watchingEntries,
} as const

export type AllEvents = AppEvents &
  CartEvents &
  DeviceEvents &
  TransferEvents &
  ImportEvents &
  ListsEvents &
  OrdersEvents &
  PapersEvents &
  PortalEvents &
  PortalCheckEvents &
  ProxiesEvents &
  SessionEvents &
  UpdatesEvents &
  WatchingEvents
