/** How often a rule is tried on made-up cases: enough to notice in the suite, many times that in `npm run fuzz`. */
const TIMES = Number(process.env.STOREDESK_RULES ?? 1)

export const often = (runs: number): number => runs * TIMES
