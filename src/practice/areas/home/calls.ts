/** The content of the portal's home page: the same for all users and days. */

import { isoAt } from '../../../shared/domain/values/dates.ts'
import { Refused } from '../../kit/refused.ts'
import { DAY } from '../../kit/rows.ts'
import type { AreaCalls, Visit as VisitOf } from '../../practice.ts'
import { BANNERS } from '../../world/banners.ts'

/** The portal's home menu, including screens that StoreDesk doesn't have. */
const MENU = [
  { name: 'Order history', redirectState: 'home.account.orderHistory' },
  { name: 'Replenishment report', redirectState: 'home.account.arsReport' },
  { name: 'Ledger', redirectState: 'home.account.ledger' },
  { name: 'Staff badges', redirectState: 'home.account.staffbadges' },
  { name: 'Baby calendar', redirectState: 'home.account.calendar' },
  { name: 'Lookbooks', redirectState: 'home.lookbooks' },
  { name: 'Festival corner', redirectState: 'home.festival.corner' },
  { name: 'Admin console', redirectState: 'home.admin' },
] as const

/** Days are counted from the portal's opening. */
const DISCOUNTS = [
  {
    id: '301',
    name: 'Winter wear',
    description: 'Jackets, caps and quilts, from any warehouse.',
    discount: 8,
    from: -6,
    to: 9,
  },
  {
    id: '302',
    name: 'Diapers in bulk',
    description: 'Six packs or more of one size.',
    discount: 3.5,
    from: -20,
    to: 2,
  },
  { id: '303', name: 'Last season clearance', description: 'While stock lasts.', discount: 20, from: -3 },
  { id: '299', name: 'Festive lights', description: 'Ended last week.', discount: 5, from: -30, to: -7 },
] as const

/** Users who can't order have no home page. */
function franchisee({ account }: VisitOf<'home'>): void {
  if (!account.store.isFranchisee) throw new Refused(403, 'The home page is for stores.')
}

export const homeCalls: AreaCalls<'home'> = {
  banners: (_, visit) => {
    franchisee(visit)
    return BANNERS.map(({ id, title, redirectState }) => ({
      id: String(id),
      title,
      image: `pictures/banners/${id}.png`,
      redirectState,
    }))
  },
  menu: (_, visit) => {
    franchisee(visit)
    return [...MENU]
  },
  discounts: (_, visit) => {
    franchisee(visit)
    const day = (days: number) => isoAt(visit.openedAt + days * DAY)
    return DISCOUNTS.map((one) => ({
      id: one.id,
      name: one.name,
      description: one.description,
      discount: one.discount,
      fromDate: day(one.from),
      toDate: 'to' in one ? day(one.to) : undefined,
    }))
  },
}
