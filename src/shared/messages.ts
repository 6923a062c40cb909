import { arsMessages } from './messages/ars.ts'
import { artworkMessages } from './messages/artwork.ts'
import { cartMessages } from './messages/cart.ts'
import { cartImportMessages } from './messages/cart-import.ts'
import { catalogueMessages } from './messages/catalogue.ts'
import { cformMessages } from './messages/cform.ts'
import { checklistMessages } from './messages/checklist.ts'
import { contentMessages } from './messages/content.ts'
import { desktopMessages } from './messages/desktop.ts'
import { faultsMessages } from './messages/faults.ts'
import { formsMessages } from './messages/forms.ts'
import { homeMessages } from './messages/home.ts'
import { kioskMessages } from './messages/kiosk.ts'
import { ledgerMessages } from './messages/ledger.ts'
import { loadsMessages } from './messages/loads.ts'
import { notificationsMessages } from './messages/notifications.ts'
import { orderMessages } from './messages/order.ts'
import { papersMessages } from './messages/papers.ts'
import { paymentsMessages } from './messages/payments.ts'
import { portalCheckMessages } from './messages/portal-check.ts'
import { returnsMessages } from './messages/returns.ts'
import { scansMessages } from './messages/scans.ts'
import { scoresMessages } from './messages/scores.ts'
import { sessionMessages } from './messages/session.ts'
import { settingsMessages } from './messages/settings.ts'
import { smsMessages } from './messages/sms.ts'
import { tourMessages } from './messages/tour.ts'
import { trainingMessages } from './messages/training.ts'
import { updatesMessages } from './messages/updates.ts'
import { watchingMessages } from './messages/watching.ts'

/**
 * Every sentence that a rule shows to the user, once. Some are the trade's own, including their spelling, and stores know them by heart.
 * Screens and tests refer to a sentence by key; `say` fills in its placeholders.
 */
export const messages = {
  ...sessionMessages,
  ...catalogueMessages,
  ...cartMessages,
  ...cartImportMessages,
  ...orderMessages,
  ...loadsMessages,
  ...scansMessages,
  ...arsMessages,
  ...checklistMessages,
  ...formsMessages,
  ...homeMessages,
  ...kioskMessages,
  ...paymentsMessages,
  ...returnsMessages,
  ...ledgerMessages,
  ...cformMessages,
  ...papersMessages,
  ...settingsMessages,
  ...smsMessages,
  ...artworkMessages,
  ...contentMessages,
  ...scoresMessages,
  ...tourMessages,
  ...trainingMessages,
  ...updatesMessages,
  ...notificationsMessages,
  ...watchingMessages,
  ...desktopMessages,
  ...faultsMessages,
  ...portalCheckMessages,
} as const

export type MessageKey = keyof typeof messages

/** The sentence with its {placeholders} filled in; one without a value stays, so that a test notices it. */
export function say(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  const sentence: string = messages[key]
  if (!sentence.includes('{')) return sentence
  return sentence.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))
}
