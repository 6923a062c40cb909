/** Reads of My ARS that take several calls: all parents of a group, and the movements of products at the store. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { halfOf } from '../../shared/domain/catalogue/movement.ts'
import { hiddenReason } from '../../shared/domain/catalogue/visibility.ts'
import { marketOf } from '../../shared/domain/pricing/offers.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import { productView } from '../../shared/domain/pricing/product-view.ts'
import { ok, type Result, sessionEnded } from '../../shared/errors.ts'
import { everyPage, PagesSoFar, type Paging, rowsLacking } from '../../shared/lists/paging.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { OwnAnswer, OwnArgs } from '../../shared/portal/own-reads.ts'
import { activeWarehouses, supplyFrom } from '../cart/supply.ts'
import { movementsOf } from '../catalogue/assist-movements.ts'
import { gather, oldestOf } from '../catalogue/gathering.ts'
import { type PartialOptions, reportPartial } from '../portal/partial-results.ts'
import type { Reader, ReadOptions } from '../portal/reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import type { Profile } from '../session/profile.ts'

type Parent = OwnAnswer<'ars.group'>[number]

const PAGING: Paging<Parent> = {
  key: ({ id }) => String(id),
  // The portal chooses the page size.
  size: undefined,
  mostPages: 1000,
  atOnce: 6,
}

/**
 * Reads every parent that matches the filters. The first page is reported at once. The others come from the call that returns every row at
 * once, if it agrees with the first page; otherwise page by page, a few at a time.
 */
export async function readParents(
  reader: Reader,
  narrowing: OwnArgs<'ars.parents'>,
  options: PartialOptions = {},
): Promise<Result<ReadAnswer<OwnAnswer<'ars.parents'>>>> {
  const first = await reader.read('ars.list', { body: { page: 1, ...narrowing } }, options)
  if (!first.ok) return first
  const { rows, count } = first.value.answer
  const pages = new PagesSoFar(PAGING)
  pages.take({ rows, unread: first.value.unread, count })
  if (!pages.hasMore) return ok({ ...first.value, unread: first.value.unread + rowsLacking(pages.lack) })
  if (count !== undefined) reportPartial(options, count)(rows.length, () => first.value)
  const { catId, subcatId, typeId } = narrowing
  const body = { categoryId: catId, subcategoryId: subcatId, typeId }
  const whole = await reader.read('ars.download', { body }, options)
  const pagesRead = new Map([[1, first]])
  if (whole.ok && isAllOf(whole.value, { rows, count: pages.count }, narrowing)) {
    if (pages.count !== undefined) return whole
    // Without a count, the page after the last one must bring nothing new.
    const { rows: all } = whole.value.answer
    const page = Math.floor(all.length / rows.length) + 1
    const after = await reader.read('ars.list', { body: { page, ...narrowing } }, options)
    const there = new Set(all.map(({ id }) => id))
    if (after.ok && after.value.unread === 0 && after.value.answer.rows.every(({ id }) => there.has(id))) return whole
    if (after.ok) pagesRead.set(page, after)
  }
  return readPages(
    (page) => pagesRead.get(page) ?? reader.read('ars.list', { body: { page, ...narrowing } }, options),
    options,
  )
}

type Parents = ReadAnswer<Answer<'ars.list'>>

/**
 * True if the list of all rows continues the first page: its length is the count, each row once, with the same targets and alternates.
 * Without a count it must be longer than that page, and match the filters.
 */
function isAllOf(
  { answer, unread }: Parents,
  { rows, count }: Pick<PagesSoFar<Parent>, 'rows' | 'count'>,
  kind: OwnArgs<'ars.parents'>,
): boolean {
  const wordsById = new Map(answer.rows.map((row) => [row.id, wordsOf(row)]))
  if (unread > 0 || wordsById.size < answer.rows.length) return false
  const isWhole =
    count === undefined ? wordsById.size > rows.length && answer.rows.every(isOf(kind)) : wordsById.size === count
  return isWhole && rows.every((row) => wordsById.get(row.id) === wordsOf(row))
}

const isOf =
  ({ catId, subcatId, typeId }: OwnArgs<'ars.parents'>) =>
  ({ category, subcategory, producttype }: Parent): boolean =>
    (catId === undefined || category.id === catId) &&
    (subcatId === undefined || subcategory.id === subcatId) &&
    (typeId === undefined || producttype.typeid === typeId)

const wordsOf = ({ targetStock, alternateProducts }: Parent): string =>
  [targetStock, ...alternateProducts.map(({ id }) => id)].join()

/** Reads every parent of the group. */
export const readGroup = async (
  reader: Reader,
  kind: OwnArgs<'ars.group'>,
  options: ReadOptions = {},
): Promise<Result<ReadAnswer<OwnAnswer<'ars.group'>>>> => {
  const read = await readPages((page) => reader.read('ars.list', { body: { page, ...kind } }, options), options)
  return read.ok ? ok({ ...read.value, answer: read.value.answer.rows }) : read
}

/**
 * Reads all pages as one answer. Rows that the portal counts but didn't send are reported as unread, because the list is judged as a whole.
 */
async function readPages(
  ask: (page: number) => Result<Parents> | Promise<Result<Parents>>,
  options: PartialOptions,
): Promise<Result<Parents>> {
  const reads: Parents[] = []
  const answerOf = ({ rows, unread }: PagesSoFar<Parent>): Parents => ({
    answer: { rows: [...rows], count: rows.length },
    ...oldestOf(reads),
    unread,
  })
  let grown: ReturnType<typeof reportPartial> | undefined
  const onePage = async (page: number) => {
    const read = await ask(page)
    if (!read.ok) return read
    reads.push(read.value)
    const { rows, count } = read.value.answer
    return ok({ rows, unread: read.value.unread, count })
  }
  const read = await everyPage(onePage, PAGING, (pages) => {
    if (pages.count !== undefined) grown ??= reportPartial(options, pages.count)
    grown?.(pages.rows.length, () => answerOf(pages))
    return false
  })
  if (!read.ok) return read
  const whole = answerOf(read.value)
  return ok({ ...whole, unread: whole.unread + rowsLacking(read.value.lack) })
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
      const movementOf = await movementsOf(gathering, known.id, half, ids)
      return ids.map((id) => [id, movementOf(id)] as const)
    }),
  )
  const result = gathering.result({ movements: movements.flat() })
  if (!result.ok) return result
  const { movements: found, missing, at, saved, unread } = result.value
  return ok({ answer: { movements: found, missing }, at, saved, unread })
}

export interface ViewsDeps extends Pick<SessionPortal, 'reader'> {
  readonly policy: PricingPolicy
  readonly profile: () => Promise<Result<Profile>>
}

/** Returns the products that the store may see, with the prices of its warehouses. */
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
  const visible = answer.filter((one) => hiddenReason(one, market.viewer) === undefined)
  return ok({ ...age, answer: visible.map((one) => productView(market, one)) })
}
