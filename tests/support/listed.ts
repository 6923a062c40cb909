/** Pages of the product listing, as the page asks for them. */
import type { Ask } from '../../src/shared/bridge.ts'

/** The first page of a category; of all products if undefined. */
export const listingOf = (category?: string): Ask<'products.list'> => ({
  page: 1,
  search: '',
  chosen: category === undefined ? {} : { categories: [category] },
  sort: 'newarrivals',
  fresh: false,
})
