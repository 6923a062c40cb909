/**
 * What is meant by a search, before the portal is asked: which of its words name what the portal narrows by, which are measures, which are
 * misspelt, and which are left to search for. The portal's own names are the vocabulary; other words for them are data.
 */
import type { Chosen, Facet, FacetChoice, Facets } from './listing.ts'
import { COLOUR_WORDS, IDLE_WORDS, MEASURED, MEASURES, OTHER_WORDS } from './search-words.ts'

/** What words may name, the narrowest first. */
const NAMED = ['Type', 'subcategories', 'categories', 'brands'] as const satisfies readonly Facet[]
type Named = (typeof NAMED)[number]

/** A word that was read otherwise than it was typed. */
export interface Instead {
  readonly typed: string
  readonly read: string
}

export interface UnderstoodSearch {
  readonly chosen: Chosen
  /** What is left to search for, with blanks between. */
  readonly words: string
  readonly instead: readonly Instead[]
}

/** A choice of the portal's, with what it narrows. */
export interface NearChoice extends FacetChoice {
  readonly facet: Facet
}

/** Names that what is typed may stand for: of one facet, all of those that are called so. */
interface Meaning {
  readonly facet: Named
  readonly ids: readonly string[]
}

/** By words in the singular, with nothing between them. */
type Meanings = ReadonlyMap<string, Meaning>

export interface Vocabulary {
  /** By whole names. */
  readonly names: Meanings
  /** By one of what a name joins: `Onesies & Rompers` is both. */
  readonly parts: Meanings
  /** By the last word of a type: a `Feeding Bottle` is a bottle. */
  readonly kinds: Meanings
  /** By the last word of any other name. */
  readonly wideKinds: Meanings
  /** Every word that is known to stand in names, in the singular; those of the portal's own names first. */
  readonly known: ReadonlySet<string>
  /** For what isn't found at all. */
  readonly choices: readonly {
    readonly facet: Named
    readonly choice: FacetChoice
    readonly words: readonly string[]
  }[]
}

/** A word in the singular, as far as endings tell; of both that are compared, the same. */
export function singular(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < 4) return lower
  if (/(?:ies|ie)$/.test(lower)) return lower.replace(/ies?$/, 'y')
  if (/(?:s|x|z|ch|sh)es$/.test(lower)) return lower.slice(0, -2)
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .map(singular)

const unpacked = (name: string): string => name.replace(/\bpack of \d+/i, '')
const partsOf = (name: string): readonly string[] => unpacked(name).split(/\s*(?:&|,|\/|\band\b)\s*/i)

/** Words that may be misspelt: no numbers, nor what has one in it. */
const spelt = (words: Iterable<string>): readonly string[] =>
  [...words].filter((word) => !/\d/.test(word)).map(singular)

type Four = [Map<string, Meaning>, Map<string, Meaning>, Map<string, Meaning>, Map<string, Meaning>]

/**
 * What a portal has names for.
 *
 * @param facets what it narrows by, with nothing narrowed
 * @param seen further words, of products that this computer has seen
 */
export function vocabularyOf(facets: Facets, seen: Iterable<string> = []): Vocabulary {
  const [names, parts, kinds, wideKinds] = [0, 1, 2, 3].map(() => new Map<string, Meaning>()) as Four
  const add = (to: Map<string, Meaning>, key: string, facet: Named, id: string) => {
    const there = to.get(key)
    if (key === '' || (there !== undefined && there.facet !== facet)) return
    to.set(key, { facet, ids: [...new Set([...(there?.ids ?? []), id])] })
  }
  const choices = NAMED.flatMap((facet) =>
    (facets[facet] ?? []).map((choice) => ({ facet, choice, words: wordsOf(choice.name) })),
  )
  for (const { facet, choice, words } of choices) {
    add(names, wordsOf(unpacked(choice.name)).join(''), facet, choice.id)
    for (const part of partsOf(choice.name)) add(parts, wordsOf(part).join(''), facet, choice.id)
    const last = words.at(-1)
    if (last === undefined || facet === 'brands' || words.length === 1) continue
    add(facet === 'Type' ? kinds : wideKinds, last, facet, choice.id)
  }
  const named = spelt(choices.flatMap(({ words }) => [...words, words.join('')]))
  const others = Object.keys(OTHER_WORDS).flatMap(wordsOf)
  const known = new Set([...named, ...others, ...COLOUR_WORDS, ...IDLE_WORDS, ...spelt(seen)])
  return { names, parts, kinds, wideKinds, known, choices }
}

