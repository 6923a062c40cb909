import { z } from 'zod'
import * as f from './fields.ts'
import { ours } from './ours.ts'
import { stockType, warehouseStock } from './product-shape.ts'
import { listsInOrder } from './proposed-cart.ts'
import { list, rows } from './rows.ts'

export const arsProduct = z.object({
  id: f.id,
  name: f.text(),
  desc: f.text(4000),
  size: f.text(),
  brand: f.thing(f.named),
  category: f.thing(f.named),
  subcategory: f.thing(f.named),
  producttype: f.thing(z.object({ typeid: f.id, typename: f.text() })),
  mrp: f.rupees,
  retailerMargin: f.absent(f.percent),
  HSNCode: f.decidingText(12),
  companyid: f.absent(f.id),
  costtocompany: f.absent(f.rupees),
  creditnote: f.absent(f.percent),
  isReturnable: f.absent(f.yesOrNo),
  stock: f.absent(z.object({ type: f.absent(stockType) })),
  minimumShipHours: f.orElse(f.shown(f.decimal(0, 10_000)), 0),
  estimatedShipDays: f.shown(f.whole(0, 1000)),
  warehouses: f.absent(list(warehouseStock, 1000)),
  /** The reason why the portal selected it as an alternate; '' for one that the store chose. */
  arsautoalternatetype: f.decidingText(100),
  isRequestPending: f.flag,
})

export const parent = arsProduct.extend({
  targetStock: f.pieces,
  /** The minimum for the total targets of its category, subcategory and type. */
  originalStock: ours('minimum total of the targets of a category, subcategory and type', f.absent(f.pieces)),
  alternateProducts: f.orElse(rows(arsProduct), []),
})

/** Three linked lists; a subcategory or type without a parent belongs to all. */
export const filterLists = listsInOrder({
  categories: ours('the categories to choose from', f.orElse(rows(f.named), [])),
  subcategories: ours(
    'the subcategories to choose from',
    f.orElse(
      rows(f.named.extend({ categoryId: ours('the category that a subcategory belongs to', f.absent(f.id)) })),
      [],
    ),
  ),
  types: ours(
    'the types to choose from',
    f.orElse(
      rows(f.named.extend({ subcategoryId: ours('the subcategory that a type belongs to', f.absent(f.id)) })),
      [],
    ),
  ),
})
