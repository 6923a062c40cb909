/** Runs at most a few tasks at a time; the others wait in order. */
export type RunLimited = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

export function createTaskLimit(most: number): RunLimited {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (work, signal) => {
    if (busy < most) busy += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal?.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) busy -= 1
      else next()
    }
  }
}
