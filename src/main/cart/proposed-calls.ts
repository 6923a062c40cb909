/**
 * The calls of carts that the portal fills itself. They are read page by page and changed line by line; a line is removed by setting it to
 * 0 pieces. Before an order the portal is told that one will be made, and takes out what no warehouse can supply.
 */

import type { ProposedCart } from '../../shared/domain/carts/cart-kinds.ts'
import type { CartPart } from '../../shared/domain/carts/cart-ref.ts'
import { totalsMovedBy } from '../../shared/domain/carts/portal-totals.ts'
import { isSetProduct, type SetRule } from '../../shared/domain/carts/proposal.ts'
import { isApparel } from '../../shared/domain/catalogue/apparel.ts'
import type { Product } from '../../shared/domain/catalogue/product.ts'
import { wordOf } from '../../shared/domain/orders/order-answer.ts'
import type { CartLine, Proposal } from '../../shared/domain/pricing/priced-cart.ts'
import { fail, ok, type Result, refuse, writeError } from '../../shared/errors.ts'
import { everyRowOf, type Paging } from '../../shared/lists/paging.ts'
import { say } from '../../shared/messages.ts'
import type { Answer, Args } from '../../shared/portal/calls.ts'
import { PROPOSED_PAGE } from '../../shared/portal/proposed-cart.ts'
import type { Profile } from '../session/profile.ts'
import type { CartAsk, CartCalls, Changed } from './cart-ask.ts'

/** More pages than any cart has. The key is made of the fields by which the portal finds a line when it is changed. */
const PAGING: Paging<CartLine> = {
  key: ({ id, mrp, parent }) => JSON.stringify([id, mrp, parent]),
  size: PROPOSED_PAGE,
  mostPages: 20,
}

type Failure = ReturnType<typeof fail>
type Page = Args<'afs.products'>['body']
type Change = Args<'afs.update'>['body']
type Groups = Args<'order.placeAfs'>['body']['order']

/** The differences between the store's own cart and the one that an operator keeps for it. */
interface ProposedPortal {
  products(ask: CartAsk, body: Page): Promise<Result<Answer<'afs.products'>>>
  update(ask: CartAsk, body: Change): Promise<Result<Answer<'afs.update'>>>
  outOfStock(ask: CartAsk): Promise<Result<Answer<'afs.outOfStock'>>>
  typeChange(ask: CartAsk): Promise<Result<unknown>>
  /** Subcategories that the store orders in sets. */
  setSubcategories(ask: CartAsk): Promise<Result<readonly number[]>>
  removeGap(ask: CartAsk, body: Args<'afs.removeGap'>['body']): Promise<Result<Answer<'afs.removeGap'>>>
  place(ask: CartAsk, order: Groups, clientOrderKey: string | undefined): Promise<Result<Answer<'order.place'>>>
}

const setSubcategories: ProposedPortal['setSubcategories'] = ({ client, user }) =>
  client.call('afs.setSubcategories', { query: { userid: user } })

const afsPortal: ProposedPortal = {
  products: ({ client }, body) => client.call('afs.products', { body }),
  update: ({ client }, body) => client.call('afs.update', { body }),
  outOfStock: ({ client, user }) => client.call('afs.outOfStock', { query: { userid: user } }),
  setSubcategories,
  typeChange: ({ client, user }) => client.call('afs.typeChange', { body: { userId: user } }),
  removeGap: ({ client }, body) => client.call('afs.removeGap', { body }),
  place: ({ client, user }, order, clientOrderKey) =>
    client.call('order.placeAfs', { body: { userId: user, order, clientOrderKey } }),
}

/** Refuses unless a store and the wanted part of its cart have been chosen. */
async function withPart<A>(ask: CartAsk, then: (part: CartPart) => Promise<Result<A>>): Promise<Result<A>> {
  return ask.part === undefined ? refuse('selectAllFilters') : then(ask.part)
}

const carPortal: ProposedPortal = {
  products: (ask, body) =>
    withPart(ask, ({ user, ...narrowing }) =>
      ask.client.call('car.products', { query: { user }, body: { ...body, ...narrowing } }),
    ),
  update: (ask, body) => withPart(ask, ({ user }) => ask.client.call('car.update', { query: { user }, body })),
  outOfStock: ({ client, user }) => client.call('car.outOfStock', { query: { userid: user } }),
  setSubcategories,
  typeChange: ({ client, user }) => client.call('car.typeChange', { body: { userId: user } }),
  removeGap: (ask, body) => withPart(ask, ({ user }) => ask.client.call('car.removeGap', { query: { user }, body })),
  place: ({ client, user }, order, clientOrderKey) =>
    client.call('order.placeCar', { query: { user }, body: { order, clientOrderKey } }),
}

const entries = (mapping: Profile['mapping']): Page['mapping'] => mapping.map((entry) => ({ ...entry }))

/** The mapping; an apparel store sends it as the combined mapping, too. */
const mappingsOf = ({ store, mapping }: Profile): Pick<Page, 'mapping' | 'combinedMapping'> => ({
  mapping: entries(mapping),
  ...(store.isApparels && { combinedMapping: entries(mapping) }),
})

