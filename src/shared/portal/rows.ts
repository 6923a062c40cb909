/** Lists in answers. Each has a limit, and reading stops early: an answer of the wrong shape costs almost nothing, however long it is. */
import { z } from 'zod'
import * as f from './fields.ts'
import { wireName } from './ours.ts'
import { fieldsOf, next, objectIn, reading } from './wire-schema.ts'

/** Default limit for the elements of a list. */
const MOST = 10_000
/** With this many unreadable rows in a row, a list isn't one of such rows. */
const PATIENCE = 100

/** A row that was left out as unreadable. */
export interface UnreadRow {
  /** Its index in the list. */
  readonly row: number
  /** The field that didn't match, e.g. `shippingdetails.amount`. */
  readonly field: string
}

/** Rows left out of the answer being parsed; parsing is synchronous, so there is at most one. */
let unread: UnreadRow[] | undefined

/** A parsed answer, with the rows that were left out of its lists. */
export interface ReadAnswer<S extends z.ZodType> {
  readonly parsed: z.ZodSafeParseResult<z.output<S>>
  readonly unread: readonly UnreadRow[]
  /** Names of display-only fields that were present but unreadable: they are left empty. */
  readonly unshown: readonly string[]
}

/**
 * Parses an answer in any envelope: a list in each envelope used for lists, and a single object as a list of one, or of none (or `null`) if
 * there is nothing.
 */
export function readAnswer<S extends z.ZodType>(shape: S, json: unknown): ReadAnswer<S> {
  const open = (value: unknown) => openedAnswer(shape, value)
  const read = parse(shape, open(json))
  const single = singleIn(json)
  if (single === undefined || (read.parsed.success && read.unread.length === 0)) return read
  const again = parse(shape, open(single))
  return again.parsed.success && again.unread.length === 0 ? again : read
}

/** The answer without the envelope around the list that its schema reads. */
export const openedAnswer = (shape: z.ZodType, json: unknown): unknown => envelopes.get(shape.def)?.(json) ?? json

/** The element of a list of one, or nothing for an empty one; undefined for any other answer. */
function singleIn(json: unknown): unknown {
  if (json === null) return {}
  return Array.isArray(json) && json.length < 2 ? (json[0] ?? {}) : undefined
}

function parse<S extends z.ZodType>(shape: S, json: unknown): ReadAnswer<S> {
  const before = unread
  const found: UnreadRow[] = []
  unread = found
  try {
    const { read: parsed, unshown } = f.notingUnshown(() => shape.safeParse(json))
    return { parsed, unread: found, unshown: unshown.size === 0 ? [] : namesOf(shape, unshown) }
  } finally {
    unread = before
  }
}

/** The names of fields within an answer, such as `rows.shippingdetails.actualdate`; the answer itself is `answer`. */
const namesOf = (shape: z.ZodType, fields: ReadonlySet<object>): readonly string[] => [
  ...(fields.has(shape.def) ? ['answer'] : []),
  ...new Set(fieldsOf(shape).flatMap(({ path, schema }) => (isOneOf(schema, fields) ? [path.join('.')] : []))),
]

/** True if the schema, or one that it wraps, is among these. */
function isOneOf(schema: z.ZodType, definitions: ReadonlySet<object>): boolean {
  if (definitions.has(schema.def)) return true
  const inner = next(schema)
  return inner !== undefined && objectIn(schema) !== inner.schema && isOneOf(inner.schema, definitions)
}

/** Maximum left-out rows that are recorded individually. */
const MAX_RECORDED = 1000

/** Element schemas by definition, which a copy of a schema shares. */
const elements = new WeakMap<object, z.ZodType>()

/** The schema of a list's elements; undefined for other schemas. */
export const elementOf = (schema: z.ZodType): z.ZodType | undefined => elements.get(schema.def)

/** Answers that are a list, each with the function that brings it into its schema's form. */
const envelopes = new WeakMap<object, (json: unknown) => unknown>()

