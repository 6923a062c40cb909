/** My ARS: the replenishment list of a store. A change that needs a reason becomes a request, all others take effect at once. */
import {
  deletingAlternateNeedsReason,
  deletingNeedsReason,
  groupTotal,
  MOST_ALTERNATES,
  replacingNeedsReason,
} from '../../../shared/domain/replenishment/my-ars.ts'
import { known as isKnown, type Known } from '../../../shared/domain/values/known.ts'
import type { Args } from '../../../shared/portal/calls.ts'
import { Refused } from '../../kit/refused.ts'
import { having, known, paged, within } from '../../kit/rows.ts'
import type { AreaCalls } from '../../practice.ts'
import { randomFor } from '../../world/random.ts'
import { nowOf, pendingIds, requestsOf, type Visit } from './now.ts'
import { AUTO_TYPES, arsProduct, filtersOf, isOf, parentsOf, productsOf, showing } from './shown.ts'
import type { ArsChange } from './state.ts'

/** Parents, or bin products, per page. */
const PAGE = 20
const BEST_SELLERS = 0.08
const HOME = { id: 621, name: 'Babyhug' }
const NOT_IN_LIST = 'This product is no longer in your list.'
const PENDING = 'A request of this product waits for a decision.'

const pageOf = (page: number) => ({ pageNo: page, pageSize: PAGE })

const lineOf = (visit: Visit, id: number) => known(nowOf(visit).lines.get(id), NOT_IN_LIST)

function asProduct(visit: Visit, id: number) {
  return arsProduct(visit, known(visit.world.productOf(id), `There is no product ${id}.`), pendingIds(visit))
}

function mustBeFree(visit: Visit, ...ids: readonly number[]): void {
  const pending = pendingIds(visit)
  if (ids.some((id) => pending.has(id))) throw new Refused(422, PENDING)
}

const isBestSeller = ({ world }: Visit, id: number): boolean =>
  randomFor(world.seed, 'ars best', id).next() < BEST_SELLERS

function change(
  visit: Visit,
  done: ArsChange,
  reason?: string,
  against: 'Parent Product' | 'Alternate Product' = 'Parent Product',
) {
  visit.record({
    type: 'arsChanged',
    user: visit.account.store.id,
    at: visit.clock(),
    change: done,
    ...(reason !== undefined && { asked: { reason, against } }),
  })
}

const groupOf = (visit: Visit, id: number) => {
  const { category, subcategory, producttype } = asProduct(visit, id)
  return parentsOf(visit, { catId: category.id, subcatId: subcategory.id, typeId: producttype.typeid }).map(
    showing(visit),
  )
}

/** The portal always knows the inputs of its rules. */
const sure = <T>(value: T) => isKnown(value, '')
const isRequired = (needed: Known<boolean>): boolean => !needed.known || needed.value

function mustHaveReason(needed: boolean, reason: string | undefined): string | undefined {
  if (needed && reason === undefined) throw new Refused(422, 'A reason is needed.')
  return needed ? reason : undefined
}

function replace(visit: Visit, body: Args<'ars.replaceParent'>['body'] | Args<'ars.replaceAlternate'>['body']) {
  const { productId, replacementId, storeReason } = body
  mustBeFree(visit, productId, replacementId)
  const place = 'replaceParentFlag' in body ? 'parent' : 'alternate'
  const now = nowOf(visit)
  if (now.lines.has(replacementId)) throw new Refused(422, 'The replacement is in your list already.')
  const needed = replacingNeedsReason(
    place,
    asProduct(visit, productId),
    asProduct(visit, replacementId),
    sure(isBestSeller(visit, productId)),
  )
  const reason = mustHaveReason(isRequired(needed), storeReason)
  if (place === 'parent') {
    const { id } = lineOf(visit, productId)
    change(visit, { kind: 'parent', id, by: replacementId }, reason)
  } else {
    const line = known(
      [...now.lines.values()].find(({ alternates }) => alternates.includes(productId)),
      NOT_IN_LIST,
    )
    change(
      visit,
      { kind: 'alternate', id: line.id, alternate: productId, by: replacementId },
      reason,
      'Alternate Product',
    )
  }
  return { message: reason === undefined ? 'The product is replaced.' : 'Your request is sent for approval.' }
}

