/** Finds a misspelt word: one letter too many, too few, another, or two that changed places; never the first one. */
import UFuzzy from '@leeoniya/ufuzzy'
import type { Speller } from '../../shared/domain/catalogue/search-vocabulary.ts'

const WHOLE_WORD = { interLft: 2, interRgt: 2 } as const
const nearly = new UFuzzy({
  ...WHOLE_WORD,
  intraMode: 1,
  intraSlice: [1, Number.POSITIVE_INFINITY],
  ...{ intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 },
})

/** Of several the first. */
export const speller: Speller = (words) => {
  const all = [...words]
  return (word) => all[nearly.filter(all, word)?.[0] ?? -1]
}
