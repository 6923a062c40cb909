/** The vocabulary for understanding a search: the portal's facet names, words of product names, and a speller for misspelt words. */
import { HINDI_IDLE, HINDI_WORDS } from './hindi-words.ts'
import type { Facet, FacetChoice, Facets } from './listing.ts'
import { COLOUR_WORDS, IDLE_WORDS, OTHER_WORDS } from './search-words.ts'
import { spellerOf } from './slips.ts'
import { hindiSound } from './sounds.ts'

/** The facets that words can name, the narrowest first. */
export const NAMED = ['Type', 'subcategories', 'categories', 'brands'] as const satisfies readonly Facet[]
export type Named = (typeof NAMED)[number]

export interface NamedChoice extends FacetChoice {
  readonly facet: Named
}

/** Names that words may stand for: all names of one facet with the same key. */
export interface Meaning {
  readonly facet: Named
  readonly ids: readonly string[]
}

/** By words in the singular, joined. */
type Meanings = ReadonlyMap<string, Meaning>

/** A choice with the words of its name and its lookup key. */
interface Spelt {
  readonly choice: NamedChoice
  readonly words: readonly string[]
  readonly key: string
}

export interface Vocabulary {
  /** By whole names. */
  readonly names: Meanings
  /** By one part of a joined name: `Onesies & Rompers` is found by both. */
  readonly parts: Meanings
  /** By the last word of a type: a `Feeding Bottle` is found by bottle. */
  readonly kinds: Meanings
  /** By the last word of any other name. */
  readonly wideKinds: Meanings
  /** All words known from names, in the singular. */
  readonly known: ReadonlySet<string>
  /** The same words in alphabetical order, so that those with the same beginning are adjacent. */
  readonly sorted: readonly string[]
  /** Words of the portal's names by sound, for words typed in Devanagari. */
  readonly bySound: ReadonlyMap<string, string>
  readonly choices: readonly NamedChoice[]
  readonly spelt: readonly Spelt[]
  /** Words in names, in the singular; without those that only people use. */
  readonly inNames: ReadonlySet<string>
  /** The known word of which another is a misspelling. */
  readonly spell: (word: string) => string | undefined
}

/** A word in the singular, guessed from its ending. Both sides of a comparison use this function. */
export function singular(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < 4) return lower
  if (/(?:ies|ie)$/.test(lower)) return lower.replace(/ies?$/, 'y')
  if (/(?:s|x|z|ch|sh)es$/.test(lower)) return lower.slice(0, -2)
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower
}

/** The words of a text, each in the singular. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .map(singular)

/** Joins words: `t-shirt`, `t shirt` and `tshirts` become the same, as do `Ride-ons` and `rideon`. */
export const joined = (words: readonly string[]): string =>
  words.length > 1 ? singular(words.join('')) : words.join('')

/** The lookup key of a name: all its words joined, without the pack size. */
export const keyOf = (name: string): string => joined(wordsOf(name.replace(/\bpack of \d+/i, '')))

const partsOf = (name: string): readonly string[] => name.split(/(?<!\s)\s*(?:&|,|\/|\band\b)\s*/i)

/** Words that may be misspelt: those without digits. */
const guessable = (words: Iterable<string>): readonly string[] =>
  [...words].filter((word) => !/\d/.test(word)).map(singular)

/** All choices of one facet by key; the first facet with a key keeps it. */
function meaningsOf(choices: readonly NamedChoice[], keysOf: (name: string) => readonly string[]): Meanings {
  const meanings = new Map<string, Meaning>()
  for (const { facet, id, name } of choices) {
    for (const key of keysOf(name)) {
      const there = meanings.get(key)
      if (key === '' || (there !== undefined && there.facet !== facet)) continue
      meanings.set(key, { facet, ids: [...new Set([...(there?.ids ?? []), id])] })
    }
  }
  return meanings
}

const lastWord = (name: string): readonly string[] => {
  const words = wordsOf(name)
  return words.length > 1 ? words.slice(-1) : []
}

/**
 * @param facets the portal's facets without any filter
 * @param seenWords further words, from products seen on this computer
 */
export function vocabularyOf(facets: Facets, seenWords: Iterable<string>): Vocabulary {
  const choices = NAMED.flatMap((facet) => (facets[facet] ?? []).map((choice) => ({ ...choice, facet })))
  const of = (...kinds: readonly Named[]) => choices.filter(({ facet }) => kinds.includes(facet))
  const spelt = choices.map((choice) => ({ choice, words: wordsOf(choice.name), key: keyOf(choice.name) }))
  const named = guessable(spelt.flatMap(({ words, key }) => [...words, key]))
  const others = [...Object.keys(OTHER_WORDS), ...Object.keys(HINDI_WORDS)].flatMap(wordsOf)
  const inNames = new Set([...guessable(spelt.flatMap(({ words }) => words)), ...COLOUR_WORDS, ...guessable(seenWords)])
  const known = new Set([...named, ...others, ...IDLE_WORDS, ...HINDI_IDLE, ...inNames])
  return {
    names: meaningsOf(choices, (name) => [keyOf(name)]),
    parts: meaningsOf(choices, (name) => partsOf(name).map(keyOf)),
    kinds: meaningsOf(of('Type'), lastWord),
    wideKinds: meaningsOf(of('subcategories', 'categories'), lastWord),
    known,
    sorted: [...known].toSorted((one, other) => (one < other ? -1 : 1)),
    bySound: new Map(named.toReversed().map((word) => [hindiSound(word), word])),
    choices,
    spelt,
    inNames,
    spell: spellerOf([...known]),
  }
}

/** True for a word known from names, or a measure, which needn't be known. */
export const isKnownWord = (word: string, { known }: Pick<Vocabulary, 'known'>): boolean =>
  /\d/.test(word) || known.has(singular(word))

/** Known words with this beginning, in alphabetical order. */
export function knownFrom(beginning: string, { sorted }: Pick<Vocabulary, 'sorted'>): readonly string[] {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < beginning) from = middle + 1
    else to = middle
  }
  const found: string[] = []
  for (let word = sorted[from]; word?.startsWith(beginning); word = sorted[++from]) found.push(word)
  return found
}

/** Names with so many first letters in common are near. */
const BEGINNING = 4

/** At most `most` of the portal's choices that resemble the text, for a search without results. */
export function nearestChoices(typed: string, { spelt, spell }: Vocabulary, most: number): readonly NamedChoice[] {
  const tokens = wordsOf(typed).filter((word) => word.length >= BEGINNING && !IDLE_WORDS.has(word))
  const near = tokens.map((token) => ({ begins: token.slice(0, BEGINNING), other: spell(token) }))
  return spelt
    .filter(({ words }) =>
      words.some((word) => near.some(({ begins, other }) => word === other || word.startsWith(begins))),
    )
    .slice(0, most)
    .map(({ choice }) => choice)
}