function create(visit: Visit, { productId, targetStock, alternateProductIds }: Args<'ars.create'>['body']) {
  mustBeFree(visit, productId, ...alternateProductIds)
  asProduct(visit, productId)
  if (nowOf(visit).lines.has(productId)) throw new Refused(422, 'This product is in your list already.')
  change(visit, { kind: 'added', id: productId, target: targetStock, alternates: alternateProductIds })
  return { message: 'The product is in your list.' }
}

const binOf = (visit: Visit, body: Args<'ars.bin'>['body'], without: ReadonlySet<number> = new Set()) => {
  const pending = pendingIds(visit)
  const products = productsOf(visit, nowOf(visit).bin).filter((one) => isOf(body)(one) && !without.has(one.id))
  return paged(products, pageOf(body.page), (product) => arsProduct(visit, product, pending))
}

export const arsCalls: AreaCalls<'ars'> = {
  list: ({ body }, visit) => paged(parentsOf(visit, body), pageOf(body.page), showing(visit)),
  bestSellers: (_, visit) =>
    [...nowOf(visit).lines.values()]
      .flatMap(({ id, alternates }) => [id, ...alternates])
      .filter((id) => isBestSeller(visit, id)),
  filters: (_, visit) => filtersOf(parentsOf(visit, {}).map(({ product }) => product)),
  download: ({ body: { categoryId, subcategoryId, typeId } }, visit) => {
    const rows = parentsOf(visit, { catId: categoryId, subcatId: subcategoryId, typeId }).map(showing(visit))
    return { rows, count: rows.length }
  },
  updateTargets: ({ body: { data } }, visit) => {
    const drafts = new Map(data.map(({ productId, targetStock }) => [productId, targetStock]))
    for (const { productId } of data) lineOf(visit, productId)
    for (const [first] of Map.groupBy(data, ({ typeId }) => typeId).values()) {
      const { missing, original } = groupTotal(first === undefined ? [] : groupOf(visit, first.productId), drafts)
      if (missing !== undefined && missing > 0) throw new Refused(422, `Target stock cannot be less than ${original}`)
    }
    change(visit, { kind: 'targets', targets: [...drafts].map(([id, target]) => ({ id, target })) })
    return { message: `${data.length} target stocks are saved.` }
  },
  deleteParent: ({ body: { productId, storeReason } }, visit) => {
    mustBeFree(visit, productId)
    const { id, target } = lineOf(visit, productId)
    const { total, original } = groupTotal(groupOf(visit, id))
    if (original !== undefined && total - target < original)
      throw new Refused(422, 'The target is below the original stock.')
    const reason = mustHaveReason(deletingNeedsReason(asProduct(visit, id)), storeReason)
    change(visit, { kind: 'parent', id }, reason)
    return { message: reason === undefined ? 'The product is deleted.' : 'Your request is sent for approval.' }
  },
  deleteAlternate: ({ body: { productId, alternateProductId, storeReason } }, visit) => {
    mustBeFree(visit, alternateProductId)
    const { id, alternates } = lineOf(visit, productId)
    if (!alternates.includes(alternateProductId)) throw new Refused(404, NOT_IN_LIST)
    const needed = deletingAlternateNeedsReason(asProduct(visit, alternateProductId), sure(AUTO_TYPES))
    const reason = mustHaveReason(isRequired(needed), storeReason)
    change(visit, { kind: 'alternate', id, alternate: alternateProductId }, reason, 'Alternate Product')
    return { message: reason === undefined ? 'The alternate is deleted.' : 'Your request is sent for approval.' }
  },
  create: ({ body }, visit) => create(visit, body),
  createFromBin: ({ body }, visit) => {
    if (!nowOf(visit).bin.has(body.productId)) throw new Refused(404, 'This product is no longer in the bin.')
    return create(visit, body)
  },
  replaceParent: ({ body }, visit) => replace(visit, body),
  replaceAlternate: ({ body }, visit) => replace(visit, body),
  addAlternate: ({ body: { productId, alternateProductId } }, visit) => {
    const line = nowOf(visit).lines.get(productId)
    const failed = (why: string) => ({ success: '', failed: why })
    if (line === undefined) return failed(NOT_IN_LIST)
    if (pendingIds(visit).has(alternateProductId)) return failed(PENDING)
    if (line.alternates.length >= MOST_ALTERNATES) return failed('This product has three alternates already.')
    if (line.alternates.includes(alternateProductId)) return failed('It is an alternate of this product already.')
    change(visit, { kind: 'unbinned', id: alternateProductId })
    change(visit, { kind: 'alternates', id: line.id, alternates: [...line.alternates, alternateProductId] })
    return { success: 'The alternate is added.', failed: '' }
  },
  updateAlternateOrder: ({ body: { productid, alternateProducts } }, visit) => {
    const { alternates } = lineOf(visit, productid)
    const isSame =
      alternates.length === alternateProducts.length && alternates.every((id) => alternateProducts.includes(id))
    if (!isSame) return { message: 'Changed' }
    change(visit, { kind: 'alternates', id: productid, alternates: alternateProducts })
    return { message: 'Success' }
  },
  products: ({ query: { productIds } }, visit) => {
    const pending = pendingIds(visit)
    return productsOf(visit, productIds.split(',').map(Number)).map((product) => arsProduct(visit, product, pending))
  },
  bin: ({ body }, visit) => binOf(visit, body),
  binProducts: ({ body }, visit) => binOf(visit, body, pendingIds(visit)),
  binFilters: (_, visit) => filtersOf(productsOf(visit, nowOf(visit).bin)),
  deleteFromBin: ({ query: { productId } }, visit) => {
    if (!nowOf(visit).bin.has(productId)) throw new Refused(404, 'This product is no longer in the bin.')
    change(visit, { kind: 'unbinned', id: productId })
    return { message: 'The product is deleted from the bin.' }
  },
  pendingProducts: (_, visit) =>
    requestsOf(visit)
      .filter(({ status }) => status === 'Pending')
      .map(({ productId, requestType, requestAgainst, createdAt }) => ({
        productId,
        requestType,
        requestAgainst,
        createdAt,
      })),
  pending: (_, visit) => [...pendingIds(visit)],
  requests: ({ query }, visit) => {
    const { requestedFrom, requestedTo, status, requestType, requestAgainst } = query
    const inDays = within(requestedFrom, requestedTo)
    const found = requestsOf(visit)
      .filter(({ at }) => inDays(at))
      .filter(having({ status, requestType, requestAgainst }))
    return paged(found, query, ({ at: _, ...rest }) => rest)
  },
  replacements: ({ query }, visit) => {
    const inDays = within(query.from, query.to)
    const found = requestsOf(visit).filter(
      ({ at, status, replacementId }) => status === 'Approved' && replacementId !== undefined && inDays(at),
    )
    return paged(found, query, ({ productId, replacementId = 0 }) => {
      const existing = visit.world.productOf(productId)
      return {
        categoryName: existing?.category.name ?? '',
        subcategoryName: existing?.subcategory.name ?? '',
        typeName: existing?.type.name ?? '',
        existingProductId: productId,
        existingProductName: existing?.name ?? '',
        replacementProductId: replacementId,
        replacementProductName: visit.world.productOf(replacementId)?.name ?? '',
      }
    })
  },
  autoAlternateTypes: () => [...AUTO_TYPES],
  homeBrands: () => [HOME],
  candidates: ({ body }, visit) => {
    const { categoryId, subcategoryId, typeId, offset, size, exclude, search = '' } = body
    const pending = pendingIds(visit)
    const { lines } = nowOf(visit)
    const without = new Set([...exclude, ...pending, ...lines.keys()])
    const fits = isOf({ catId: categoryId, subcatId: subcategoryId, typeId })
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    const found = visit.world.products.filter(
      (product) =>
        fits(product) &&
        product.b2bIsActive &&
        !without.has(product.id) &&
        words.every((word) => product.name.toLowerCase().includes(word) || String(product.id) === word),
    )
    return {
      products: found.slice(offset, offset + size).map((product) => arsProduct(visit, product, pending)),
      total: found.length,
    }
  },
}
