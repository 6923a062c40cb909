/**
 * Interprets a search before the portal is asked: finds the words that name a filter, the measures, the beginnings and misspellings, and
 * the words that remain to search for. Every search for products uses it.
 */
import type { Chosen } from './listing.ts'
import { isIdle, type Segment, segmentsOf } from './search-meaning.ts'
import { guessed, inLatin, type Reason, type Token, typedToken } from './search-tokens.ts'
import { isKnownWord, NAMED, type Named, type Vocabulary, wordsOf } from './search-vocabulary.ts'
import { MEASURED, MEASURES } from './search-words.ts'

/** Words that were read differently from how they were typed, with the reason. */
export interface WordCorrection {
  readonly typed: string
  readonly read: string
  readonly reason: Reason
}

export interface UnderstoodSearch {
  readonly chosen: Chosen
  /** The words that remain to search for, separated by blanks. */
  readonly words: string
  readonly instead: readonly WordCorrection[]
}

/** A query that a search can be sent to the portal as. */
export interface Reading extends UnderstoodSearch {
  /** Words that the query leaves out. */
  readonly leftOut: readonly string[]
}

export const asTyped = (typed: string): Reading => ({ chosen: {}, words: typed, instead: [], leftOut: [] })

/** A word, or a measure: `250 ml` is searched for, or left out, as a whole. */
const TERM = new RegExp(`${MEASURED.source}|\\S+`, 'g')
const MEASURE = new RegExp(`^(?:${MEASURED.source})$`)

/**
 * The possible readings of a search, the most likely first. The typed words may be in names that this computer hasn't seen, so guesses come
 * only after the search as typed has found nothing. Unknown words are dropped before words that name something.
 */
export function readingsOf(typed: string, vocabulary: Vocabulary): readonly Reading[] {
  const understood = { ...understandSearch(typed, vocabulary), leftOut: [] }
  const words = understood.words.match(TERM) ?? []
  const known = words.filter((word) => MEASURE.test(word) || isKnownWord(word, vocabulary))
  const isNamed = Object.keys(understood.chosen).length > 0
  const without = (remaining: readonly string[]): Reading => ({
    ...understood,
    words: remaining.join(' '),
    leftOut: words.filter((word) => !remaining.includes(word)),
  })
  const isGuessed = understood.instead.length > 0
  const plain = isGuessed ? understandSearch(typed, vocabulary, AS_IT_IS) : understood
  const all = unlike([...(isGuessed ? [{ ...plain, leftOut: [] }] : []), understood, asTyped(typed)])
  // A beginning alone isn't enough to drop other words: `cricket bat` isn't a bather.
  if (understood.instead.every(({ reason }) => reason === 'beginning') && !saysSomething(plain, vocabulary)) return all
  return [
    ...all,
    ...(known.length < words.length && (isNamed || known.length > 0) ? [without(known)] : []),
    ...(isNamed && known.length > 0 ? [without([])] : []),
  ]
}

/** Removes readings with the same query, keeping the first. */
const unlike = (readings: readonly Reading[]): readonly Reading[] => {
  const asks = ({ chosen, words }: Reading) => JSON.stringify([chosen, words])
  return readings.filter((one, at) => readings.findIndex((other) => asks(other) === asks(one)) === at)
}

const saysSomething = ({ chosen, words }: UnderstoodSearch, vocabulary: Vocabulary): boolean =>
  Object.keys(chosen).length > 0 ||
  (words.match(TERM) ?? []).some((word) => MEASURE.test(word) || isKnownWord(word, vocabulary))

interface How {
  /** True if words may be beginnings, misspelt, or spelt by ear. */
  readonly guess: boolean
}
const AS_IT_IS: How = { guess: false }

export function understandSearch(
  typed: string,
  vocabulary: Vocabulary,
  { guess }: How = { guess: true },
): UnderstoodSearch {
  const { rest, measures } = withoutMeasures(typed)
  const plain = rest.map((word) => inLatin(typedToken(plainNumber(word)), vocabulary))
  const tokens = guess ? guessed(plain, coveredIn(plain, vocabulary), vocabulary) : plain
  const segments = segmentsOf(wordsIn(tokens), vocabulary, { mayBegin: guess })
  const chosen = new Map<Named, string[]>()
  const searched: string[] = []
  for (const { at, found } of segments) {
    const meaning = found?.meaning
    if (found === undefined) searched.push(...tokens.slice(at, at + 1).map(searchWordOf))
    else if (meaning === undefined) searched.push(...found.words)
    else chosen.set(meaning.facet, [...(chosen.get(meaning.facet) ?? []), ...meaning.ids])
  }
  const searchWords = searched.filter((word) => !isIdle(typedToken(word).word))
  const isSomething = chosen.size > 0 || searchWords.length > 0 || measures.length > 0
  return {
    chosen: Object.fromEntries(chosen),
    words: [...(isSomething ? searchWords : searched), ...measures].join(' '),
    instead: insteadOf(tokens, segments, vocabulary),
  }
}

const wordsIn = (tokens: readonly Token[]): readonly string[] => tokens.map(({ word }) => word)

/** Words that have a meaning as typed contain no slip. */
function coveredIn(tokens: readonly Token[], vocabulary: Vocabulary): (at: number) => boolean {
  const found = segmentsOf(wordsIn(tokens), vocabulary, { mayBegin: false }).filter((one) => one.found !== undefined)
  return (at) => found.some((one) => one.at <= at && at < one.at + one.length)
}

/** A corrected word is searched for as corrected, any other as typed, since the portal may know it. */
const searchWordOf = ({ typed, word, reason }: Token): string =>
  reason === undefined && typedToken(typed).word === word ? typed : word

/** Maximum names listed for one beginning. */
const MAX_NAMES = 3

function insteadOf(
  tokens: readonly Token[],
  segments: readonly Segment[],
  { spelt }: Vocabulary,
): readonly WordCorrection[] {
  // A name that was typed as one word is shown as it is written.
  const displayOf = (word: string) =>
    spelt.find(({ key, words }) => key === word && words.length > 1)?.choice.name ?? word
  const read = tokens.flatMap(({ typed, word, reason }) =>
    reason === undefined || reason === 'joint' ? [] : [{ typed, read: displayOf(word), reason }],
  )
  const completions = segments.flatMap(({ at, length, found }): readonly WordCorrection[] => {
    if (found?.prefixes === undefined) return []
    const typed = tokens.slice(at, at + length).map((one) => one.typed)
    return [{ typed: typed.join(' '), read: found.prefixes.slice(0, MAX_NAMES).join(', '), reason: 'beginning' }]
  })
  return [...read, ...completions]
}

/** An id may have leading zeros; a number of fewer than four digits isn't an id. */
const plainNumber = (word: string): string => (/^0+[1-9]\d{3,}$/.test(word) ? word.replace(/^0+/, '') : word)

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

/** A search by words of names, for a search without filters; undefined if it equals the typed words. */
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
