/** The words of a search, each as typed or with a likely correction and its reason. */
import { HINDI_IDLE, HINDI_WORDS } from './hindi-words.ts'
import { isDevanagari, latinOf } from './latin-letters.ts'
import { isKnownWord, joined, knownFrom, singular, type Vocabulary, wordsOf } from './search-vocabulary.ts'
import { COLOUR_WORDS } from './search-words.ts'
import { SHORTEST_WITH_SLIP } from './slips.ts'
import { hindiSound } from './sounds.ts'

/**
 * `beginning`: only the beginning was typed. `sound`: another spelling of Hindi. `joint`: two words typed as one. `slip`: a misspelling.
 * Words read as typed, or only transliterated, have no reason.
 */
export type Reason = 'beginning' | 'sound' | 'joint' | 'slip'

export interface Token {
  /** In lower case. */
  readonly typed: string
  /** In Latin letters, and in the singular. */
  readonly word: string
  readonly reason: Reason | undefined
}

/** The fewest letters of each part of a joined word. */
const SHORTEST_PART = 3

export const typedToken = (typed: string): Token => ({ typed, word: singular(latinOf(typed)), reason: undefined })

/** Hindi words by sound; of two that sound alike the first. */
const HINDI_BY_SOUND: ReadonlyMap<string, string> = new Map(
  [...Object.keys(HINDI_WORDS).flatMap(wordsOf), ...HINDI_IDLE].toReversed().map((word) => [hindiSound(word), word]),
)
const SHORTEST_SOUND = 3

/** A Hindi word in another spelling; one of three letters or fewer must be spelt as in the table. */
function hindiOf(word: string): string | undefined {
  const sound = hindiSound(word)
  return word.length >= SHORTEST_WITH_SLIP && sound.length >= SHORTEST_SOUND ? HINDI_BY_SOUND.get(sound) : undefined
}

/** Devanagari has one spelling for each sound, so a match by sound isn't a guess; this also covers the portal's names. */
const spokenIn = (word: string, { bySound }: Vocabulary): string | undefined =>
  hindiOf(word) ?? bySound.get(hindiSound(word))

/** Transliterates a word for the vocabulary, without guessing. */
export function inLatin(token: Token, vocabulary: Vocabulary): Token {
  if (!isDevanagari(token.typed) || isKnownWord(token.word, vocabulary)) return token
  return { ...token, word: spokenIn(token.word, vocabulary) ?? token.word }
}

/** Replaces unknown words by likely corrections. @param isSure true if the word at this place has a meaning as typed */
export function guessed(
  tokens: readonly Token[],
  isSure: (at: number) => boolean,
  vocabulary: Vocabulary,
): readonly Token[] {
  const isUnknown = ({ word }: Token, at: number) => !isSure(at) && !isKnownWord(word, vocabulary)
  const read: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [one, next] = tokens.slice(at, at + 2)
    if (one === undefined) break
    const mayJoin = next !== undefined && !isSure(at) && !isSure(at + 1)
    const isOpen = mayJoin && (isUnknown(one, at) || isUnknown(next, at + 1))
    const together = isOpen ? asOne(one, next, vocabulary) : undefined
    if (together !== undefined) {
      read.push(together)
      at++
    } else read.push(...(isUnknown(one, at) ? guess(one, vocabulary) : [one]))
  }
  return read
}

/** Joins two words that are one misspelt word: `machar dani`, `tooth pest`; but not if one of them has a meaning by itself. */
function asOne(one: Token, next: Token, vocabulary: Vocabulary): Token | undefined {
  const word = joined([one.word, next.word])
  const typed = `${one.typed} ${next.typed}`
  const hindi = hindiOf(word)
  if (hindi !== undefined) return { typed, word: hindi, reason: 'sound' }
  const both = [one, next]
  if (both.some((token) => token.word.length < SHORTEST_PART || isReadAlone(token, vocabulary))) return undefined
  const spelt = vocabulary.spell(word)
  return spelt === undefined ? undefined : { typed, word: spelt, reason: 'slip' }
}

const isReadAlone = (token: Token, vocabulary: Vocabulary): boolean =>
  !isKnownWord(token.word, vocabulary) && guess(token, vocabulary)[0] !== token

function guess(token: Token, vocabulary: Vocabulary): readonly Token[] {
  const { word, typed } = token
  const as = (read: string, reason: Reason): readonly Token[] => [{ typed, word: read, reason }]
  const hindi = hindiOf(word)
  if (hindi !== undefined) return as(hindi, 'sound')
  if (word.length < SHORTEST_WITH_SLIP) {
    const colour = COLOUR_WORDS.find((one) => one.startsWith(word))
    return word.length === SHORTEST_WITH_SLIP - 1 && colour !== undefined ? as(colour, 'beginning') : [token]
  }
  // The beginning of a known word is searched for as it is.
  if (knownFrom(word, vocabulary).length > 0) return [token]
  const parts = partsOf(word, vocabulary)
  if (parts !== undefined) return parts.map((part) => ({ typed: part, word: part, reason: 'joint' }))
  const spelt = vocabulary.spell(word)
  return spelt === undefined ? [token] : as(spelt, 'slip')
}

/** Splits two known words that were typed as one: `kidsshoes`. */
function partsOf(word: string, { known }: Vocabulary): readonly [string, string] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [first, second] = [singular(word.slice(0, at)), singular(word.slice(at))]
    if (known.has(first) && known.has(second)) return [first, second]
  }
  return undefined
}
