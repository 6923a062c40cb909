import { z } from 'zod'
import {
  absent,
  decidingText,
  decimal,
  flag,
  id,
  named,
  orElse,
  percent,
  pieces,
  rupees,
  shown,
  text,
  thing,
  whole,
  yesOrNo,
} from './fields.ts'
import { ours } from './ours.ts'
import { stockType, warehouseStock } from './product-shape.ts'
import { listsInOrder } from './proposed-cart.ts'
import { list, rows } from './rows.ts'

export const arsProduct = z.object({
  id,
  name: text(),
  desc: text(4000),
  size: text(),
  brand: thing(named),
  category: thing(named),
  subcategory: thing(named),
  producttype: thing(z.object({ typeid: id, typename: text() })),
  mrp: rupees,
  retailerMargin: absent(percent),
  HSNCode: decidingText(12),
  companyid: absent(id),
  costtocompany: absent(rupees),
  creditnote: absent(percent),
  isReturnable: absent(yesOrNo),
  stock: absent(z.object({ type: absent(stockType) })),
  minimumShipHours: orElse(shown(decimal(0, 10_000)), 0),
  estimatedShipDays: shown(whole(0, 1000)),
  warehouses: absent(list(warehouseStock, 1000)),
  /** The reason why the portal selected it as an alternate; '' for one that the store chose. */
  arsautoalternatetype: decidingText(100),
  isRequestPending: flag,
})

export const parent = arsProduct.extend({
  targetStock: pieces,
  /** The minimum for the total targets of its category, subcategory and type. */
  originalStock: ours('minimum total of the targets of a category, subcategory and type', absent(pieces)),
  alternateProducts: orElse(rows(arsProduct), []),
})

/** Three linked lists; a subcategory or type without a parent belongs to all. */
export const filterLists = listsInOrder({
  categories: ours('the categories to choose from', orElse(rows(named), [])),
  subcategories: ours(
    'the subcategories to choose from',
    orElse(rows(named.extend({ categoryId: ours('the category that a subcategory belongs to', absent(id)) })), []),
  ),
  types: ours(
    'the types to choose from',
    orElse(rows(named.extend({ subcategoryId: ours('the subcategory that a type belongs to', absent(id)) })), []),
  ),
})
