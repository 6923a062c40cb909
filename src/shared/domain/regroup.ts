/** The purchase orders after one line of the cart changed: only the groups that the change touches are made anew. */
import type { Allocation, GroupLine, OrderGroup } from './cart.ts'
import { type Offers, placeOfGroup } from './offers.ts'
import { closeGroup, type PossibleGroup } from './order-groups.ts'

/** What a group needs to know of the rest of the cart when one of its lines comes, changes or goes. */
export interface Regrouping {
  readonly possible: readonly PossibleGroup[]
  /** A seller's place among the active ones, by warehouse id. */
  readonly rank: ReadonlyMap<number, number>
  /** Where in the cart a product's line is: lines of a group are in the cart's order. */
  readonly placeOf: (id: number) => number
  /** Estimated days until a product ships. */
  readonly shipDaysOf: (id: number) => number
}

/** For a product that is on one line only: what its warehouses gave before and give now. */
export function regroup(
  groups: readonly OrderGroup[],
  offers: Offers,
  was: readonly Allocation[],
  now: readonly Allocation[],
  cart: Regrouping,
): readonly OrderGroup[] {
  const { orderType, list } = offers
  const changed = groups.slice()
  let from = 0
  for (let at = 0; at < Math.max(was.length, now.length); at++) {
    // Nothing is skipped while stock lasts, so the nth part is always the nth offer's.
    const offer = list[at]
    const before = was[at]?.qty ?? 0
    const qty = now[at]?.qty ?? 0
    if (offer === undefined || before === qty) continue
    const slot = placeOfGroup(offer.rank, orderType)
    const possible = cart.possible[slot]
    if (possible === undefined) continue
    // Parts and groups both follow the mapping: the next group is never before the last.
    const place = placeFrom(changed, from, slot, possible, cart)
    from = place
    const found = changed[place]
    const group = before > 0 || isGroupOf(found, possible) ? found : undefined
    const lines = changeLine(group?.lines ?? [], offers.product.id, now[at], before > 0, cart)
    if (lines.length === 0) {
      changed.splice(place, 1)
      continue
    }
    const more = qty - before
    const next = closeGroup(possible, {
      lines,
      quantity: (group?.quantity ?? 0) + more,
      base: (group?.base ?? 0) + offer.unit.base * more,
      total: (group?.total ?? 0) + offer.unit.net * more,
      shipDays: shipDaysAfter(group, lines, offers.shipDays, qty > 0, cart),
    })
    if (group === undefined) changed.splice(place, 0, next)
    else changed[place] = next
  }
  return changed
}

const isGroupOf = (group: OrderGroup | undefined, { seller, orderType }: PossibleGroup): boolean =>
  group !== undefined && group.wh === seller.whID && group.orderType === orderType

/** Where the group of a slot is, or where it would be put in. */
function placeFrom(
  groups: readonly OrderGroup[],
  from: number,
  slot: number,
  possible: PossibleGroup,
  { rank }: Regrouping,
): number {
  for (let at = from; at < groups.length; at++) if (isGroupOf(groups[at], possible)) return at
  const after = groups.findIndex(({ wh, orderType }) => placeOfGroup(rank.get(wh) ?? 0, orderType) > slot)
  return after < 0 ? groups.length : after
}

/** The lines of a group with another part of a product, with the product, or without it. */
function changeLine(
  lines: readonly GroupLine[],
  productId: number,
  part: Allocation | undefined,
  isThere: boolean,
  { placeOf }: Regrouping,
): readonly GroupLine[] {
  if (isThere) {
    const at = lines.findIndex(({ id }) => id === productId)
    if (part === undefined) return lines.toSpliced(at, 1)
    const changed = lines.slice()
    changed[at] = part
    return changed
  }
  return part === undefined ? lines : lines.toSpliced(placeAmong(lines, placeOf(productId), placeOf), 0, part)
}

/** Where in a group a line belongs that is at a place of the cart. */
function placeAmong(lines: readonly GroupLine[], place: number, placeOf: Regrouping['placeOf']): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    const line = lines[middle]
    if (line !== undefined && placeOf(line.id) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The longest estimate; only a line that goes makes it necessary to look at the others. */
function shipDaysAfter(
  group: OrderGroup | undefined,
  lines: readonly GroupLine[],
  days: number,
  stays: boolean,
  { shipDaysOf }: Regrouping,
): number {
  const before = group?.shipDays ?? 0
  if (stays) return Math.max(before, days)
  if (days < before || lines.some(({ id }) => shipDaysOf(id) === before)) return before
  return lines.reduce((most, { id }) => Math.max(most, shipDaysOf(id)), 0)
}
