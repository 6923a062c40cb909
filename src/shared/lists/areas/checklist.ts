/**
 * The products that a store should carry, in separate tabs for baby goods, clothes and everything else; products missing in the store come
 * first.
 */
import { CHECKLIST_STATES, type ChecklistState, checklistState } from '../../domain/replenishment/checklist.ts'
import type { Answer } from '../../portal/calls.ts'
import type { Tone } from '../../tone.ts'
import { fromCall } from '../choices.ts'
import { amount, badge, count, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

type Kind = Answer<'checklist.filters'>[number]
type CategoryFlag = 'apparel' | 'nonapparel'
type Named = 'catname' | 'subCatname' | 'typename'

/** Names of one kind, for the tab's goods and within the choices above. */
function named(flag: CategoryFlag, of: Named, within: Readonly<Record<string, Named>>) {
  return fromCall('checklist.filters', {
    within: Object.keys(within),
    asks: () => ({}),
    options: (kinds, { chosen }) => {
      const fits = (kind: Kind) =>
        kind.categoryFlag === flag &&
        Object.entries(within).every(([key, field]) => chosen[key]?.[0] === undefined || kind[field] === chosen[key][0])
      return [...new Set(kinds.filter(fits).map((kind) => kind[of]))].map((name) => ({ value: name, label: name }))
    },
  })
}

const checklist = (flag: CategoryFlag, title: string) =>
  list({ report: 'checklist.report' }, ({ report }) => ({
    rows: report.toSorted((one, other) => stockOf(one) - stockOf(other)),
    count: report.length,
  }))({
    title,
    noun: ['product', 'products'],
    pages: 'whole',
    filters: {
      category: filter.choice('Category', named(flag, 'catname', {})),
      subcategory: filter.choice('Subcategory', named(flag, 'subCatname', { category: 'catname' })),
      type: filter.choice('Type', named(flag, 'typename', { category: 'catname', subcategory: 'subCatname' })),
      state: filter.choice('Status', CHECKLIST_STATES, { of: (row: Row) => checklistState(row) }),
    },
    columns: {
      id: text('Product ID', ({ productId }) => String(productId), {
        product: ({ productId }) => productId,
        width: 104,
        grow: 0,
        rank: 4,
      }),
      name: text('Product', ({ productName }) => productName, {
        product: ({ productId }) => productId,
        width: 220,
        grow: 2,
      }),
      category: text('Category', ({ catname }) => catname, { width: 160, rank: 2 }),
      subcategory: text('Subcategory', ({ subCatname }) => subCatname, { under: 'category' }),
      type: text('Type', ({ typename }) => typename, { width: 150, rank: 1 }),
      mrp: amount('MRP', ({ mrp }) => mrp, { width: 96, rank: 3 }),
      stock: count('In stock', ({ storeStock }) => storeStock, { width: 104 }),
      warehouse: count('In warehouses', ({ warehouseStock }) => warehouseStock, { width: 124 }),
      state: badge('Status', checklistState, { tone: (row) => TONES[checklistState(row)], width: 120 }),
    },
    asks: ({ filters: { category, subcategory, type } }) => ({
      report: { body: { categoryFlag: flag, catname: category, subCatname: subcategory, typename: type } },
    }),
    key: ({ productId }) => String(productId),
    failed: 'checklistFailed',
    none: 'checklistNone',
  })

type Row = Answer<'checklist.report'>[number]

/** Products with unknown stock come last. */
const stockOf = ({ storeStock }: Row): number => storeStock ?? Number.MAX_SAFE_INTEGER

const TONES: Readonly<Record<ChecklistState, Tone>> = {
  'In stock': 'good',
  Missing: 'bad',
  'Sold out': 'busy',
  Unknown: 'calm',
}

export const apparelChecklist = checklist('apparel', 'Product checklist (apparel)')
export const otherChecklist = checklist('nonapparel', 'Product checklist (non-apparel)')
