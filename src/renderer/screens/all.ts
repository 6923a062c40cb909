/** All screens. Written by `npm run areas` from the folders: don't edit. */
import { artworkScreens } from './artwork/screens.ts'
import { cartScreens } from './cart/screens.ts'
import { catalogueScreens } from './catalogue/screens.ts'
import { cformScreens } from './cform/screens.ts'
import { documentScreens } from './documents/screens.ts'
import { homeScreens } from './home/screens.ts'
import { kioskScreens } from './kiosk/screens.ts'
import { ledgerScreens } from './ledger/screens.ts'
import { loadScreens } from './loads/screens.ts'
import { musicScreens } from './music/screens.ts'
import { notificationScreens } from './notifications/screens.ts'
import { orderAssistScreens } from './order-assist/screens.ts'
import { orderScreens } from './orders/screens.ts'
import { paperScreens } from './papers/screens.ts'
import { paymentScreens } from './payments/screens.ts'
import { pharmacyScreens } from './pharmacy/screens.ts'
import { replenishmentScreens } from './replenishment/screens.ts'
import { returnScreens } from './returns/screens.ts'
import { scoresScreens } from './scores/screens.ts'
import { sessionScreens } from './session/screens.ts'
import { settingsScreens } from './settings/screens.ts'
import { smsScreens } from './sms/screens.ts'
import { trainingScreens } from './training/screens.ts'

export const all = [
  ...artworkScreens,
  ...cartScreens,
  ...catalogueScreens,
  ...cformScreens,
  ...documentScreens,
  ...homeScreens,
  ...kioskScreens,
  ...ledgerScreens,
  ...loadScreens,
  ...musicScreens,
  ...notificationScreens,
  ...orderAssistScreens,
  ...orderScreens,
  ...paperScreens,
  ...paymentScreens,
  ...pharmacyScreens,
  ...replenishmentScreens,
  ...returnScreens,
  ...scoresScreens,
  ...sessionScreens,
  ...settingsScreens,
  ...smsScreens,
  ...trainingScreens,
] as const