/** As many words as a name is made of at most. */
const LONGEST = 4
/** From how many letters on a word may have a slip, and two. */
const ONE_SLIP = 4
const TWO_SLIPS = 8
/** A word of at most so many letters has to stand alone: `red` isn't meant by `reduced`. */
const SHORT = 3

export function understandSearch(typed: string, vocabulary: Vocabulary): UnderstoodSearch {
  const { rest, measures } = withoutMeasures(typed)
  const plain = rest.map(singular)
  // What stands for something as it is typed has no slip in it.
  const sure = new Set(
    segmentsOf(plain, vocabulary).flatMap(({ at, length, found }) => (found ? range(at, length) : [])),
  )
  const tokens = plain.map((word, at) => (sure.has(at) ? word : rightly(word, vocabulary)))
  const instead = rest.flatMap((word, at) => {
    const read = tokens[at]
    return read === undefined || read === plain[at] ? [] : [{ typed: word, read }]
  })
  const chosen = new Map<Named, string[]>()
  const left: string[] = []
  for (const { at, found } of segmentsOf(tokens, vocabulary)) {
    if (found === undefined) left.push(leftOf(rest[at] ?? '', tokens[at] ?? ''))
    else if (found.meaning === undefined) left.push(...found.words)
    else chosen.set(found.meaning.facet, [...(chosen.get(found.meaning.facet) ?? []), ...found.meaning.ids])
  }
  const said = left.filter((word) => !IDLE_WORDS.has(singular(word)))
  const isSomething = chosen.size > 0 || said.length > 0 || measures.length > 0
  return { chosen: Object.fromEntries(chosen), words: [...(isSomething ? said : left), ...measures].join(' '), instead }
}

const range = (from: number, length: number): readonly number[] => Array.from({ length }, (_, at) => from + at)

/** The words one after the other, as many together as stand for something. */
function segmentsOf(tokens: readonly string[], vocabulary: Vocabulary) {
  const segments: { readonly at: number; readonly length: number; readonly found: Found | undefined }[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = longestFrom(tokens, at, vocabulary)
    const length = found?.length ?? 1
    segments.push({ at, length, found })
    at += length
  }
  return segments
}

/** A word that was read otherwise is searched for as it was read; any other as it was typed, for the portal may know it so. */
const leftOf = (typed: string, read: string): string => (read === singular(typed) ? typed : read)

function withoutMeasures(typed: string): { readonly rest: readonly string[]; readonly measures: readonly string[] } {
  let text = typed.toLowerCase().replace(/[^\p{L}\p{N}\p{M}.–-]+/gu, ' ')
  for (const [pattern, written] of MEASURES) text = text.replace(pattern, written)
  const measures: string[] = []
  const rest = text.replace(MEASURED, (measure) => {
    measures.push(measure)
    return ' '
  })
  return { rest: rest.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== ''), measures }
}

interface Found {
  readonly length: number
  readonly meaning?: Meaning
  /** What it is called in names of products, where the portal doesn't narrow by it. */
  readonly words: readonly string[]
}

/** What the most words from there on stand for. */
function longestFrom(tokens: readonly string[], at: number, vocabulary: Vocabulary): Found | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const here = tokens.slice(at, at + length)
    const found = standingFor(here, vocabulary)
    if (found !== undefined) return { length, ...found }
    // `dudh ki bottle`: what stands between says nothing.
    const [first = ''] = here
    const without = here.filter((word) => !IDLE_WORDS.has(word))
    if (without.length === length || without.length < 2 || IDLE_WORDS.has(first)) continue
    const between = standingFor(without, vocabulary)
    if (between !== undefined) return { length, ...between }
  }
  return undefined
}

function standingFor(words: readonly string[], vocabulary: Vocabulary): Omit<Found, 'length'> | undefined {
  const { names, parts, kinds, wideKinds } = vocabulary
  const key = words.join('')
  const [word = ''] = words.length === 1 ? words : []
  const own = names.get(key)
  if (own !== undefined) return { meaning: own, words: [] }
  const others = OTHER_BY_KEY.get(key)
  if (others !== undefined) return otherwiseCalled(others, vocabulary)
  const meaning = kinds.get(word) ?? parts.get(key) ?? wideKinds.get(word)
  return meaning === undefined ? undefined : { meaning, words: [] }
}

