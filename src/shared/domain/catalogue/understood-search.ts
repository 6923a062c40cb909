/**
 * What is meant by a search, before the portal is asked: which of its words name what the portal narrows by, which are measures, which are
 * begun or misspelt, and which are left to search for. Every place that searches products reads what is typed by this.
 */
import type { Chosen } from './listing.ts'
import { isIdle, type Segment, segmentsOf } from './search-meaning.ts'
import { guessed, inLatin, type Reason, type Token, typedToken } from './search-tokens.ts'
import { isKnownWord, NAMED, type Named, type Vocabulary, wordsOf } from './search-vocabulary.ts'
import { MEASURED, MEASURES } from './search-words.ts'

/** Words that were read otherwise than they were typed, and why. */
export interface Instead {
  readonly typed: string
  readonly read: string
  readonly reason: Reason
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

/**
 * What a search may mean, the likeliest first. What was typed may stand in names that this computer hasn't seen: nothing is guessed before
 * that has found nothing. Words that nobody knows are given up before those that name something.
 */
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
  const isGuessed = understood.instead.length > 0
  const plain = isGuessed ? understandSearch(typed, vocabulary, AS_IT_IS) : understood
  const all = unlike([...(isGuessed ? [{ ...plain, leftOut: [] }] : []), understood, asTyped(typed)])
  // A beginning alone is too little to give up other words for: `cricket bat` isn't a bather.
  if (understood.instead.every(({ reason }) => reason === 'beginning') && !saysSomething(plain, vocabulary)) return all
  return [
    ...all,
    ...(known.length < words.length && (isNamed || known.length > 0) ? [without(known)] : []),
    ...(isNamed && known.length > 0 ? [without([])] : []),
  ]
}

/** Of readings that ask the same the first. */
const unlike = (readings: readonly Reading[]): readonly Reading[] => {
  const asks = ({ chosen, words }: Reading) => JSON.stringify([chosen, words])
  return readings.filter((one, at) => readings.findIndex((other) => asks(other) === asks(one)) === at)
}

const saysSomething = ({ chosen, words }: UnderstoodSearch, vocabulary: Vocabulary): boolean =>
  Object.keys(chosen).length > 0 ||
  (words.match(TERM) ?? []).some((word) => MEASURE.test(word) || isKnownWord(word, vocabulary))

interface How {
  /** Words may be begun, misspelt, or spelt by ear. */
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
  const left: string[] = []
  for (const { at, found } of segments) {
    const meaning = found?.meaning
    if (found === undefined) left.push(...tokens.slice(at, at + 1).map(leftOf))
    else if (meaning === undefined) left.push(...found.words)
    else chosen.set(meaning.facet, [...(chosen.get(meaning.facet) ?? []), ...meaning.ids])
  }
  const said = left.filter((word) => !isIdle(typedToken(word).word))
  const isSomething = chosen.size > 0 || said.length > 0 || measures.length > 0
  return {
    chosen: Object.fromEntries(chosen),
    words: [...(isSomething ? said : left), ...measures].join(' '),
    instead: insteadOf(tokens, segments, vocabulary),
  }
}

const wordsIn = (tokens: readonly Token[]): readonly string[] => tokens.map(({ word }) => word)

/** What stands for something as it is typed has no slip in it. */
function coveredIn(tokens: readonly Token[], vocabulary: Vocabulary): (at: number) => boolean {
  const found = segmentsOf(wordsIn(tokens), vocabulary, { mayBegin: false }).filter((one) => one.found !== undefined)
  return (at) => found.some((one) => one.at <= at && at < one.at + one.length)
}

/** A word that was read otherwise is searched for as it was read; any other as it was typed, for the portal may know it so. */
const leftOf = ({ typed, word, reason }: Token): string =>
  reason === undefined && typedToken(typed).word === word ? typed : word

/** Names that one beginning stands for are told up to three. */
const MOST_TOLD = 3

function insteadOf(tokens: readonly Token[], segments: readonly Segment[], { spelt }: Vocabulary): readonly Instead[] {
  // A name that was typed as one word is told as it is written.
  const told = (word: string) => spelt.find(({ key, words }) => key === word && words.length > 1)?.choice.name ?? word
  const read = tokens.flatMap(({ typed, word, reason }) =>
    reason === undefined || reason === 'joint' ? [] : [{ typed, read: told(word), reason }],
  )
  const begun = segments.flatMap(({ at, length, found }): readonly Instead[] => {
    if (found?.begun === undefined) return []
    const typed = tokens.slice(at, at + length).map((one) => one.typed)
    return [{ typed: typed.join(' '), read: found.begun.slice(0, MOST_TOLD).join(', '), reason: 'beginning' }]
  })
  return [...read, ...begun]
}

/** An id may have leading zeros; a number of fewer than four digits is no id. */
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
