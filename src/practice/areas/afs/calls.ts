/** The cart that the portal fills for a store. Its orders are placed with all other orders. */
import { categoryQuantity, SET_SUBCATEGORIES } from '../../kit/proposed.ts'
import { ProposedDesk, preparing } from '../../kit/proposed-calls.ts'
import { Refused } from '../../kit/refused.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'

type Visit = VisitOf<'afs'>

const SEASONS = ['AW26', 'SS26'] as const
/** Babyhug and the other brands of the house. */
const PRIVATE_LABELS: readonly number[] = [621, 376, 1_003_216]

function deskOf(visit: Visit): ProposedDesk {
  const { account, record, clock } = visit
  if (!account.store.enableAFS) throw new Refused(403, 'Your store has no AFS cart.')
  const user = account.store.id
  return new ProposedDesk({
    practice: visit,
    cart: 'AFS',
    account,
    put: (pieces) => record({ type: 'afsChanged', user, put: [...pieces].map(([id, qty]) => ({ id, qty })) }),
    startLooking: () => record({ type: 'afsLooksForStock', user, at: clock() }),
  })
}

const categoriesOf = (visit: Visit) => deskOf(visit).kinds().categories

export const afsCalls: AreaCalls<'afs'> = {
  count: (_, visit) => ({ count: visit.account.store.enableAFS ? deskOf(visit).lines().length : 0 }),
  checkCartStatus: (_, visit) => {
    deskOf(visit)
    return preparing(visit)
  },
  products: ({ body }, visit) => deskOf(visit).page(body),
  update: ({ body }, visit) => deskOf(visit).update(body),
  tagStats: ({ body: { categoryid, subcategoryid, typeid } }, visit) =>
    deskOf(visit).totals({
      ...(categoryid !== undefined && { categoryid }),
      ...(subcategoryid !== undefined && { subcatid: subcategoryid }),
      ...(typeid !== undefined && { typeid }),
    }),
  filters: (_, visit) => {
    const { categories, subcategories, types } = deskOf(visit).kinds()
    return { subcategories, types, categories }
  },
  search: ({ body }, visit) => deskOf(visit).search(body),
  typeChange: ({ body }, visit) => {
    if (body.userId !== visit.account.store.id) throw new Refused(403, 'This is not your cart.')
    return { message: 'The cart is ready to be ordered.' }
  },
  removeGap: (_, visit) => deskOf(visit).removeGap(),
  outOfStock: (_, visit) => deskOf(visit).stockStatus(),
  categories: (_, visit) => categoriesOf(visit).map(({ id, name }) => ({ catId: id, catName: name })),
  categoryQuantities: (_, visit) =>
    categoriesOf(visit).map(({ id }) => ({ catId: id, quantity: categoryQuantity(id) })),
  setSubcategories: () => [...SET_SUBCATEGORIES],
  seasons: () => SET_SUBCATEGORIES.map((subcatId, nth) => ({ subcatId, season: SEASONS[nth % 2] ?? '' })),
  schedule: () => ({ day: 'Monday', time: '06:00' }),
  privateLabels: () => [...PRIVATE_LABELS],
  candidates: ({ body }, visit) => deskOf(visit).candidates(body),
  attributes: ({ body }, { world }) =>
    body.productid.flatMap((productid) => {
      const product = world.productOf(productid)
      return product === undefined ? [] : [{ productid, sleevelength: product.category.id === 6 ? 'Half sleeve' : '' }]
    }),
  replace: ({ body }, visit) => deskOf(visit).replace(body),
}
