/** Finds the meaning of search words, one after the other: names of the portal, other words for them, and beginnings of names. */
import { HINDI_IDLE, HINDI_WORDS } from './hindi-words.ts'
import { joined, keyOf, knownFrom, type Meaning, NAMED, type Vocabulary } from './search-vocabulary.ts'
import { IDLE_WORDS, OTHER_WORDS } from './search-words.ts'

export interface Found {
  /** Number of words that it covers. */
  readonly length: number
  readonly meaning?: Meaning
  /** The words to search for in product names, if the portal has no filter for it. */
  readonly words: readonly string[]
  /** Names of which only the beginning was typed. */
  readonly prefixes?: readonly string[]
}

export interface Segment {
  readonly at: number
  readonly length: number
  readonly found: Found | undefined
}

/** The most words that a name has. */
const LONGEST = 4
/** Fewer letters match the beginning of too many names. */
const SHORTEST_BEGINNING = 3
/** Words before the last one are more often complete, so their beginnings need more letters. */
const SHORTEST_IN_MIDST = 4

const IDLE: ReadonlySet<string> = new Set([...IDLE_WORDS, ...HINDI_IDLE])

/** True for a filler word. */
export const isIdle = (word: string): boolean => IDLE.has(word)

const OTHER_BY_KEY: ReadonlyMap<string, readonly string[]> = new Map(
  [...Object.entries(OTHER_WORDS), ...Object.entries(HINDI_WORDS)].map(([name, others]) => [keyOf(name), others]),
)

/** Splits the words into the longest segments that have a meaning; `mayBegin` also allows beginnings of names. */
export function segmentsOf(
  words: readonly string[],
  vocabulary: Vocabulary,
  { mayBegin }: { readonly mayBegin: boolean },
): readonly Segment[] {
  const segments: Segment[] = []
  for (let at = 0; at < words.length; ) {
    const found = longestFrom(words, at, vocabulary, mayBegin)
    const length = found?.length ?? 1
    segments.push({ at, length, found })
    at += length
  }
  return segments
}

/** The meaning of the longest segment that starts there. */
function longestFrom(all: readonly string[], at: number, vocabulary: Vocabulary, mayBegin: boolean): Found | undefined {
  for (let length = Math.min(LONGEST, all.length - at); length > 0; length--) {
    const words = all.slice(at, at + length)
    const isLast = at + length === all.length
    const found = standingFor(words, vocabulary) ?? (mayBegin ? byPrefix(words, vocabulary, isLast) : undefined)
    if (found !== undefined) return { length, ...found }
    // `dudh ki bottle`: the word in the middle is a filler.
    const [first = ''] = words
    const without = words.filter((word) => !isIdle(word))
    if (without.length === length || without.length < 2 || isIdle(first)) continue
    const between = standingFor(without, vocabulary)
    if (between !== undefined) return { length, ...between }
  }
  return undefined
}

type Standing = Omit<Found, 'length'>

function standingFor(words: readonly string[], vocabulary: Vocabulary): Standing | undefined {
  const { names, parts, kinds, wideKinds } = vocabulary
  const key = joined(words)
  const [word = ''] = words.length === 1 ? words : []
  const own = names.get(key)
  if (own !== undefined) return { meaning: own, words: [] }
  const others = OTHER_BY_KEY.get(key)
  if (others !== undefined) return otherwiseCalled(others, vocabulary)
  const meaning = kinds.get(word) ?? parts.get(key) ?? wideKinds.get(word) ?? having(words, vocabulary)
  return meaning === undefined ? undefined : { meaning, words: [] }
}

/** Names that contain several words, in any order: `bottle feeding`. */
function having(words: readonly string[], vocabulary: Vocabulary): Meaning | undefined {
  return words.length > 1
    ? narrowest(vocabulary, (name) => words.every((word) => name.words.includes(word)))?.meaning
    : undefined
}

/** All the portal's choices for these names; if it has none, words to search for. */
function otherwiseCalled(called: readonly string[], { names, parts, kinds }: Vocabulary): Standing {
  const meanings = called.flatMap((name) => {
    const key = keyOf(name)
    return names.get(key) ?? parts.get(key) ?? kinds.get(key) ?? []
  })
  const [first] = meanings
  if (first === undefined) return { words: called.slice(0, 1) }
  const ids = meanings.filter(({ facet }) => facet === first.facet).flatMap((one) => one.ids)
  return { meaning: { facet: first.facet, ids: [...new Set(ids)] }, words: [] }
}

/** `feeding bot`, `romp`: names that begin like this, of the narrowest facet that has some. */
function byPrefix(words: readonly string[], vocabulary: Vocabulary, isLast: boolean): Standing | undefined {
  const [last = ''] = words.slice(-1)
  if (words.length === 1) return byWordPrefix(last, vocabulary, isLast)
  const beginning = words.join('')
  if (!isLast || beginning.length < SHORTEST_BEGINNING || standingFor([last], vocabulary) !== undefined)
    return undefined
  return narrowest(vocabulary, ({ key }) => key.startsWith(beginning))
}

/** A word that also begins other words in product names remains a search word: `cott` could be `cotton` as well. */
function byWordPrefix(word: string, vocabulary: Vocabulary, isLast: boolean): Standing | undefined {
  if (word.length < (isLast ? SHORTEST_BEGINNING : SHORTEST_IN_MIDST) || vocabulary.known.has(word)) return undefined
  const all = knownFrom(word, vocabulary)
  const wholes = all.filter((one) => vocabulary.inNames.has(one))
  if (wholes.length === 0)
    return narrowest(vocabulary, ({ key }) => key.startsWith(word)) ?? byColloquialPrefix(all, vocabulary)
  const found = narrowest(vocabulary, ({ words }) => words.some((one) => one.startsWith(word)))
  if (found === undefined) return word.length === SHORTEST_BEGINNING ? wholeOf(wholes) : undefined
  return wholes.every((whole) => found.has(whole)) ? found : undefined
}

/** `pushch`: the beginning of a word that only people use. */
function byColloquialPrefix(wholes: readonly string[], vocabulary: Vocabulary): Standing | undefined {
  const whole = wholes.find((word) => OTHER_BY_KEY.has(word))
  const found = whole === undefined ? undefined : standingFor([whole], vocabulary)
  return whole === undefined || found === undefined ? undefined : { ...found, prefixes: [whole] }
}

/** A beginning this short is searched for as the whole word, if it begins only one. */
const wholeOf = (wholes: readonly string[]): Standing | undefined =>
  wholes.length === 1 ? { words: wholes, prefixes: wholes } : undefined

/** The matching names of the narrowest facet that has some. */
function narrowest({ spelt }: Vocabulary, isMatch: (name: Vocabulary['spelt'][number]) => boolean) {
  const all = spelt.filter(isMatch)
  const facet = NAMED.find((one) => all.some(({ choice }) => choice.facet === one))
  if (facet === undefined) return undefined
  const of = all.filter(({ choice }) => choice.facet === facet)
  const meaning: Meaning = { facet, ids: of.map(({ choice }) => choice.id) }
  return {
    meaning,
    words: [],
    prefixes: of.map(({ choice }) => choice.name),
    has: (word: string) => of.some(({ words, key }) => key === word || words.includes(word)),
  }
}
