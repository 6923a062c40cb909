/**
 * Matches typed text against names: every typed word must be the beginning of a word of the name. A word with one typo (an extra, missing
 * or wrong letter, or two swapped ones) ranks lower.
 */
import UFuzzy from '@leeoniya/ufuzzy'

/** The ranks of a match: by its own name, by another name for it, or with a typo. */
export const MATCH_RANK = { name: 3, other: 2, slip: 1 } as const

/** Words shorter than this match without typos only: they are quickly retyped. */
const SHORTEST_WITH_SLIP = 4
/** At most so many typed words match in any order. */
const MOST_WORDS = 4

const slips = (most: 0 | 1) => ({ intraIns: most, intraSub: most, intraTrn: most, intraDel: most })

const beginning = { interLft: 2 } as const
const exactly = new UFuzzy({ ...beginning, intraMode: 1, ...slips(0) })
const nearly = new UFuzzy({
  ...beginning,
  intraMode: 1,
  intraRules: (term) => ({
    intraSlice: [1, Number.POSITIVE_INFINITY],
    ...slips(term.length < SHORTEST_WITH_SLIP ? 0 : 1),
  }),
})

const has = (finder: UFuzzy, text: string, typed: string): boolean =>
  (finder.search([text], typed, MOST_WORDS)[0]?.length ?? 0) > 0

/**
 * Returns 0 for no match, else one of `MATCH_RANK`; empty text matches everything.
 * @param others further names for the same thing
 */
export function matchRank(typed: string, name: string, others = ''): number {
  if (typed.trim() === '' || has(exactly, name, typed)) return MATCH_RANK.name
  const all = `${name} ${others}`
  if (has(exactly, all, typed)) return MATCH_RANK.other
  return has(nearly, all, typed) ? MATCH_RANK.slip : 0
}
