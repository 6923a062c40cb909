/** Transliterates Devanagari into Latin letters, as people in stores write Hindi: `टोपी` becomes `topi`. */

const DEVANAGARI = /[\u0900-\u097f]/

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}

/** After a consonant, these replace its inherent `a`. */
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  ...{ 'ा': 'aa', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au' },
  ...{ 'ॉ': 'o', 'ॅ': 'e', '्': '' },
}

const OTHERS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
  ...{ 'ं': 'n', 'ँ': 'n', 'ः': 'h' },
}

/** Dots below letters and joining marks don't affect how a word is typed. */
const UNHEARD = /[\u093c\u200c\u200d]/g

export const isDevanagari = (word: string): boolean => DEVANAGARI.test(word)

/** A word in Latin letters; other scripts stay unchanged. The inherent `a` of the last consonant is silent, so it is left out. */
export function latinOf(word: string): string {
  if (!isDevanagari(word)) return word
  const letters = [...word.normalize('NFD').replace(UNHEARD, '')]
  return letters
    .map((letter, at) => {
      const consonant = CONSONANTS[letter]
      if (consonant === undefined) return VOWEL_SIGNS[letter] ?? OTHERS[letter] ?? letter
      const next = letters[at + 1]
      return next === undefined || VOWEL_SIGNS[next] !== undefined ? consonant : `${consonant}a`
    })
    .join('')
}
