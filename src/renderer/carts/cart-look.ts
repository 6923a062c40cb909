/** How the cart is looked at, kept for the account. */
import type { Setting } from '../../shared/settings.ts'
import { setSetting, settingNow, useSetting } from '../app/settings.ts'

export type CartLook = Setting<'cart'>

const USUAL: CartLook = { cards: 'open', rows: 'usual', grouping: 'none' }

export const useCartLook = (): CartLook => useSetting('cart', USUAL)

export const keepCartLook = (change: Partial<CartLook>): void =>
  setSetting('cart', { ...settingNow('cart', USUAL), ...change })
