/** The sellers that can supply a store's cart, stockists first, each with the part of the cart that it would supply. */

import type { WarehouseType } from '../catalogue/product.ts'
import type { Paise } from '../values/money.ts'
import { sameState } from '../values/states.ts'
import { activeSellers } from './offers.ts'
import { minimumOf } from './order-groups.ts'
import type { OrderGroup, Supply } from './priced-cart.ts'

export interface SellerDetails {
  readonly wh: number
  readonly whName: string
  readonly whType: WarehouseType
  readonly state: string
  /** The minimum of an order of owned stock; drop-ship and just-in-time have none. */
  readonly minimum: Paise
  readonly tax: 'CGST + SGST' | 'IGST'
  readonly groups: readonly OrderGroup[]
}

const ORDER: readonly WarehouseType[] = ['Stockist', 'Warehouse', 'DC']

export const sellersOf = (
  { mapping, shippingState }: Pick<Supply, 'mapping' | 'shippingState'>,
  groups: readonly OrderGroup[],
): readonly SellerDetails[] =>
  activeSellers(mapping)
    .map(({ whID: wh, name: whName, whType, state, min }) => ({
      wh,
      whName,
      whType,
      state,
      minimum: minimumOf(whType, 'OWNED', min),
      tax: sameState(state, shippingState) ? ('CGST + SGST' as const) : ('IGST' as const),
      groups: groups.filter((group) => group.wh === wh),
    }))
    .toSorted((one, other) => ORDER.indexOf(one.whType) - ORDER.indexOf(other.whType))
