/** Products with the data of My ARS, which the catalogue lacks. */
import type { QueryClient } from '@tanstack/react-query'
import { chunked } from '../../../shared/domain/values/chunked.ts'
import { messages } from '../../../shared/messages.ts'
import { AskError } from '../../bridge/bridge.ts'
import { portalQuery } from '../../bridge/queries.ts'
import type { Alternate } from './my-ars-model.ts'

/** The number of ids that fit into an address. */
const AT_ONCE = 300

/** The queries for products, a few hundred ids each. */
export const arsProductQueries = (client: QueryClient, ids: readonly number[]) =>
  chunked(ids, AT_ONCE).map((some) => portalQuery(client, 'ars.products', { query: { productIds: some.join(',') } }))

/** Reads one product; rejects if My ARS doesn't have it. */
export async function arsProduct(client: QueryClient, id: number): Promise<Alternate> {
  const [query] = arsProductQueries(client, [id])
  const [product] = query === undefined ? [] : (await client.fetchQuery({ ...query, staleTime: 60_000 })).answer
  if (product === undefined) throw new AskError({ kind: 'rule', message: messages.arsNotAvailable })
  return product
}
