/** A store's current list: the initial one, with all changes since, and the requests that the company has approved. */

import { AGAINST, type REQUEST_STATUSES } from '../../../shared/domain/replenishment/requests.ts'
import { isoAt } from '../../../shared/domain/values/dates.ts'
import { newestFirst } from '../../kit/rows.ts'
import { seededPast } from '../../kit/seeded.ts'
import type { Visit as VisitOf } from '../../practice.ts'
import { type Random, randomFor } from '../../world/random.ts'
import { type ArsLine, type Beginning, beginningOf } from './beginning.ts'
import type { ArsChange, ArsEntry } from './state.ts'

export type Visit = VisitOf<'ars'>

type Status = (typeof REQUEST_STATUSES)[number]

export interface ArsNow {
  /** In list order, by product. */
  readonly lines: ReadonlyMap<number, ArsLine>
  readonly bin: ReadonlySet<number>
}

/** Milliseconds until the company looks at a request; a request that it doesn't get to is rejected automatically. */
const REVIEWED_AFTER = 10 * 60_000
const FORGOTTEN_AFTER = 30 * 60_000

export const beganWith = ({ world, account: { store }, settings }: Visit): Beginning =>
  beginningOf(world, store.id, store.isFranchisee ? settings.arsParents : 0)

export function nowOf(visit: Visit): ArsNow {
  const { lines, bin } = beganWith(visit)
  const now = { lines: new Map(lines.map((line) => [line.id, line])), bin: new Set(bin) }
  for (const entry of entriesOf(visit)) {
    if (entry.asked === undefined || statusOf(visit, entry) === 'Approved') apply(now, entry.change)
  }
  return now
}

/** Changes and requests: two requests were made just before the portal was opened. */
function entriesOf(visit: Visit): readonly ArsEntry[] {
  const at = visit.openedAt - 60_000
  const waiting = beganWith(visit)
    .lines.slice(2, 4)
    .map(({ id, alternates: [by] }, nth): ArsEntry => {
      const isReplaced = nth === 0 && by !== undefined
      return {
        at,
        change: { kind: 'parent', id, ...(isReplaced && { by }) },
        asked: { reason: STORE_REASONS[nth] ?? '', against: 'Parent Product' },
      }
    })
  return [...waiting, ...visit.state.ars.changesOf(visit.account.store.id)]
}

function apply({ lines, bin }: { lines: Map<number, ArsLine>; bin: Set<number> }, change: ArsChange): void {
  if (change.kind === 'targets') {
    for (const { id, target } of change.targets) {
      const line = lines.get(id)
      if (line !== undefined) lines.set(id, { ...line, target })
    }
    return
  }
  if (change.kind === 'unbinned') {
    bin.delete(change.id)
    return
  }
  if (change.kind === 'added') {
    bin.delete(change.id)
    lines.set(change.id, { id: change.id, target: change.target, alternates: change.alternates })
    return
  }
  const line = lines.get(change.id)
  if (line === undefined) return
  if (change.kind === 'alternates') lines.set(line.id, { ...line, alternates: change.alternates })
  else if (change.kind === 'alternate') {
    const { alternate, by } = change
    const alternates = line.alternates.flatMap((id) => (id === alternate ? (by ?? []) : id))
    if (by === undefined) bin.add(alternate)
    else bin.delete(by)
    lines.set(line.id, { ...line, alternates })
  } else {
    bin.add(line.id)
    const { by } = change
    if (by === undefined) lines.delete(line.id)
    else {
      bin.delete(by)
      replaceIn(lines, line, by)
    }
  }
}

/** Replaces a line in its place, keeping target and alternates. */
function replaceIn(lines: Map<number, ArsLine>, line: ArsLine, by: number): void {
  const all = [...lines.values()]
  lines.clear()
  for (const one of all) {
    const next = one.id === line.id ? { ...one, id: by, alternates: one.alternates.filter((id) => id !== by) } : one
    lines.set(next.id, next)
  }
}

