/** The list as it stands on the screen, for main to make a file or a paper of. */
import type { Listing } from '../../shared/lists/listing.ts'
import type { Layout } from './use-layout.ts'
import type { ListModel } from './use-list.ts'

export const listingOf = ({ name, state }: ListModel, layout: Layout, subject: string): Listing => ({
  list: name,
  filters: state.filters as Listing['filters'],
  subject,
  ...(state.sort !== undefined && { sort: state.sort }),
  columns: layout.keys,
})
