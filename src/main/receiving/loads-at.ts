/** Reads the expected lines of a load, and other products, through a session's portal. */
import { productsAbout } from '../catalogue/products-about.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import type { ReceivingDeps } from './receiving-handlers.ts'

export const loadsAt = ({
  client,
  reader,
  products,
}: Pick<SessionPortal, 'client' | 'reader' | 'products'>): Pick<ReceivingDeps, 'linesOf' | 'about'> => ({
  linesOf: (load) => client.call('loads.byId', { query: { loadId: load } }),
  about: (ids) => productsAbout({ reader, productIndex: products }, ids),
})
