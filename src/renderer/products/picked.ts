/** Products of a listing that were chosen to be ordered together. */

/** Ids in the order in which they are listed; `listed` may have more than were chosen. */
export function pickedRange(listed: readonly number[], from: number | undefined, to: number): readonly number[] {
  const [one, other] = [from === undefined ? -1 : listed.indexOf(from), listed.indexOf(to)]
  if (one < 0 || other < 0) return [to]
  return listed.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** Whether these are all chosen, some of them, or none. */
export function howMany(ids: readonly number[], chosen: { has(id: number): boolean }): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}
