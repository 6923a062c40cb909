/** Answers with one thing written in another way, as another portal may write it, and the result of reading them. */
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { readAnswer } from '../../src/shared/portal/rows.ts'

/** `kept`: read, with everything else unchanged. `unread`: a row is left out and counted. `refused`: the whole answer. */
export type Outcome = 'kept' | 'unread' | 'refused' | 'lost'

export interface Altered {
  /** The field without row indexes: `rows[].shippingdetails.amount`; '' for the answer itself. */
  readonly field: string
  readonly how: string
  readonly outcome: Outcome
}

interface Way {
  readonly how: string
  readonly value: unknown
  /** True if it means the same, so that the same has to be read. */
  readonly isSame: boolean
}

const ABSENT = Symbol('absent')

const nothing = (how: string, value: unknown): Way => ({ how, value, isSame: false })
const same = (how: string, value: unknown): Way => ({ how, value, isSame: true })

const NOTHING = [nothing('null', null), nothing('absent', ABSENT), nothing("''", ''), nothing('[]', [])]
const NONE = { message: 'No data found' }

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Other forms of a list. */
const envelopes = (list: readonly unknown[]): readonly Way[] => [
  same('bare list', list),
  same('{ rows, count }', { rows: list, count: list.length }),
  same('{ data }', { data: list }),
  nothing('{ message }', NONE),
]

/** Other forms of one value within an answer. An empty row isn't among them: it counts as unread. */
function waysOf(value: unknown, isRow: boolean): readonly Way[] {
  if (isRow)
    return isThing(value) ? [same('a list of one', [value]), same('an extra field', { ...value, addedLater: 1 })] : []
  if (Array.isArray(value)) return [...NOTHING, ...envelopes(value)]
  if (isThing(value))
    return [...NOTHING, same('a list of one', [value]), same('an extra field', { ...value, addedLater: 1 })]
  if (typeof value === 'number') return [...NOTHING, same('numeric text', String(value))]
  if (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value)) return [...NOTHING, same('a number', Number(value))]
  if (typeof value === 'boolean')
    return [...NOTHING, same('a word', value ? 'Yes' : 'No'), same('1 or 0', value ? 1 : 0)]
  return NOTHING
}

/** Other forms of a whole answer. */
function waysOfAll(answer: unknown): readonly Way[] {
  const alone = isThing(answer) && 'rows' in answer ? answer.rows : answer
  if (Array.isArray(alone)) return [...envelopes(alone), nothing('null', null), nothing('{}', {})]
  return isThing(answer) ? [same('a list of one', [answer]), same('an extra field', { ...answer, addedLater: 1 })] : []
}

/** Rows of a list that are tested: two represent all rows of one shape. */
const ROWS = 2

/** The answer with its lists cut short. */
export const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return (value.length === 1 ? [value[0], value[0]] : value.slice(0, ROWS)).map(shortened)
  if (!isThing(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]))
}

type Path = readonly (string | number)[]

/** Every value within the answer; for a list, the values of its first rows. */
function placesIn(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  const own = path.length === 0 ? [] : [[path, value] as const]
  if (Array.isArray(value)) return [...own, ...(value.length === 0 ? [] : placesIn(value[0], [...path, 0]))]
  if (!isThing(value)) return own
  return [...own, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]))]
}

function put(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by
  if (Array.isArray(value)) return value.map((one, at) => (at === first ? put(one, rest, by) : one))
  const { [first]: own, ...others } = value as Record<string, unknown>
  return rest.length === 0 && by === ABSENT ? others : { ...(value as object), [first]: put(own, rest, by) }
}

const fieldAt = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** Where two values differ, as paths. */
function differences(one: unknown, other: unknown, path: Path = []): readonly Path[] {
  if (isDeepStrictEqual(one, other)) return []
  const isBoth =
    (Array.isArray(one) && Array.isArray(other) && one.length === other.length) || (isThing(one) && isThing(other))
  if (!isBoth) return [path]
  const keys = new Set([...Object.keys(one as object), ...Object.keys(other as object)])
  return [...keys].flatMap((key) => {
    const step = Array.isArray(one) ? Number(key) : key
    return differences(Reflect.get(one as object, key), Reflect.get(other as object, key), [...path, step])
  })
}

/** The results of reading the answer with each of its parts in each other form. */
export function alteredAnswers(shape: z.ZodType, answer: unknown): readonly Altered[] {
  const usual = readAnswer(shape, answer).parsed.data
  const read = (path: Path, { how, value, isSame }: Way): Altered => {
    const { parsed, unread } = readAnswer(shape, path.length === 0 ? value : put(answer, path, value))
    const field = fieldAt(path)
    if (!parsed.success) return { field, how, outcome: 'refused' }
    if (unread.length > 0) return { field, how, outcome: 'unread' }
    // A bare list counts only itself: the total over all pages is missing.
    const [now, before] = path.length === 0 ? [uncounted(parsed.data), uncounted(usual)] : [parsed.data, usual]
    const differ = differences(before, now)
    const within = path.slice(0, -1)
    const isElsewhere = (one: Path) => !within.every((step, at) => one[at] === step || one.length <= at)
    const isLost = isSame ? differ.length > 0 : path.length > 0 && differ.length > 1 && differ.some(isElsewhere)
    return { field, how, outcome: isLost ? 'lost' : 'kept' }
  }
  return [
    ...waysOfAll(answer).map((way) => read([], way)),
    ...placesIn(answer).flatMap(([path, value]) =>
      waysOf(value, typeof path.at(-1) === 'number').map((way) => read(path, way)),
    ),
  ]
}

const uncounted = (read: unknown): unknown => (isThing(read) && Array.isArray(read.rows) ? { rows: read.rows } : read)
