/** How often a rule is tried on made-up cases: enough to notice in the suite, many times that in `npm run fuzz`. */
const TIMES = Number(process.env.STOREDESK_RULES ?? 1)

/** Of what many tests each could walk through every `nth`, another share for each; all where there is time for it. */
export const shareOf = <T>(all: readonly T[], share: number, nth: number): readonly T[] =>
  TIMES > 1 ? all : all.filter((_, at) => at % nth === share % nth)

/** A number that is large in `npm run fuzz`, and smaller where a part shows as much. */
export const upTo = (large: number, here: number): number => (TIMES > 1 ? large : here)

export const often = (runs: number): number => runs * TIMES
