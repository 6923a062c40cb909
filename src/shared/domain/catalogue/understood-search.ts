/**
 * What is meant by a search, before the portal is asked: which of its words name what the portal narrows by, which are measures, which are
 * misspelt, and which are left to search for.
 */
import type { Chosen } from './listing.ts'
import {
  isKnownWord,
  keyOf,
  type Meaning,
  NAMED,
  type Named,
  singular,
  type Vocabulary,
  wordsOf,
} from './search-vocabulary.ts'
import { COLOUR_WORDS, IDLE_WORDS, MEASURED, MEASURES, OTHER_WORDS } from './search-words.ts'

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

/** What a search may be asked of the portal as. */
export interface Reading extends UnderstoodSearch {
  /** Words that it goes without. */
  readonly leftOut: readonly string[]
}

export const asTyped = (typed: string): Reading => ({ chosen: {}, words: typed, instead: [], leftOut: [] })

/** A word, or a measure: `250 ml` is searched for, or left out, as a whole. */
const TERM = new RegExp(`${MEASURED.source}|\\S+`, 'g')
const MEASURE = new RegExp(`^(?:${MEASURED.source})$`)

/** What a search may mean, the likeliest first; words that nobody knows are given up before those that name something. */
export function readingsOf(typed: string, vocabulary: Vocabulary): readonly Reading[] {
  const understood = { ...understandSearch(typed, vocabulary), leftOut: [] }
  const words = understood.words.match(TERM) ?? []
  const known = words.filter((word) => MEASURE.test(word) || isKnownWord(word, vocabulary))
  const isNamed = Object.keys(understood.chosen).length > 0
  const without = (kept: readonly string[]): Reading => ({
    ...understood,
    words: kept.join(' '),
    leftOut: words.filter((word) => !kept.includes(word)),
  })
  return [
    understood,
    asTyped(typed),
    ...(known.length < words.length && (isNamed || known.length > 0) ? [without(known)] : []),
    ...(isNamed && known.length > 0 ? [without([])] : []),
  ]
}

/** As many words as a name is made of at most. */
const LONGEST = 4
/** Words of fewer letters are typed anew sooner than they are guessed; but a colour may be begun. */
const SHORTEST_WITH_SLIP = 4

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
    const key = keyOf(name)
    return names.get(key) ?? parts.get(key) ?? kinds.get(key) ?? []
  })
  const [first] = known
  if (first === undefined) return { words: called.slice(0, 1) }
  const ids = known.filter(({ facet }) => facet === first.facet).flatMap((one) => one.ids)
  return { meaning: { facet: first.facet, ids: [...new Set(ids)] }, words: [] }
}

const OTHER_BY_KEY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(OTHER_WORDS).map(([name, others]) => [keyOf(name), others]),
)

/** A word as it is spelt, in the singular. Numbers are never guessed. */
function rightly(own: string, { known, spell }: Vocabulary): string {
  if (/\d/.test(own) || known.has(own) || OTHER_BY_KEY.has(own)) return own
  if (own.length >= SHORTEST_WITH_SLIP) return spell(own) ?? own
  const colour = COLOUR_WORDS.find((one) => one.startsWith(own))
  return own.length === SHORTEST_WITH_SLIP - 1 && colour !== undefined ? colour : own
}

/** A search in words of names, as a search by words alone takes it; undefined where these are the words that were typed. */
export function inNames(typed: string, vocabulary: Vocabulary): string | undefined {
  const { chosen, words } = understandSearch(typed, vocabulary)
  const names = NAMED.flatMap((facet) => {
    const [id] = chosen[facet] ?? []
    const named = vocabulary.choices.find((one) => one.facet === facet && one.id === id)
    return named === undefined ? [] : [named.name]
  })
  const read = [...names, words].filter((part) => part !== '').join(' ')
  return wordsOf(read).join(' ') === wordsOf(typed).join(' ') ? undefined : read
}
