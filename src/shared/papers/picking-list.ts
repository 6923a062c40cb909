/** A cart on paper, warehouse by warehouse. It is the cart as main has it, not an answer of the portal's. */
import { z } from 'zod'
import { CART_KINDS, CART_TYPES, type CartType } from '../domain/carts/cart-kinds.ts'
import { warehouseNames } from '../domain/catalogue/warehouses.ts'
import { buildPickingList } from '../domain/papers/picking-list.ts'
import { formatDate } from '../domain/values/dates.ts'
import { ok, refuse } from '../errors.ts'
import { DOCUMENT, paper } from './paper.ts'

const subject = z.strictObject({ kind: z.literal('pickingList'), cartType: z.enum(CART_TYPES) })

const titleOf = (cartType: CartType): string => {
  const { beside, word } = CART_KINDS[cartType]
  return beside === undefined ? 'Picking list' : `Picking list, ${word}`
}

export const pickingList = paper({
  subject,
  about: ({ cartType }) => titleOf(cartType).toLowerCase(),
  plural: 'picking lists',
  load: async ({ cartType }, _, { store, reference, now, cart }) => {
    const open = await cart(cartType)
    if (!open.ok) return open
    if (open.value.lines.length === 0) return refuse('cartEmpty')
    const listed = warehouseNames(reference.warehouses)
    const about = { title: titleOf(cartType), storeName: store.companyName, now, listed }
    return ok(buildPickingList(open.value, about))
  },
  title: ({ title }) => title,
  fileName: ({ title }, { today }) => `${title}, ${formatDate(today)}`,
  runningHead: ({ title, storeName, at }) => `${title} · ${storeName} · ${at}`,
  page: DOCUMENT,
})