/** All that the portal has of these names; words to search for where it has none. */
function otherwiseCalled(called: readonly string[], { names, parts, kinds }: Vocabulary): Omit<Found, 'length'> {
  const known = called.flatMap((name) => {
    const key = wordsOf(unpacked(name)).join('')
    return names.get(key) ?? parts.get(key) ?? kinds.get(key) ?? []
  })
  const [first] = known
  if (first === undefined) return { words: called.slice(0, 1) }
  const ids = known.filter(({ facet }) => facet === first.facet).flatMap((one) => one.ids)
  return { meaning: { facet: first.facet, ids: [...new Set(ids)] }, words: [] }
}

const OTHER_BY_KEY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(OTHER_WORDS).map(([name, others]) => [wordsOf(name).join(''), others]),
)

/** A word as it is spelt, in the singular; of several that are as near the first that is known. Numbers are never guessed. */
function rightly(own: string, { known }: Vocabulary): string {
  if (/\d/.test(own) || known.has(own) || OTHER_BY_KEY.has(own)) return own
  if (own.length < ONE_SLIP)
    return (own.length === SHORT && COLOUR_WORDS.find((colour) => colour.startsWith(own))) || own
  const most = own.length >= TWO_SLIPS ? 2 : 1
  let nearest = own
  let least = most + 1
  for (const other of known) {
    if (other.length < ONE_SLIP || Math.abs(other.length - own.length) >= least) continue
    // Two slips and another beginning are another word.
    const slips = slipsBetween(own, other, least)
    if (slips < least && (slips < 2 || other[0] === own[0])) {
      least = slips
      nearest = other
    }
    if (least === 1 && other[0] === own[0]) break
  }
  return nearest
}

/** A search in words of names, as a search by words alone takes it; undefined where these are the words that were typed. */
export function inNames(typed: string, vocabulary: Vocabulary): string | undefined {
  const { chosen, words } = understandSearch(typed, vocabulary)
  const names = NAMED.flatMap((facet) => {
    const [id] = chosen[facet] ?? []
    const named = vocabulary.choices.find((one) => one.facet === facet && one.choice.id === id)
    return named === undefined ? [] : [named.choice.name]
  })
  const read = [...names, words].filter((part) => part !== '').join(' ')
  return wordsOf(read).join(' ') === wordsOf(typed).join(' ') ? undefined : read
}

/** Whether names are known to have a word, or a measure, which need no knowing. */
export const isKnownWord = (word: string, { known }: Vocabulary): boolean =>
  /\d/.test(word) || known.has(singular(word))

/** Letters too many, too few, others, or two that changed places; `enough` where there are as many or more. */
export function slipsBetween(one: string, other: string, enough: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    if (Math.min(...next) >= enough) return enough
    before = row
    row = next
  }
  return Math.min(row[other.length] ?? enough, enough)
}

/** Whether a text has every word as a word of its own, or its beginning; one that it has nowhere is the portal's to know. */
export function hasAsWords(text: string, searched: string): boolean {
  const lower = text.toLowerCase()
  const words = lower.split(/[^\p{L}\p{N}\p{M}]+/u)
  return searched
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '' && lower.includes(word))
    .every((word) => words.some((one) => one === word || (word.length > SHORT && one.startsWith(word))))
}

/** What the portal narrows by that is nearest to what is typed, for a search that finds nothing: at most `most` of them. */
export function nearestChoices(typed: string, { choices }: Vocabulary, most: number): readonly NearChoice[] {
  const tokens = wordsOf(typed).filter((word) => word.length >= ONE_SLIP && !IDLE_WORDS.has(word))
  const scored = choices.flatMap(({ facet, choice, words }) => {
    const near = tokens.map((token) =>
      Math.min(
        9,
        ...words.map((word) => (word.startsWith(token.slice(0, ONE_SLIP)) ? 1 : slipsBetween(token, word, 3))),
      ),
    )
    const least = Math.min(9, ...near)
    return least < 3 ? [{ least, choice: { ...choice, facet } }] : []
  })
  return scored
    .toSorted((one, other) => one.least - other.least)
    .slice(0, most)
    .map(({ choice }) => choice)
}
