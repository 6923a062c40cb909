/** Ids in listing order, from one to another; `listed` may contain more. */
export function pickedRange(listed: readonly number[], from: number | undefined, to: number): readonly number[] {
  const [one, other] = [from === undefined ? -1 : listed.indexOf(from), listed.indexOf(to)]
  if (one < 0 || other < 0) return [to]
  return listed.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** Tells if all of these are selected, some, or none. */
export function howMany(ids: readonly number[], chosen: { has(id: number): boolean }): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}
