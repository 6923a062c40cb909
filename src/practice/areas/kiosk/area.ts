import { kioskCalls } from './calls.ts'
import { checkoutPages } from './checkout.ts'

export const kiosk = { calls: kioskCalls, pages: checkoutPages }
