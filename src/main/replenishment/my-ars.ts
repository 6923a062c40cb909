/** What My ARS needs of several calls: all parents of a group, and what became of products at the store. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { productView } from '../../shared/domain/catalogue/product-view.ts'
import { hiddenBecause } from '../../shared/domain/catalogue/visibility.ts'
import { marketOf } from '../../shared/domain/pricing/offers.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { halfOf } from '../../shared/domain/replenishment/order-assist.ts'
import { ok, type Result, sessionEnded } from '../../shared/errors.ts'
import { everyPage, type Paging, rowsLacking } from '../../shared/lists/paging.ts'
import type { OwnAnswer, OwnArgs } from '../../shared/portal/own-reads.ts'
import { activeWarehouses, supplyFrom } from '../cart/supply.ts'
import { movementsOf } from '../catalogue/assist-movements.ts'
import { gather, oldestOf } from '../catalogue/gathering.ts'
import type { Reader, ReadOptions } from '../portal/reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import type { Profile } from '../session/profile.ts'

type Parent = OwnAnswer<'ars.group'>[number]

const PAGING: Paging<Parent> = {
  key: ({ id }) => String(id),
  // As long as the portal likes.
  size: undefined,
  mostPages: 1000,
}

/** Every parent of the group. What didn't come though the portal counts it is told of as unread: it is judged by the whole alone. */
export async function readGroup(
  reader: Reader,
  kind: OwnArgs<'ars.group'>,
  options: ReadOptions = {},
): Promise<Result<ReadAnswer<OwnAnswer<'ars.group'>>>> {
  const reads: Pick<ReadAnswer, 'at' | 'saved'>[] = []
  const read = await everyPage(async (page) => {
    const read = await reader.read('ars.list', { body: { page, ...kind } }, options)
    if (!read.ok) return read
    reads.push(read.value)
    const { rows, count } = read.value.answer
    return ok({ rows, unread: read.value.unread, count })
  }, PAGING)
  if (!read.ok) return read
  const { rows, unread, lack } = read.value
  return ok({ answer: [...rows], ...oldestOf(reads), unread: unread + rowsLacking(lack) })
}

export async function readMovements(
  { reader, store }: Pick<SessionPortal, 'reader' | 'store'>,
  { products }: OwnArgs<'ars.movements'>,
  { fresh = false }: ReadOptions = {},
): Promise<Result<ReadAnswer<OwnAnswer<'ars.movements'>>>> {
  const known = store()
  if (known === undefined) return sessionEnded()
  const gathering = gather(reader, fresh)
  const halves = Map.groupBy(products, ({ categoryId }) => halfOf(categoryId))
  const movements = await Promise.all(
    [...halves].map(async ([half, own]) => {
      const ids = own.map(({ id }) => id)
      const { movementOf } = await movementsOf(gathering, known.id, half, ids)
      return ids.map((id) => [id, movementOf(id)] as const)
    }),
  )
  const told = gathering.result({ movements: movements.flat() })
  if (!told.ok) return told
  const { movements: found, missing, at, saved, unread } = told.value
  return ok({ answer: { movements: found, missing }, at, saved, unread })
}

export interface ViewsDeps extends Pick<SessionPortal, 'reader'> {
  readonly policy: PricingPolicy
  readonly profile: () => Promise<Result<Profile>>
}

/** Those that the store may see, priced with its warehouses. */
export async function readViews(
  { reader, policy, profile }: ViewsDeps,
  { ids }: OwnArgs<'ars.views'>,
  options: ReadOptions = {},
): Promise<Result<ReadAnswer<OwnAnswer<'ars.views'>>>> {
  const known = await profile()
  if (!known.ok) return known
  const wh = [...activeWarehouses(known.value)]
  const read = await reader.read('catalogue.productInfo', { body: { products: ids, wh } }, options)
  if (!read.ok) return read
  const { answer, ...age } = read.value
  const market = marketOf(supplyFrom({ ...known.value, carters: known.value.carters ?? [] }, answer, answer, policy))
  const seen = answer.filter((one) => hiddenBecause(one, market.viewer) === undefined)
  return ok({ ...age, answer: seen.map((one) => productView(market, one)) })
}
