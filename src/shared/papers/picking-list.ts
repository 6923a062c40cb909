/** A cart on paper, warehouse by warehouse. It is the cart as main has it, not an answer of the portal's. */
import { z } from 'zod'
import { CART_TYPES, type CartType } from '../domain/cart.ts'
import { formatDate } from '../domain/dates.ts'
import { buildPickingList, type PickingList } from '../domain/papers/picking-list.ts'
import { warehouseNames } from '../domain/warehouses.ts'
import { ok, refuse } from '../errors.ts'
import { DOCUMENT, madeOf, type Paper } from './paper.ts'

const subject = z.strictObject({ kind: z.literal('pickingList'), cartType: z.enum(CART_TYPES) })

const TITLES: Readonly<Record<CartType, string>> = {
  all: 'Picking list',
  apparel: 'Picking list, apparel',
  nonapparel: 'Picking list, non-apparel',
}

export const pickingList: Paper<typeof subject, PickingList> = {
  subject,
  about: ({ cartType }) => TITLES[cartType].toLowerCase(),
  plural: 'picking lists',
  make: async ({ cartType }, _, { store, reference, today, now, cart }) => {
    const open = await cart(cartType)
    if (!open.ok) return open
    if (open.value.lines.length === 0) return refuse('cartEmpty')
    const listed = warehouseNames(reference.warehouses)
    const about = { title: TITLES[cartType], storeName: store.companyName, now, listed }
    return ok(
      madeOf(
        {
          title: ({ title }: PickingList) => title,
          fileName: ({ title }: PickingList) => `${title}, ${formatDate(today)}`,
          runningHead: ({ title, storeName, at }: PickingList) => `${title} · ${storeName} · ${at}`,
          page: DOCUMENT,
        },
        buildPickingList(open.value, about),
      ),
    )
  },
}
