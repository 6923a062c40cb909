/**
 * Writes words by their sound, so that all spellings of a word become the same text. Capital letters are vowels, or two letters for one
 * sound.
 */

type Rules = readonly (readonly [spelt: RegExp, sound: string])[]

const respelt = (word: string, rules: Rules): string =>
  rules.reduce((text, [spelt, sound]) => text.replace(spelt, sound), word)

/** Adjacent vowels; a `y` is a vowel except at the beginning. */
const VOWELS = /(?:[aeiou]|(?<=.)y)[aeiouy]*/g

/** The first kind that matches the beginning of the vowels. */
const kindOf = (vowels: string, kinds: Rules): string => kinds.find(([spelt]) => spelt.test(vowels))?.[1] ?? ''

const HINDI: Rules = [
  [/(?<![aeiou])on?$/, 'a'],
  [/(?:iy?|y)aa?n$/, 'i'],
  [/(?<=[^aeiou])ei?n$/, ''],
  [/ph/g, 'f'],
  [/c*ch+(?:ch+)?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]k?/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/[ao]w(?![aeiouy])/g, 'o'],
  [/w/g, 'v'],
  [/(?<=[b-df-gj-np-tv-z])h/g, ''],
  [/n(?=[bp])/g, 'm'],
]
const HINDI_VOWELS: Rules = [
  [/^(?:ee|i|y)/, 'I'],
  [/^(?:o|u|au|ao)/, 'U'],
]

/**
 * Hindi in Latin letters has no fixed spelling: `jhula` and `jhoola`, `razai` and `rajai`, `moja`, `moje` and `mojay` are each one word.
 *
 * - `z` is `j`, `w` is `v`, `ph` is `f`, `c` and `q` are `k`; an `h` after a consonant and a doubled letter are ignored.
 * - Vowels are of three kinds: A (`a`, `e`, `ai`), I (`i`, `ee`, `y`) and U (`u`, `oo`, `o`, `au`). In the first syllable `e` is a kind of
 * its own: `kela` isn't `kala`.
 * - After the first syllable A may be left out: `kapda`, `kapada`. At the end it stays, in all its spellings: `-a`, `-ay`, `-e`, `-o`,
 * `-on`.
 * - Plurals in `-iyan` and `-en` equal their singulars: `topiyan`, `kitaben`.
 */
export function hindiSound(word: string): string {
  const consonants = respelt(word.toLowerCase(), HINDI).replace(/([^aeiou])\1+/g, '$1')
  const first = consonants.search(VOWELS)
  const sounds = consonants.replace(VOWELS, (vowels, at: number) => {
    const other = at === first && vowels.startsWith('e') ? 'E' : 'A'
    return kindOf(vowels, HINDI_VOWELS) || other
  })
  return sounds.replace(/(?<=[AEIU].*)A(?=.)/g, '')
}

const ENGLISH: Rules = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/ph/g, 'f'],
  [/tch|ch/g, 'C'],
  [/sh/g, 'S'],
  [/th/g, 'T'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|qu?/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/([ao])w(?![aeiouy])/g, '$1u'],
  [/v/g, 'w'],
  [/(?<=[b-df-hj-np-tv-z])le$/, 'el'],
  [/(?<=[aeiouy].*[b-df-hj-np-tv-zCST])e$/, ''],
  [/([^aeiou])\1+/g, '$1'],
]
const FIRST_VOWELS: Rules = [
  [/^(?:ee|ie|i|y)/, 'I'],
  [/^(?:[ae][iy])/, 'Y'],
  [/^(?:oo|ou|u)/, 'U'],
  [/^(?:a[uw]|o)/, 'O'],
  [/^e/, 'E'],
  [/^/, 'A'],
]
const LATER_VOWELS: Rules = [
  [/^(?:ee|i|y)/, 'I'],
  [/^(?:o|u|au)/, 'O'],
  [/^/, 'A'],
]

/**
 * English as it is misspelt by ear: `jaket`, `sandle`, `shampu`. In the first syllable, which is heard best, only vowels that sound alike
 * are one; behind it `a` and `e`, and all that are like `o`.
 */
export function englishSound(word: string): string {
  const consonants = respelt(word.toLowerCase(), ENGLISH)
  const first = consonants.search(VOWELS)
  return consonants.replace(VOWELS, (vowels, at: number) => kindOf(vowels, at === first ? FIRST_VOWELS : LATER_VOWELS))
}

/** Syllables, as its vowels tell, of a word that `englishSound` wrote. */
export const syllables = (sound: string): number => sound.match(/[AEIOUY]/g)?.length ?? 0
