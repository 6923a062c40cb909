/** The total of each group's targets, including unsaved ones. Groups with unchanged totals keep their identity. */
import {
  type ArsParent,
  type GroupTotal,
  groupKey,
  groupTotal,
  totalsOf,
} from '../../../shared/domain/replenishment/my-ars.ts'
import type { ByHand } from '../../grid/numbers-by-hand.ts'

interface Member {
  readonly key: string
  saved: number
}

export class GroupSums {
  #members = new Map<number, Member>()
  #groups: ReadonlyMap<string, GroupTotal> = new Map()

  /** Takes every parent of each group. */
  are(parents: readonly ArsParent[]): void {
    this.#members = new Map(parents.map((one) => [one.id, { key: groupKey(one), saved: one.targetStock }]))
    this.#groups = new Map([...Map.groupBy(parents, groupKey)].map(([key, group]) => [key, groupTotal(group)]))
  }

  /** Takes a saved target as the list's own. */
  saved(id: number, target: number): void {
    const member = this.#members.get(id)
    const group = member && this.#groups.get(member.key)
    if (member === undefined || group === undefined) return
    const total = group.total + target - member.saved
    this.#groups = new Map(this.#groups).set(member.key, totalsOf(total, group.original, group.width))
    member.saved = target
  }

  /**
   * The totals of the groups.
   * @param before the last result, which is returned again if nothing has changed
   */
  totals(byHand: ByHand, before: ReadonlyMap<string, GroupTotal>): ReadonlyMap<string, GroupTotal> {
    const off = new Map<string, number>()
    for (const [id, target] of byHand) {
      const member = this.#members.get(id)
      if (member !== undefined) off.set(member.key, (off.get(member.key) ?? 0) + target - member.saved)
    }
    let isOther = before.size !== this.#groups.size
    const now = new Map<string, GroupTotal>()
    for (const [key, { total, original, width }] of this.#groups) {
      const sum = total + (off.get(key) ?? 0)
      const same = before.get(key)
      const isSame = same?.total === sum && same.original === original && same.width === width
      if (!isSame) isOther = true
      now.set(key, isSame ? same : totalsOf(sum, original, width))
    }
    return isOther ? now : before
  }
}
