import type { Coming, ReadAnswer } from '../../shared/bridge/portal.ts'
import type { ReadOptions } from './reader.ts'

export interface PartialOptions extends ReadOptions {
  /** Gets the rows read so far. */
  readonly partial?: (read: ReadAnswer) => void
}

/** Growth factor between two reports: all reports together are only a few times the size of the whole. */
const GROWTH = 1.5

/** Returns a function to call after every step; `make` builds the partial result, and is called only when one is reported. */
export function reportPartial({ partial }: PartialOptions, of: number) {
  let reported = 0
  return (done: number, make: () => ReadAnswer): void => {
    if (partial === undefined || done >= of || done < reported * GROWTH) return
    reported = done
    const coming: Coming = { done, of }
    partial({ ...make(), coming })
  }
}
