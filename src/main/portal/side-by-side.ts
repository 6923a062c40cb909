/** Requests that go out side by side, unless it is said otherwise. */
const SIDE_BY_SIDE = 6

export type Lanes = <A>(work: () => Promise<A>) => Promise<A>

/** At most so many of what is given to it are under way at a time; they begin in the order in which they came. */
export function createLanes(most = SIDE_BY_SIDE): Lanes {
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
  lanes: Lanes = createLanes(),
): Promise<R[]> {
  return Promise.all(items.map((item) => lanes(() => run(item))))
}
