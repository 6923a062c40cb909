/** What counts as apparel, and who orders it apart. */
import type { Store } from '../people/store.ts'

const APPAREL: readonly number[] = [6, 21, 22]

export const isApparel = (categoryId: number): boolean => APPAREL.includes(categoryId)

export type ApparelFlags = Pick<Store, 'isApparels' | 'isApparelsstoreCart'>

/** Apparel franchises that order through apparel store carts keep apparel and everything else apart. */
export const hasApparelCarts = ({ isApparels, isApparelsstoreCart }: ApparelFlags): boolean =>
  isApparels && isApparelsstoreCart
