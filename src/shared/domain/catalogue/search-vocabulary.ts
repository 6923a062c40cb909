/** The words that a search is understood by: the portal's own names of what it narrows by, words of products, and how to find a misspelt one. */
import { HINDI_IDLE, HINDI_WORDS } from './hindi-words.ts'
import type { Facet, FacetChoice, Facets } from './listing.ts'
import { COLOUR_WORDS, IDLE_WORDS, OTHER_WORDS } from './search-words.ts'
import { spellerOf } from './slips.ts'
import { hindiSound } from './sounds.ts'

/** What words may name, the narrowest first. */
export const NAMED = ['Type', 'subcategories', 'categories', 'brands'] as const satisfies readonly Facet[]
export type Named = (typeof NAMED)[number]

/** A choice of the portal's, with what it narrows. */
export interface NamedChoice extends FacetChoice {
  readonly facet: Named
}

/** Names that words may stand for: of one facet, all of those that are called so. */
export interface Meaning {
  readonly facet: Named
  readonly ids: readonly string[]
}

/** By words in the singular, with nothing between them. */
type Meanings = ReadonlyMap<string, Meaning>

/** A choice with the words of its name, and what it is looked up by. */
interface Spelt {
  readonly choice: NamedChoice
  readonly words: readonly string[]
  readonly key: string
}

export interface Vocabulary {
  /** By whole names. */
  readonly names: Meanings
  /** By one of what a name joins: `Onesies & Rompers` is both. */
  readonly parts: Meanings
  /** By the last word of a type: a `Feeding Bottle` is a bottle. */
  readonly kinds: Meanings
  /** By the last word of any other name. */
  readonly wideKinds: Meanings
  /** Every word that is known to stand in names, in the singular. */
  readonly known: ReadonlySet<string>
  /** The same in order of the alphabet: those that begin alike stand together. */
  readonly sorted: readonly string[]
  /** Words of the portal's names by their sound, for those that are typed in Devanagari. */
  readonly bySound: ReadonlyMap<string, string>
  readonly choices: readonly NamedChoice[]
  readonly spelt: readonly Spelt[]
  /** Words that stand in names, in the singular; not those that only people use. */
  readonly inNames: ReadonlySet<string>
  /** The known word that another is, misspelt. */
  readonly spell: (word: string) => string | undefined
}

/** A word in the singular, as far as endings tell; of both that are compared, the same. */
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

/** Words without their joints: `t-shirt`, `t shirt` and `tshirts` are one, `Ride-ons` and `rideon` as well. */
export const joined = (words: readonly string[]): string =>
  words.length > 1 ? singular(words.join('')) : words.join('')

/** What a name is looked up by: all of its words together, but for how many there are in a pack. */
export const keyOf = (name: string): string => joined(wordsOf(name.replace(/\bpack of \d+/i, '')))

const partsOf = (name: string): readonly string[] => name.split(/(?<!\s)\s*(?:&|,|\/|\band\b)\s*/i)

/** Words that may be misspelt: no numbers, nor what has one in it. */
const guessable = (words: Iterable<string>): readonly string[] =>
  [...words].filter((word) => !/\d/.test(word)).map(singular)

/** All choices of the same facet by the same key; the first facet that has a key keeps it. */
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
 * @param facets what the portal narrows by, with nothing narrowed
 * @param seen further words, of products that this computer has seen
 */
export function vocabularyOf(facets: Facets, seen: Iterable<string>): Vocabulary {
  const choices = NAMED.flatMap((facet) => (facets[facet] ?? []).map((choice) => ({ ...choice, facet })))
  const of = (...wanted: readonly Named[]) => choices.filter(({ facet }) => wanted.includes(facet))
  const spelt = choices.map((choice) => ({ choice, words: wordsOf(choice.name), key: keyOf(choice.name) }))
  const named = guessable(spelt.flatMap(({ words, key }) => [...words, key]))
  const others = [...Object.keys(OTHER_WORDS), ...Object.keys(HINDI_WORDS)].flatMap(wordsOf)
  const inNames = new Set([...guessable(spelt.flatMap(({ words }) => words)), ...COLOUR_WORDS, ...guessable(seen)])
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

/** Whether names are known to have a word, or a measure, which need no knowing. */
export const isKnownWord = (word: string, { known }: Pick<Vocabulary, 'known'>): boolean =>
  /\d/.test(word) || known.has(singular(word))

/** Known words that begin so, in order of the alphabet. */
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

/** So many first letters in common are near. */
const BEGINNING = 4

/** What the portal narrows by that is near to what is typed, for a search that finds nothing: at most `most` of them. */
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
