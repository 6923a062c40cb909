/** Products as My ARS knows them: the catalogue tells less. */
import type { QueryClient } from '@tanstack/react-query'
import { portionsOf } from '../../../shared/domain/values/portions.ts'
import { messages } from '../../../shared/messages.ts'
import { AskError } from '../../app/bridge.ts'
import { portalQuery } from '../../app/queries.ts'
import type { Alternate } from './my-ars-model.ts'

/** So many ids fit into an address. */
const AT_ONCE = 300

/** How products are asked for, a few hundred at a time. */
export const arsProductQueries = (client: QueryClient, ids: readonly number[]) =>
  portionsOf(ids, AT_ONCE).map((some) => portalQuery(client, 'ars.products', { query: { productIds: some.join(',') } }))

/** One of them; fails where My ARS doesn't have it. */
export async function arsProduct(client: QueryClient, id: number): Promise<Alternate> {
  const [query] = arsProductQueries(client, [id])
  const [product] = query === undefined ? [] : (await client.fetchQuery({ ...query, staleTime: 60_000 })).answer
  if (product === undefined) throw new AskError({ kind: 'rule', message: messages.arsNotAvailable })
  return product
}
