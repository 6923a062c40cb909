/** A factor on the number of random cases per rule: 1 in the suite, more in `npm run fuzz`. */
const TIMES = Number(process.env.STOREDESK_RULES ?? 1)

/** One test's share of cases that several tests would each walk through: every `nth`, from `share` on. All of them in `npm run fuzz`. */
export const shareOf = <T>(all: readonly T[], share: number, nth: number): readonly T[] =>
  TIMES > 1 ? all : all.filter((_, at) => at % nth === share % nth)

/** A number that is large in `npm run fuzz`, and smaller where fewer cases show the same. */
export const upTo = (large: number, here: number): number => (TIMES > 1 ? large : here)

export const often = (runs: number): number => runs * TIMES
