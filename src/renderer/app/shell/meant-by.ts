/**
 * What a person types, held against what things are called: every word has to begin one of theirs. A word with a slip in it (a letter
 * too many, too few, another, or two that changed places) counts less.
 */
import UFuzzy from '@leeoniya/ufuzzy'

/** How well it is meant: by its own name, by another name for it, or with a slip. */
export const MEANT = { name: 3, other: 2, slip: 1 } as const

/** Shorter words are typed anew sooner than they are guessed. */
const SHORTEST_WITH_SLIP = 4
/** So many words are looked for in any order. */
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
 * 0 where it isn't meant, else one of `MEANT`; nothing typed means everything.
 *
 * @param others further names, by which it is known as well
 */
export function meantBy(typed: string, name: string, others = ''): number {
  if (typed.trim() === '' || has(exactly, name, typed)) return MEANT.name
  const all = `${name} ${others}`
  if (has(exactly, all, typed)) return MEANT.other
  return has(nearly, all, typed) ? MEANT.slip : 0
}