/** Words in an answer that there is no such data. Words such as "not available" or "not now" don't say that. */
const SAYS_NONE = /\b(no|none|nothing|empty|not found)\b/i

/**
 * The list in an answer: bare, under its own name, or as the only list of an object, under any name. `null`, an empty object and a message
 * that there is none count as an empty list. Undefined for any other answer. A list under one of the names in `beside` is a different one.
 */
function listWithin(json: unknown, named: string, beside: readonly string[] = []): readonly unknown[] | undefined {
  if (json === null) return []
  if (Array.isArray(json)) return json
  if (typeof json !== 'object') return undefined
  const own: unknown = Reflect.get(json, named)
  if (Array.isArray(own)) return own
  const lists = Object.entries(json).flatMap(([key, one]) => (Array.isArray(one) && !beside.includes(key) ? [one] : []))
  if (lists.length > 0) return lists.length === 1 ? lists[0] : undefined
  const entries = Object.entries(json).filter(([, one]) => !saysNothingAt(one) && one !== 0)
  return entries.every(([key, one]) => key === 'message' && SAYS_NONE.test(String(one))) ? [] : undefined
}

/** The list in one field of an answer, in any envelope; `null` isn't a list there. */
export const rowsIn = (value: unknown): readonly unknown[] | undefined =>
  value === null ? undefined : listWithin(value, 'rows')
const anyList = z.custom<readonly unknown[] | { readonly rows: readonly unknown[] }>(
  (value) => rowsIn(value) !== undefined,
  'A list is expected',
)

type Issues = { push(issue: z.core.$ZodRawIssue): unknown }

const tooLong = (issues: Issues, input: unknown, most: number) =>
  issues.push({ code: 'custom', input, path: [], message: `More than ${most} elements` })

const wrong = (issues: Issues, input: unknown, row: number | string, error: z.ZodError | undefined) => {
  const issue = error?.issues[0]
  issues.push({ code: 'custom', input, path: [row, ...(issue?.path ?? [])], message: issue?.message ?? 'Does not fit' })
}

/** Detects a row without any known field: it reads the same as `{}`. */
function emptyRow(schema: z.ZodType): (row: unknown) => boolean {
  let empty: string | undefined
  return (row) => {
    empty ??= JSON.stringify(schema.safeParse({}).data ?? null)
    return empty !== 'null' && JSON.stringify(row) === empty
  }
}

function listOf<S extends z.ZodType>(schema: S, most: number, lenient: boolean) {
  const saysNothing = emptyRow(schema)
  const isThingRow = f.isThing(schema)
  const read = (values: readonly unknown[], issues: Issues): z.output<S>[] => {
    const found: z.output<S>[] = []
    const unreadRows: UnreadRow[] = []
    if (values.length > most) tooLong(issues, values, most)
    else
      for (const [row, value] of values.entries()) {
        const before = unread?.length ?? 0
        const element = schema.safeParse(isThingRow && Array.isArray(value) ? f.normalizedValue(schema, value) : value)
        // Counts as one unreadable row, even with several unreadable rows inside.
        if (!element.success) unread?.splice(before)
        if (element.success && !saysNothing(element.data)) found.push(element.data)
        else {
          unreadRows.push({ row, field: element.error?.issues[0]?.path.join('.') ?? '' })
          const isHopeless = !element.success && found.length === 0
          const hopeless = isHopeless && (unreadRows.length >= PATIENCE || unreadRows.length === values.length)
          if (!lenient || hopeless) {
            wrong(issues, value, row, element.error)
            break
          }
        }
      }
    if (unread !== undefined && unread.length < MAX_RECORDED) unread.push(...unreadRows.slice(0, MAX_RECORDED))
    return found
  }
  const codec = z.codec(anyList, z.custom<z.output<S>[]>(), {
    decode: (value, { issues }) => read(rowsIn(value) ?? [], issues),
    encode: (values) => values.map((value) => z.encode(schema, value)),
  })
  elements.set(codec.def, schema)
  reading(codec, schema, 'rows')
  envelopes.set(codec.def, (json) => listWithin(json, 'rows') ?? json)
  return codec
}