export function statusOf({ clock, settings, world }: Visit, { at, change }: ArsEntry): Status {
  const waited = (clock() - at) * settings.speed
  const decided = decisionOf(world.seed, change, at)
  return waited < (decided === 'Auto Rejected' ? FORGOTTEN_AFTER : REVIEWED_AFTER) ? 'Pending' : decided
}

/** A request is decided by its product only: the same request gets the same answer again. */
function decisionOf(seed: number, change: ArsChange, at: number): Status {
  const chance = randomFor(seed, 'ars request', 'id' in change ? change.id : at).next()
  if (chance < 0.7) return 'Approved'
  return chance < 0.9 ? 'Rejected' : 'Auto Rejected'
}

const ADMIN_REASONS = [
  'The product sells well in stores like yours.',
  'The replacement is out of stock in the warehouses.',
  'Own-brand products stay in the list.',
] as const

export interface ArsRequest {
  readonly at: number
  readonly createdAt: string
  readonly requestType: 'Delete Product' | 'Replace Product'
  readonly requestAgainst: (typeof AGAINST)[number]
  readonly productId: number
  readonly replacementId: number | undefined
  readonly storeReason: string
  readonly adminReason: string
  readonly status: Status
}

const STORE_REASONS = [
  'No longer in demand.',
  'Customers prefer the other brand.',
  'It comes back damaged too often.',
] as const
const PAST = { count: 46, days: 75 }

/** Returns a product of the same type from the list; undefined if there is none. */
function likeIt({ world }: Visit, product: number, ids: readonly number[], random: Random): number | undefined {
  const type = world.productOf(product)?.type.id
  const like = ids.filter((id) => id !== product && world.productOf(id)?.type.id === type)
  return like.length === 0 ? undefined : random.pick(like)
}

/** Newest first. Requests from before the opening are decided, and the list doesn't depend on them. */
export function requestsOf(visit: Visit): readonly ArsRequest[] {
  const { lines, bin } = beganWith(visit)
  const ids = lines.map(({ id }) => id)
  const past = seededPast(
    visit,
    'ars requests',
    ids.length > 0 ? PAST : { count: 0, days: 1 },
    (random, nth, at): Omit<ArsRequest, 'at'> => {
      const isDelete = random.chance(0.4)
      const drawn = random.pick(['Approved', 'Approved', 'Rejected', 'Auto Rejected'] as const)
      // The newest one is always rejected, so that a reason is shown with every seed.
      const status = nth === 0 ? 'Rejected' : drawn
      const productId = random.pick(bin.length > 0 ? bin : ids)
      const replacementId = isDelete ? undefined : likeIt(visit, productId, ids, random)
      return {
        createdAt: isoAt(at),
        requestType: replacementId === undefined ? 'Delete Product' : 'Replace Product',
        requestAgainst: random.pick(AGAINST),
        productId,
        replacementId,
        storeReason: random.pick(STORE_REASONS),
        adminReason: status === 'Rejected' ? random.pick(ADMIN_REASONS) : '',
        status,
      }
    },
  )
  const requests = entriesOf(visit).flatMap((entry): ArsRequest[] => {
    const { at, change, asked: request } = entry
    if (request === undefined || (change.kind !== 'parent' && change.kind !== 'alternate')) return []
    const status = statusOf(visit, entry)
    return [
      {
        at,
        createdAt: isoAt(at),
        requestType: change.by === undefined ? 'Delete Product' : 'Replace Product',
        requestAgainst: request.against,
        productId: change.kind === 'parent' ? change.id : change.alternate,
        replacementId: change.by,
        storeReason: request.reason,
        adminReason: status === 'Rejected' ? (ADMIN_REASONS[change.id % ADMIN_REASONS.length] ?? '') : '',
        status,
      },
    ]
  })
  return newestFirst([...past, ...requests])
}

/** Products with a pending request, and their replacements. */
export const pendingIds = (visit: Visit): ReadonlySet<number> =>
  new Set(
    requestsOf(visit)
      .filter(({ status }) => status === 'Pending')
      .flatMap(({ productId, replacementId }) =>
        replacementId === undefined ? [productId] : [productId, replacementId],
      ),
  )
