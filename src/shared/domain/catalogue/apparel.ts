import type { Store } from '../people/store.ts'

const APPAREL: readonly number[] = [6, 21, 22]

export const isApparel = (categoryId: number): boolean => APPAREL.includes(categoryId)

export type ApparelFlags = Pick<Store, 'isApparels' | 'isApparelsstoreCart'>

/** True for an apparel franchise with apparel store carts: it keeps apparel and everything else in separate carts. */
export const hasApparelCarts = ({ isApparels, isApparelsstoreCart }: ApparelFlags): boolean =>
  isApparels && isApparelsstoreCart
