/** A store's list as it is now: how it began, with all that was changed since, and what the company has agreed to. */
import { AGAINST, type REQUEST_STATUSES } from '../../../shared/domain/replenishment/requests.ts'
import { iso, newestFirst } from '../../kit/rows.ts'
import { seededPast } from '../../kit/seeded.ts'
import type { Visit as VisitOf } from '../../practice.ts'
import { type Random, randomFor } from '../../world/random.ts'
import { type ArsLine, type Beginning, beginningOf } from './beginning.ts'
import type { ArsChange, ArsEntry } from './state.ts'

export type Visit = VisitOf<'ars'>

type Status = (typeof REQUEST_STATUSES)[number]

export interface ArsNow {
  /** In their order, by product. */
  readonly lines: ReadonlyMap<number, ArsLine>
  readonly bin: ReadonlySet<number>
}

/** So long (milliseconds) the company looks at a request; one that it doesn't come to is rejected by itself. */
const LOOKED_AFTER = 10 * 60_000
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

/** What was changed and asked for: two requests were just made when the portal was opened. */
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

/** In its place, with its target and its alternates. */
function replaceIn(lines: Map<number, ArsLine>, line: ArsLine, by: number): void {
  const all = [...lines.values()]
  lines.clear()
  for (const one of all) {
    const next = one.id === line.id ? { ...one, id: by, alternates: one.alternates.filter((id) => id !== by) } : one
    lines.set(next.id, next)
  }
}

/** What became of it by now. */
export function statusOf({ clock, settings, world }: Visit, { at, change }: ArsEntry): Status {
  const waited = (clock() - at) * settings.speed
  const decided = decisionOf(world.seed, change, at)
  return waited < (decided === 'Auto Rejected' ? FORGOTTEN_AFTER : LOOKED_AFTER) ? 'Pending' : decided
}

/** A request is decided by its product alone: what is asked for again is answered the same. */
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

/** One of the list that is of the same type; undefined where it has none. */
function likeIt({ world }: Visit, product: number, ids: readonly number[], random: Random): number | undefined {
  const type = world.productOf(product)?.type.id
  const like = ids.filter((id) => id !== product && world.productOf(id)?.type.id === type)
  return like.length === 0 ? undefined : random.pick(like)
}

/** Newest first. Those of before the portal was opened are decided, and nothing of the list hangs on them. */
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
      // Of the newest there is a reason to be read, whatever the seed.
      const status = nth === 0 ? 'Rejected' : drawn
      const productId = random.pick(bin.length > 0 ? bin : ids)
      const replacementId = isDelete ? undefined : likeIt(visit, productId, ids, random)
      return {
        createdAt: iso(at),
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
  const asked = entriesOf(visit).flatMap((entry): ArsRequest[] => {
    const { at, change, asked: request } = entry
    if (request === undefined || (change.kind !== 'parent' && change.kind !== 'alternate')) return []
    const status = statusOf(visit, entry)
    return [
      {
        at,
        createdAt: iso(at),
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
  return newestFirst([...past, ...asked])
}

/** Products of which something is asked for, and those that are to take a place. */
export const pendingIds = (visit: Visit): ReadonlySet<number> =>
  new Set(
    requestsOf(visit)
      .filter(({ status }) => status === 'Pending')
      .flatMap(({ productId, replacementId }) =>
        replacementId === undefined ? [productId] : [productId, replacementId],
      ),
  )
