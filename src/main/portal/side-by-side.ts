/** Requests that go out side by side, unless it is said otherwise. */
const SIDE_BY_SIDE = 6

export type Limit = <A>(work: () => Promise<A>) => Promise<A>

/** At most so many of what is given to it are under way at a time; they begin in the order in which they came. */
export function createLimit(most = SIDE_BY_SIDE): Limit {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (work) => {
    if (underWay === most) await new Promise<void>((begin) => waiting.push(begin))
    else underWay++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) underWay--
      // It takes this one's place.
      else next()
    }
  }
}

/** What becomes of each, in their order; a few are under way at a time. */
export function sideBySide<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
  limit: Limit = createLimit(),
): Promise<R[]> {
  return Promise.all(items.map((item) => limit(() => run(item))))
}
