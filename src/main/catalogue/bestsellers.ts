import type { Store } from '../../shared/domain/people/store.ts'
import { dayAt } from '../../shared/domain/values/dates.ts'
import { refuse, sessionEnded } from '../../shared/errors.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { Column } from '../files/csv.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { saveCsv } from '../files/save-csv.ts'
import type { Clock, Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'

type Bestseller = Answer<'catalogue.bestsellers'>[number]

/** Document 1 names these eight, in this order. */
const COLUMNS: readonly Column<Bestseller>[] = [
  { title: 'Rank', cell: ({ rank }) => rank },
  { title: 'Product ID', cell: ({ productId }) => productId },
  { title: 'Product Name', cell: ({ productName }) => productName },
  { title: 'Category Name', cell: ({ categoryName }) => categoryName },
  { title: 'Sub Category Name', cell: ({ subCategoryName }) => subCategoryName },
  { title: 'Product Type', cell: ({ productType }) => productType },
  { title: 'Brand Name', cell: ({ brandName }) => brandName },
  { title: 'MRP', cell: ({ mrp }) => (mrp === undefined ? undefined : { paise: mrp }) },
]

export interface BestsellerDeps {
  readonly client: PortalClient
  readonly dialogs: Dialogs
  readonly clock: Clock
  readonly store: () => Store | undefined
}

export const bestsellerHandlers = (deps: BestsellerDeps): Pick<Handlers, 'products.saveBestsellers'> => ({
  'products.saveBestsellers': async ({ ofConcept }) => {
    const store = deps.store()
    if (store === undefined) return sessionEnded()
    const { concept } = store.fcf
    const answer = await deps.client.call('catalogue.bestsellers', { query: ofConcept ? { concept } : {} })
    if (!answer.ok) return answer
    if (answer.value.length === 0) return refuse('bestsellersNotFound')
    const ranked = answer.value.map((row, at) => ({ ...row, rank: row.rank ?? at + 1 }))
    const name = ofConcept ? `Best sellers ${concept}` : 'Best sellers'
    return saveCsv(deps.dialogs, `${name} ${dayAt(deps.clock())}.csv`, COLUMNS, ranked)
  },
})
