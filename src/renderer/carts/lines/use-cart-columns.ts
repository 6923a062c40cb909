/** The layout of the cart's columns, as last set by this account on this computer. */
import { useMemo } from 'react'
import { CART_KINDS, type CartColumnKey, type CartType } from '../../../shared/domain/carts/cart-kinds.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import type { PricedLine } from '../../../shared/domain/pricing/priced-cart.ts'
import { listContext } from '../../../shared/lists/context.ts'
import { warehouseName } from '../../catalogue/warehouses.ts'
import { type Layout, useColumns } from '../../lists/use-layout.ts'
import { useToday } from '../../parts/use-today.ts'
import { columnsOf } from './columns.ts'

/** The cart has no columns that depend on the lines. */
const NO_LINES: readonly PricedLine[] = []

/** `keys` are the columns of the cart's kind; `hasGap` is true if a line is short. */
export function useCartColumns(
  store: Store,
  cartType: CartType,
  keys: readonly CartColumnKey[],
  hasGap: boolean,
): Layout {
  const today = useToday()
  const context = useMemo(() => listContext({ store, today, listed: warehouseName }, []), [store, today])
  const about = useMemo(() => ({ rows: NO_LINES, context }), [context])
  const { isByHand } = CART_KINDS[cartType]
  const columns = useMemo(() => columnsOf(keys, isByHand, hasGap), [keys, isByHand, hasGap])
  return useColumns(isByHand ? 'cartColumns' : 'proposedColumns', columns, about)
}
