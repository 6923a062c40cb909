/**
 * Every screen, by area: router, guards, window title and command palette are derived from these tables. Access to them is a business rule:
 * shared/domain/people/access.ts.
 */
import { isAt } from '../../shared/domain/screens.ts'
import { artworkScreens } from '../screens/artwork/screens.ts'
import { cartScreens } from '../screens/cart/screens.ts'
import { catalogueScreens } from '../screens/catalogue/screens.ts'
import { cformScreens } from '../screens/cform/screens.ts'
import { documentScreens } from '../screens/documents/screens.ts'
import { homeScreens } from '../screens/home/screens.ts'
import { kioskScreens } from '../screens/kiosk/screens.ts'
import { ledgerScreens } from '../screens/ledger/screens.ts'
import { loadScreens } from '../screens/loads/screens.ts'
import { musicScreens } from '../screens/music/screens.ts'
import { notificationScreens } from '../screens/notifications/screens.ts'
import { orderAssistScreens } from '../screens/order-assist/screens.ts'
import { orderScreens } from '../screens/orders/screens.ts'
import { paperScreens } from '../screens/papers/screens.ts'
import { paymentScreens } from '../screens/payments/screens.ts'
import { pharmacyScreens } from '../screens/pharmacy/screens.ts'
import { replenishmentScreens } from '../screens/replenishment/screens.ts'
import { returnScreens } from '../screens/returns/screens.ts'
import { scoresScreens } from '../screens/scores/screens.ts'
import { sessionScreens } from '../screens/session/screens.ts'
import { settingsScreens } from '../screens/settings/screens.ts'
import { smsScreens } from '../screens/sms/screens.ts'
import { trainingScreens } from '../screens/training/screens.ts'
import type { Screen } from './screen.ts'

export const screens: readonly Screen[] = [
  ...sessionScreens,
  ...homeScreens,
  ...catalogueScreens,
  ...orderAssistScreens,
  ...notificationScreens,
  ...cartScreens,
  ...orderScreens,
  ...loadScreens,
  ...kioskScreens,
  ...ledgerScreens,
  ...paymentScreens,
  ...cformScreens,
  ...smsScreens,
  ...artworkScreens,
  ...documentScreens,
  ...musicScreens,
  ...trainingScreens,
  ...scoresScreens,
  ...returnScreens,
  ...replenishmentScreens,
  ...paperScreens,
  ...settingsScreens,
  ...pharmacyScreens,
]

/** True if this build has a screen at that path. */
export const hasScreen = (path: string): boolean => screens.some((screen) => screen.path === path)

/** The screen at an address. */
export const screenAt = (pathname: string): Screen | undefined => screens.find((screen) => isAt(screen, pathname))
