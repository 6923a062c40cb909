/** Tells of a long reading while it goes on. */
import type { Coming, ReadAnswer } from '../../shared/bridge/portal.ts'
import type { ReadOptions } from './reader.ts'

export interface GrowingOptions extends ReadOptions {
  /** Told what is there so far. */
  readonly partial?: (read: ReadAnswer) => void
}

/** How much more than last time is there when it is told again: all that is told is a few times the whole. */
const GROWTH = 1.5

/** To be told of every step; `make` says what is there so far, and is asked where it is told. */
export function asItGrows({ partial }: GrowingOptions, of: number) {
  let told = 0
  return (done: number, make: () => ReadAnswer): void => {
    if (partial === undefined || done >= of || done < told * GROWTH) return
    told = done
    const coming: Coming = { done, of }
    partial({ ...make(), coming })
  }
}
