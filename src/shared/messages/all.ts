/** The sentences of all areas. Written by `npm run areas` from the folders: don't edit. */
import { arsMessages } from './ars.ts'
import { artworkMessages } from './artwork.ts'
import { cartMessages } from './cart.ts'
import { cartImportMessages } from './cart-import.ts'
import { catalogueMessages } from './catalogue.ts'
import { cformMessages } from './cform.ts'
import { checklistMessages } from './checklist.ts'
import { contentMessages } from './content.ts'
import { desktopMessages } from './desktop.ts'
import { faultsMessages } from './faults.ts'
import { formsMessages } from './forms.ts'
import { homeMessages } from './home.ts'
import { kioskMessages } from './kiosk.ts'
import { ledgerMessages } from './ledger.ts'
import { loadsMessages } from './loads.ts'
import { notificationsMessages } from './notifications.ts'
import { orderMessages } from './order.ts'
import { papersMessages } from './papers.ts'
import { paymentsMessages } from './payments.ts'
import { portalCheckMessages } from './portal-check.ts'
import { returnsMessages } from './returns.ts'
import { scansMessages } from './scans.ts'
import { scoresMessages } from './scores.ts'
import { sessionMessages } from './session.ts'
import { settingsMessages } from './settings.ts'
import { smsMessages } from './sms.ts'
import { tourMessages } from './tour.ts'
import { trainingMessages } from './training.ts'
import { updatesMessages } from './updates.ts'
import { watchingMessages } from './watching.ts'

export const all = {
  ...arsMessages,
  ...artworkMessages,
  ...cartMessages,
  ...cartImportMessages,
  ...catalogueMessages,
  ...cformMessages,
  ...checklistMessages,
  ...contentMessages,
  ...desktopMessages,
  ...faultsMessages,
  ...formsMessages,
  ...homeMessages,
  ...kioskMessages,
  ...ledgerMessages,
  ...loadsMessages,
  ...notificationsMessages,
  ...orderMessages,
  ...papersMessages,
  ...paymentsMessages,
  ...portalCheckMessages,
  ...returnsMessages,
  ...scansMessages,
  ...scoresMessages,
  ...sessionMessages,
  ...settingsMessages,
  ...smsMessages,
  ...tourMessages,
  ...trainingMessages,
  ...updatesMessages,
  ...watchingMessages,
} as const