/** A list in which every element must be valid, because it decides money, an order or a right. The first invalid one is the error. */
export const list = <S extends z.ZodType>(schema: S, most = MOST) => listOf(schema, most, false)

/** A list for display: an unreadable row is left out and reported; if no row is readable, the list is an error. */
export const rows = <S extends z.ZodType>(schema: S, most = MOST) => listOf(schema, most, true)

const anyObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => isObject(value) || (Array.isArray(value) && value.length < 2 && value.every(isObject)),
  'An object is expected',
)

/**
 * An object with one main list, such as `{ cart: […] }`, and optionally more fields. The list may come bare, or under another name if it is
 * the only one; without a name it is the answer itself.
 */
export function around<N extends string, L extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(
  named: N,
  list: L,
  more?: M,
) {
  const shape = z.object({ [named]: list, ...more } as Record<N, L> & M)
  const name = wireName(named, list)
  const beside = Object.entries(more ?? {}).map(([key, field]) => wireName(key, field as z.ZodType))
  envelopes.set(shape.def, (json) => {
    const isOne = Array.isArray(json) && json.length === 1 && isObject(json[0]) && name in json[0]
    const source: unknown = isOne ? json[0] : json
    if (!isObject(source)) {
      const alone = listWithin(source, name)
      return alone === undefined ? source : { [name]: alone }
    }
    if (!saysNothingAt(source[name])) return source
    const found = listWithin(source, name, beside)
    return found === undefined ? source : { ...source, [name]: found }
  })
  return shape
}

const saysNothingAt = (value: unknown): boolean => value === undefined || value === null || value === ''

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer documented as an object with one list, such as `{ cart: […] }`. Every element must be valid. */
export const listIn = <N extends string, S extends z.ZodType>(named: N, schema: S, most = MOST) =>
  around(named, list(schema, most))

/**
 * An object with data as field names, such as the filters of a listing; at most a hundred fields. An unreadable field is left out and
 * reported; an empty list in its place has no fields.
 */
export const keyed = <S extends z.ZodType>(schema: S, most = 100) =>
  reading(
    z.codec(anyObject, z.custom<Record<string, z.output<S>>>(), {
      decode: (value, { issues }) => {
        const entries = Object.entries(Array.isArray(value) ? (value[0] ?? {}) : value)
        const read: [string, z.output<S>][] = []
        if (entries.length > most) tooLong(issues, value, most)
        else
          for (const [key, one] of entries) {
            // Values that aren't objects aren't fields of this kind.
            if (typeof one !== 'object' || one === null) continue
            const before = unread?.length ?? 0
            const parsed = schema.safeParse(one)
            if (parsed.success) read.push([key, parsed.data])
            // Counts as one unreadable field, with any number of rows.
            else unread?.splice(before, Number.POSITIVE_INFINITY, { row: 0, field: key })
          }
        return Object.fromEntries(read)
      },
      encode: (value) => Object.fromEntries(Object.entries(value).map(([key, one]) => [key, z.encode(schema, one)])),
    }),
    schema,
    'keyed',
  )

/** The number of rows; any other value is ignored. */
const optionalCount = f.shown(f.count)

/**
 * A page of a list with the number of all its rows. Undefined if that is missing, or below the number of returned rows: then the total
 * isn't known, and more rows may follow.
 */
export function paged<S extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(schema: S, more?: M) {
  const envelope = around('rows', rows(schema), { count: optionalCount, ...more } as {
    count: typeof optionalCount
  } & M)
  const open = envelopes.get(envelope.def)
  envelopes.set(envelope.def, (json) => {
    const page = open?.(json)
    if (!isObject(page)) return page
    const found = rowsIn(page.rows)
    return { ...page, count: found === undefined || Number(page.count) >= found.length ? page.count : undefined }
  })
  return envelope
}
