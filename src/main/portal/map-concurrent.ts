/** Default number of parallel requests. */
const SIDE_BY_SIDE = 6

export type Limit = <A>(work: () => Promise<A>) => Promise<A>

/** Limits how many tasks run at a time; they start in the order of the calls. */
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
      // The next task takes over this task's place.
      else next()
    }
  }
}

/** Runs the items in parallel, a few at a time, and returns the results in order. */
export function mapConcurrent<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
  limit: Limit = createLimit(),
): Promise<R[]> {
  return Promise.all(items.map((item) => limit(() => run(item))))
}
