/** The baby-goods checklist: the products that a store should carry, and their stock. */
import { z } from 'zod'
import { call } from '../call.ts'
import { count, id, rupees, shown, text } from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

/** The two tabs. */
export const CATEGORY_FLAGS = ['apparel', 'nonapparel'] as const
const flag = z.enum(CATEGORY_FLAGS)
const chosen = z.string().min(1).max(300).optional()

export const checklist = {
  filters: call({
    get: '/api/babyhugchecklist/filter',
    answer: rows(z.object({ categoryFlag: text(40), catname: text(), subCatname: text(), typename: text() })),
    keep: 'day',
  }),
  report: call({
    post: '/api/babyhugchecklist/report',
    effect: 'read',
    body: z.object({ categoryFlag: flag, catname: chosen, subCatname: chosen, typename: chosen }),
    answer: rows(
      z.object({
        productId: id,
        productName: text(),
        catname: text(),
        subCatname: text(),
        typename: text(),
        mrp: shown(rupees),
        storeStock: ours('pieces in the store', shown(count)),
        warehouseStock: ours('pieces in the warehouses', shown(count)),
      }),
    ),
    long: true,
    keep: 'minute',
  }),
}
