/** The baby-goods checklist: the products that a store should carry, and their stock. */
import { z } from 'zod'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { rows } from '../rows.ts'

/** The two tabs. */
export const CATEGORY_FLAGS = ['apparel', 'nonapparel'] as const
const flag = z.enum(CATEGORY_FLAGS)
const chosen = z.string().min(1).max(300).optional()

export const checklist = {
  filters: call({
    get: '/api/babyhugchecklist/filter',
    answer: rows(z.object({ categoryFlag: f.text(40), catname: f.text(), subCatname: f.text(), typename: f.text() })),
    keep: 'day',
  }),
  report: call({
    post: '/api/babyhugchecklist/report',
    effect: 'read',
    body: z.object({ categoryFlag: flag, catname: chosen, subCatname: chosen, typename: chosen }),
    answer: rows(
      z.object({
        productId: f.id,
        productName: f.text(),
        catname: f.text(),
        subCatname: f.text(),
        typename: f.text(),
        mrp: f.shown(f.rupees),
        storeStock: ours('pieces in the store', f.shown(f.count)),
        warehouseStock: ours('pieces in the warehouses', f.shown(f.count)),
      }),
    ),
    long: true,
    keep: 'minute',
  }),
}
