/** The cart that an operator keeps for a store. Its orders are placed with all other orders. */
import { sizeRatiosOf } from '../../kit/proposed.ts'
import { ProposedDesk, preparing } from '../../kit/proposed-calls.ts'
import { Refused } from '../../kit/refused.ts'
import { known } from '../../kit/rows.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'

type Visit = VisitOf<'car'>

function mayUse({ account }: Visit): void {
  // Staff may view it.
  if (!account.store.enablecar && !account.store.isAdmin) throw new Refused(403, 'Your store has no CAR cart.')
}

function deskOf(visit: Visit, user: number): ProposedDesk {
  mayUse(visit)
  const { record, clock, world } = visit
  const account = known(
    world.accounts.find(({ store }) => store.id === user && store.isFranchisee),
    'Store not found.',
  )
  return new ProposedDesk({
    practice: visit,
    cart: 'CAR',
    account,
    put: (pieces) => record({ type: 'carChanged', user, put: [...pieces].map(([id, qty]) => ({ id, qty })) }),
    startLooking: () => record({ type: 'carLooksForStock', user, at: clock() }),
  })
}

const storesOf = ({ world }: Visit) => world.accounts.filter(({ store }) => store.isFranchisee && store.enableAFS)

export const carCalls: AreaCalls<'car'> = {
  count: (_, visit) => {
    const [first] = storesOf(visit)
    if (!visit.account.store.enablecar || first === undefined) return { count: 0 }
    return { count: deskOf(visit, first.store.id).lines().length }
  },
  checkCartStatus: (_, visit) => {
    mayUse(visit)
    return preparing(visit)
  },
  products: ({ query, body }, visit) => deskOf(visit, query.user).page(body, body),
  update: ({ query, body }, visit) => deskOf(visit, query.user).update(body),
  tagStats: ({ query, body }, visit) => deskOf(visit, query.user).totals(body),
  search: ({ query, body }, visit) => deskOf(visit, query.user).search(body),
  typeChange: ({ body }, visit) => {
    deskOf(visit, body.userId)
    return { message: 'The cart is ready to be ordered.' }
  },
  removeGap: ({ query }, visit) => deskOf(visit, query.user).removeGap(),
  outOfStock: ({ query }, visit) => deskOf(visit, query.userid).stockStatus(),
  filters: ({ query }, visit) => {
    const { subcategories, types, brands } = deskOf(visit, query.userid).kinds()
    return { subcategories, types, brands }
  },
  configurations: (_, visit) => {
    mayUse(visit)
    return storesOf(visit).map(({ store }) => ({
      userid: store.id,
      companyName: store.companyName,
      concept: store.fcf.concept,
      signage: store.fcf.signage,
    }))
  },
  seasons: () => ({ previousseason: 'SS26', previoustopreviousseason: 'AW25' }),
  sizeRatios: ({ body }, { world }) => sizeRatiosOf(world, body),
  candidates: ({ body }, visit) => deskOf(visit, body.misc.userid).candidates(body),
  replace: ({ query, body }, visit) => deskOf(visit, query.user).replace(body),
}
