/**
 * Corrects misspelt words. A correction must be likely: it begins with the same letter or sound, and it either sounds alike or has one
 * typical typing slip. So `paint` doesn't become `print`, nor `switch` a `stitch`: words for products of other shops stay unchanged.
 */
import { englishSound, syllables } from './sounds.ts'

/** Words with fewer letters aren't corrected: the user retypes them quickly. */
export const SHORTEST_WITH_SLIP = 4
/**
 * From this length, one letter may be missing, added, another vowel, or the neighbouring key. In shorter words, such a change too often
 * gives another word.
 */
const LONG = 6
/** Words this long are so rare that one letter doesn't turn one into another. */
const VERY_LONG = 8

const isVowel = (letter: string | undefined): boolean => letter !== undefined && /[aeiouy]/i.test(letter)

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
const places = new Map(
  ROWS.flatMap((row, nth) => [...row].map((key, at) => [key, { nth, at: at + nth * 0.5 }] as const)),
)

function areNeighbours(one: string, other: string): boolean {
  const [here, there] = [places.get(one), places.get(other)]
  return (
    here !== undefined &&
    there !== undefined &&
    Math.abs(here.nth - there.nth) <= 1 &&
    Math.abs(here.at - there.at) <= 1
  )
}

const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1')

/** The index at which two texts begin to differ. */
function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** True if the longer text without its letter at this index is the shorter one. */
const lacks = (shorter: string, longer: string, at: number): boolean => shorter.slice(at) === longer.slice(at + 1)

/** True for one typical typing slip, in a word that begins with the same letter. */
export function isTypicalSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false
  if (undoubled(typed) === undoubled(word)) return true
  const at = firstDifference(typed, word)
  const [letter = '', expected = ''] = [typed[at], word[at]]
  if (typed.length < word.length) return lacks(typed, word, at) && word.length >= LONG
  if (typed.length > word.length) return lacks(word, typed, at) && word.length >= LONG
  const rest = typed.slice(at + 1)
  if (letter === word[at + 1] && expected === typed[at + 1] && rest.slice(1) === word.slice(at + 2)) return true
  if (rest !== word.slice(at + 1)) return false
  if (word.length >= VERY_LONG) return true
  if (isVowel(letter) && isVowel(expected)) return word.length >= LONG
  // A different last letter makes another form of a word: `printed`, `printer`.
  return word.length >= LONG && rest !== '' && areNeighbours(letter, expected)
}

const vowelsOf = (word: string): string => word.replace(/[^aeiouy]+/g, '.')

/** True for spellings of one sound. Words of one syllable must also have the same vowels: `paint` and `pant` differ. */
const soundsAlike = (typed: string, word: string, sound: string): boolean =>
  syllables(sound) > 1 || vowelsOf(typed) === vowelsOf(word)

/** A key that groups words with the same first letter and length: a slip changes the length by at most one. */
const groupOf = (word: string, more = 0): string => `${word[0]}${word.length + more}`

/** Returns a speller that finds the first word of which another is a misspelling: by sound, else by a typing slip. */
export function spellerOf(words: readonly string[]): (typed: string) => string | undefined {
  const long = words.filter((word) => word.length >= SHORTEST_WITH_SLIP && /^[a-z]+$/.test(word))
  const bySound = Map.groupBy(long, englishSound)
  const byLetter = Map.groupBy(long, (word) => groupOf(word))
  const byLetterOfSound = Map.groupBy(bySound.entries(), ([sound]) => groupOf(sound))
  const near = <Found>(groups: ReadonlyMap<string, readonly Found[]>, word: string): readonly Found[] =>
    [0, -1, 1].flatMap((more) => groups.get(groupOf(word, more)) ?? [])
  return (typed) => {
    if (typed.length < SHORTEST_WITH_SLIP) return undefined
    const sound = englishSound(typed)
    const alike = bySound.get(sound)?.find((word) => word !== typed && soundsAlike(typed, word, sound))
    if (alike !== undefined) return alike
    const slipped = near(byLetter, typed).find((word) => word !== typed && isTypicalSlip(typed, word))
    if (slipped !== undefined || sound.length < VERY_LONG - 1) return slipped
    return near(byLetterOfSound, sound).find(([other]) => other !== sound && isTypicalSlip(sound, other))?.[1][0]
  }
}
