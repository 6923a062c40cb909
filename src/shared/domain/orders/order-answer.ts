import { formatRupees, type Paise } from '../values/money.ts'
import type { PlacedGroup } from './order.ts'

/** A row of the answer. Only the status is always present; amounts are paise. */
export interface AnswerRow {
  readonly status: number | string
  readonly wh?: number | undefined
  readonly mode?: PlacedGroup['orderType'] | undefined
  readonly poid?: string | undefined
  readonly netpayment?: Paise | undefined
  readonly message?: string | undefined
}

export type GroupOutcome = Pick<PlacedGroup, 'key' | 'outcome' | 'poid' | 'netpayment' | 'message'>

export interface ReadAnswer {
  /** One for each group that was sent; 'unknown' for a group without a row of its own. */
  readonly groups: readonly GroupOutcome[]
  /** True if a row says that the portal is still working. */
  readonly inProgress: boolean
  /** True if the answer contradicts itself: then all of it is ignored. */
  readonly contradicts: boolean
  /** All order numbers in the answer. */
  readonly numbers: readonly string[]
}

type Word = 'placed' | 'failed' | 'inProgress' | 'unclear'

/** The meaning of a status; an unknown word has none. */
export function wordOf(status: number | string): Word {
  if (status === 200) return 'placed'
  if (status === 400) return 'failed'
  switch (String(status).trim().toLowerCase()) {
    case 'failed':
      return 'failed'
    case 'inprogress':
    case 'in progress':
      return 'inProgress'
    default:
      return 'unclear'
  }
}

/** The group's outcome as known so far. */
export const unchangedOutcome = ({ key, outcome, poid, netpayment, message }: PlacedGroup): GroupOutcome => ({
  key,
  outcome,
  poid,
  netpayment,
  message,
})

/**
 * Reads an answer. A row belongs to the group of its warehouse and mode; a row without a mode to its warehouse's only open group, one
 * without a warehouse to the order's only open group. If several rows fit several groups, their amounts distinguish them, provided that the
 * rows are otherwise equal; else they can't be assigned, and the groups stay open. The answer contradicts itself if a group has two rows, a
 * row has no group, or a number is used twice or belongs to another order.
 * @param foreign numbers known to belong to other orders
 */
export function readAnswer(
  groups: readonly PlacedGroup[],
  rows: readonly AnswerRow[],
  foreign: ReadonlySet<string>,
): ReadAnswer {
  const poids = rows.flatMap(({ poid }) => (poid === undefined ? [] : [poid]))
  const numbers = [...new Set(poids)]
  const { rowByGroup, strays } = attribute(groups, rows)
  const contradicts = strays || numbers.length < poids.length || numbers.some((number) => foreign.has(number))
  return {
    groups: groups.map((group) => {
      const row = rowByGroup.get(group.key)
      return contradicts || row === undefined ? unchangedOutcome(group) : outcomeOf(group, row)
    }),
    inProgress: rows.some(({ status }) => wordOf(status) === 'inProgress'),
    contradicts,
    numbers,
  }
}

function outcomeOf(group: PlacedGroup, { status, poid, netpayment, message }: AnswerRow): GroupOutcome {
  const word = wordOf(status)
  switch (word) {
    case 'placed':
      return { key: group.key, outcome: 'placed', poid, netpayment, message }
    case 'failed':
      return { key: group.key, outcome: 'failed', poid: undefined, netpayment: undefined, message }
    default:
      return unchangedOutcome(group)
  }
}

interface Attributed {
  readonly rowByGroup: ReadonlyMap<string, AnswerRow>
  /** True if a row has no group, or a group more than one row. */
  readonly strays: boolean
}

function attribute(groups: readonly PlacedGroup[], rows: readonly AnswerRow[]): Attributed {
  const rowByGroup = new Map<string, AnswerRow>()
  const unassigned = new Set(rows)
  const pair = (open: readonly PlacedGroup[], candidates: readonly AnswerRow[]): void => {
    for (const [group, row] of pairs(open, candidates)) {
      rowByGroup.set(group.key, row)
      unassigned.delete(row)
    }
  }
  for (const group of groups) {
    pair(
      [group],
      rows.filter((row) => row.wh === group.wh && row.mode === group.orderType),
    )
  }
  const open = (fits: (group: PlacedGroup) => boolean) =>
    groups.filter((group) => !rowByGroup.has(group.key) && fits(group))
  for (const wh of new Set(groups.map((group) => group.wh))) {
    pair(
      open((group) => group.wh === wh),
      [...unassigned].filter((row) => row.wh === wh && row.mode === undefined),
    )
  }
  pair(
    open(() => true),
    [...unassigned].filter((row) => row.wh === undefined && row.mode === undefined),
  )
  const fitting = (row: AnswerRow) =>
    open(
      (group) =>
        (row.wh === undefined || row.wh === group.wh) && (row.mode === undefined || row.mode === group.orderType),
    )
  const byMode = groups.some(
    (group) => rows.filter((row) => row.wh === group.wh && row.mode === group.orderType).length > 1,
  )
  const tooMany = [...unassigned].some((row) => fitting(row).length === 0) || unassigned.size > open(() => true).length
  return { rowByGroup, strays: byMode || tooMany }
}

/**
 * Pairs rows with groups if there are equally many and the rows are otherwise equal: equal amounts first, the others in their order.
 * Returns nothing otherwise.
 */
function pairs(
  groups: readonly PlacedGroup[],
  rows: readonly AnswerRow[],
): readonly (readonly [PlacedGroup, AnswerRow])[] {
  if (rows.length !== groups.length || new Set(rows.map(({ status }) => wordOf(status))).size > 1) return []
  const remaining = [...rows]
  const take = (fits: (row: AnswerRow) => boolean): AnswerRow | undefined => {
    const at = remaining.findIndex(fits)
    return at < 0 ? undefined : remaining.splice(at, 1)[0]
  }
  const exact = new Map(groups.map((group) => [group, take((row) => row.netpayment === group.total)]))
  return groups.flatMap((group): (readonly [PlacedGroup, AnswerRow])[] => {
    const row = exact.get(group) ?? take(() => true)
    return row === undefined ? [] : [[group, row]]
  })
}

/** True for a group that was placed for another amount than the user agreed to. */
export const isPlacedOtherwise = ({ outcome, netpayment, total }: PlacedGroup): boolean =>
  outcome === 'placed' && netpayment !== undefined && netpayment !== total

/** `Pune (PO-1-T): ₹ 1,000.00 placed, ₹ 100.00 agreed`; undefined if every amount is the agreed one. */
export function otherAmounts(groups: readonly PlacedGroup[]): string | undefined {
  const differences = groups.filter(isPlacedOtherwise).map(({ whName, poid, netpayment, total }) => {
    const order = poid === undefined ? whName : `${whName} (${poid})`
    return `${order}: ${formatRupees(netpayment ?? total)} placed, ${formatRupees(total)} agreed`
  })
  return differences.length === 0 ? undefined : differences.join('; ')
}