const PORTALS: Readonly<Record<ProposedCart, ProposedPortal>> = { afs: afsPortal, car: carPortal }

export function proposedCalls(cart: ProposedCart): CartCalls {
  const portal = PORTALS[cart]

  const withProfile = async <R>(ask: CartAsk, then: (profile: Profile) => Promise<R>): Promise<R | Failure> => {
    const profile = await ask.profile()
    return profile.ok ? then(profile.value) : profile
  }

  const lines: CartCalls['lines'] = (ask) =>
    withProfile(ask, (profile) =>
      everyRowOf(async (pageNo) => {
        const answer = await portal.products(ask, {
          ...mappingsOf(profile),
          pageNo,
          pageSize: PROPOSED_PAGE,
          mappingType: profile.store.isApparels ? 'combined' : 'global',
        })
        return answer.ok ? ok({ rows: answer.value.products, unread: 0, count: answer.value.count }) : answer
      }, PAGING),
    )

  const change = (ask: CartAsk, products: Change['products']): Promise<Result<Changed>> =>
    withProfile(ask, async ({ mapping }) => {
      const answer = await portal.update(ask, { products, mapping: entries(mapping) })
      if (!answer.ok) return answer
      // The portal found none of the lines: its cart differs from the one shown here.
      return answer.value.result === 0
        ? fail({ kind: 'portal', message: say('cartChanged') })
        : ok({ moved: totalsMovedBy(answer.value) })
    })

  return {
    lines,
    products: ({ client }, body) => client.call('cart.products', { body }),
    completing: (ask) =>
      withProfile(ask, async ({ store }) => {
        const [sets, least] = await Promise.all([
          portal.setSubcategories(ask),
          ask.client.call('afs.categoryQuantities', {}),
        ])
        if (!sets.ok) return sets
        const named = new Map(least.ok ? least.value.map(({ catId, quantity }) => [catId, quantity]) : [])
        // A category that is missing here may be in one of the rows that couldn't be read.
        const others = least.ok && (least.unread ?? []).length === 0 ? undefined : 'unknown'
        const leastOf: LeastPieces = (category) => named.get(category) ?? others
        const rule = { signage: store.fcf.signage, subcategories: sets.value, policy: ask.replenishment }
        return ok((all, products) => {
          const known = new Map(products.map((product) => [product.id, product]))
          return all.map((line) => withProduct(line, known.get(line.id), rule, leastOf))
        })
      }),
    put: async (ask, products) =>
      products.some(({ proposal }) => proposal?.leastUnknown === true)
        ? refuse('leastUnknown')
        : change(
            ask,
            products.map(({ id, qty, mrp, parent }) => ({ id, qty, mrp, parent })),
          ),
    remove: (ask, removed) =>
      change(
        ask,
        removed.map(({ id, mrp, parent }) => ({ id, qty: 0, mrp, parent })),
      ),
    ready: (ask) => withProfile(ask, (profile) => readyToOrder(portal, ask, profile)),
    place: (ask, { orders, clientOrderKey }) =>
      portal.place(
        ask,
        orders.map((group) => ({ ...group, mode: 'AFS' as const })),
        clientOrderKey,
      ),
  }
}

/** Tells the portal that the cart will be ordered; it takes out what no warehouse can supply, which the sentence says. */
async function readyToOrder(
  portal: ProposedPortal,
  ask: CartAsk,
  profile: Profile,
): Promise<Result<string | undefined>> {
  const looking = await portal.outOfStock(ask)
  if (!looking.ok) return looking
  if (wordOf(looking.value.status) === 'inProgress') return refuse('stockRefreshing')
  const changed = await portal.typeChange(ask)
  if (!changed.ok) return fail(writeError(changed.error))
  const gap = await portal.removeGap(ask, mappingsOf(profile))
  if (!gap.ok) return fail(writeError(gap.error))
  if (gap.value.oosMsg !== '') return fail({ ...refuse('stockRefreshing').error, message: gap.value.oosMsg })
  return ok(gap.value.gapremoved ? say('gapTakenOut') : undefined)
}

function withProduct(line: CartLine, product: Product | undefined, rule: SetRule, leastOf: LeastPieces): CartLine {
  const { proposal } = line
  if (proposal === undefined || product === undefined) return line
  const isSet = isSetProduct(product, rule)
  const least = isSet ? {} : leastPieces(proposal, leastOf(product.category.id))
  return {
    ...line,
    stockType: product.stockType,
    isapparelproduct: isApparel(product.category.id),
    proposal: { ...proposal, categoryQty: undefined, ...least, isSet },
  }
}

/** The number of pieces that a category is ordered in; 'unknown' where the portal told of none. */
type LeastPieces = (category: number) => number | undefined | 'unknown'

/** Prefers what the portal says about the line itself. */
const leastPieces = ({ categoryQty }: Proposal, ofCategory: ReturnType<LeastPieces>): Partial<Proposal> => {
  if (categoryQty !== undefined) return { categoryQty }
  return ofCategory === 'unknown' ? { leastUnknown: true } : { categoryQty: ofCategory }
}
