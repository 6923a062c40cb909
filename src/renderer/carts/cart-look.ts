import type { Setting } from '../../shared/settings.ts'
import { setSetting, settingNow, useSetting } from '../bridge/settings.ts'

export type CartLook = Setting<'cart'>

/** Dense rows, so that fifteen or more lines fit on the smallest screen. */
const USUAL: CartLook = { cards: 'open', rows: 'dense', grouping: 'none' }
/** A proposal has hundreds of lines to review. */
const PROPOSED: CartLook = { cards: 'folded', rows: 'usual', grouping: 'ground' }

const usualLook = (isByHand: boolean): CartLook => (isByHand ? USUAL : PROPOSED)
const keyOf = (isByHand: boolean) => (isByHand ? 'cart' : 'proposed')

export const useCartLook = (isByHand: boolean): CartLook => useSetting(keyOf(isByHand), usualLook(isByHand))

export function keepCartLook(isByHand: boolean, change: Partial<CartLook>): void {
  const [key, usual] = [keyOf(isByHand), usualLook(isByHand)] as const
  setSetting(key, { ...settingNow(key, usual), ...change })
}
