/** A cart on paper, warehouse by warehouse, from main's cart rather than an answer of the portal. */
import { z } from 'zod'
import { cartRef } from '../cart-ref.ts'
import { CART_KINDS } from '../domain/carts/cart-kinds.ts'
import { type CartRef, cartTypeOf } from '../domain/carts/cart-ref.ts'
import { warehouseNames } from '../domain/catalogue/warehouses.ts'
import { buildPickingList } from '../domain/papers/picking-list.ts'
import { formatDate } from '../domain/values/dates.ts'
import { ok, refuse } from '../errors.ts'
import { DOCUMENT, paper } from './paper.ts'

const subject = z.strictObject({ kind: z.literal('pickingList'), cart: cartRef })

const titleOf = (cart: CartRef): string => {
  const { beside, word } = CART_KINDS[cartTypeOf(cart)]
  return beside === undefined ? 'Picking list' : `Picking list, ${word}`
}

export const pickingList = paper({
  subject,
  about: ({ cart }) => titleOf(cart).toLowerCase(),
  plural: 'picking lists',
  load: async ({ cart }, _, { store, reference, now, cart: read }) => {
    const open = await read(cart)
    if (!open.ok) return open
    if (open.value.lines.length === 0) return refuse('cartEmpty')
    const listed = warehouseNames(reference.warehouses)
    const about = { title: titleOf(cart), storeName: store.companyName, now, listed }
    return ok(buildPickingList(open.value, about))
  },
  title: ({ title }) => title,
  fileName: ({ title }, { today }) => `${title}, ${formatDate(today)}`,
  runningHead: ({ title, storeName, at }) => `${title} · ${storeName} · ${at}`,
  page: DOCUMENT,
})
