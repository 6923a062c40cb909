/**
 * Lists of an answer. Each has a bound, and reading stops early: an answer of the wrong shape costs next to nothing,
 * however long it is.
 */
import { z } from 'zod'
import { count, isThing, notingUnshown, saidBy, shown } from './fields.ts'
import { wireName } from './ours.ts'
import { fieldsOf, next, objectIn, reading } from './wire-schema.ts'

/** Elements of a list, unless it says otherwise. */
const MOST = 10_000
/** A list of which this many rows in a row can't be read is no list of such rows. */
const PATIENCE = 100

/** A row that was left out because it couldn't be read. */
export interface UnreadRow {
  /** Where it stood in its list. */
  readonly row: number
  /** The field that didn't fit, e.g. `shippingdetails.amount`. */
  readonly field: string
}

/** Rows that were left out while one answer was parsed; parsing is synchronous, so there is never more than one. */
let unread: UnreadRow[] | undefined

/** What was read of an answer, and which rows of its lists were left out. */
export interface ReadAnswer<S extends z.ZodType> {
  readonly parsed: z.ZodSafeParseResult<z.output<S>>
  readonly unread: readonly UnreadRow[]
  /** Names of fields that are only displayed, were there and couldn't be read: they are left empty. */
  readonly unshown: readonly string[]
}

/**
 * Parses an answer, whatever stands around it: a list in each envelope that lists come in, and a single thing as a list of one, or
 * of none (or `null`) where nothing is there.
 */
export function readAnswer<S extends z.ZodType>(shape: S, json: unknown): ReadAnswer<S> {
  const open = (given: unknown) => openedAnswer(shape, given)
  const read = parse(shape, open(json))
  const single = singleIn(json)
  if (single === undefined || (read.parsed.success && read.unread.length === 0)) return read
  const again = parse(shape, open(single))
  return again.parsed.success && again.unread.length === 0 ? again : read
}

/** The answer without what stands around the list that its schema reads. */
export const openedAnswer = (shape: z.ZodType, json: unknown): unknown => envelopes.get(shape.def)?.(json) ?? json

/** The one thing of a list of one, or nothing at all; undefined for any other answer. */
function singleIn(json: unknown): unknown {
  if (json === null) return {}
  return Array.isArray(json) && json.length < 2 ? (json[0] ?? {}) : undefined
}

function parse<S extends z.ZodType>(shape: S, json: unknown): ReadAnswer<S> {
  const before = unread
  const found: UnreadRow[] = []
  unread = found
  try {
    const { read: parsed, unshown } = notingUnshown(() => shape.safeParse(json))
    return { parsed, unread: found, unshown: unshown.size === 0 ? [] : namesOf(shape, unshown) }
  } finally {
    unread = before
  }
}

/** What fields are called within an answer, as `rows.shippingdetails.actualdate`; the answer itself is `answer`. */
const namesOf = (shape: z.ZodType, fields: ReadonlySet<object>): readonly string[] => [
  ...(fields.has(shape.def) ? ['answer'] : []),
  ...new Set(fieldsOf(shape).flatMap(({ path, schema }) => (isOneOf(schema, fields) ? [path.join('.')] : []))),
]

/** Whether the schema is one of these, or what it reads is. */
function isOneOf(schema: z.ZodType, definitions: ReadonlySet<object>): boolean {
  if (definitions.has(schema.def)) return true
  const inner = next(schema)
  return inner !== undefined && objectIn(schema) !== inner.schema && isOneOf(inner.schema, definitions)
}

/** Rows left out that are remembered one by one. */
const MOST_TOLD = 1000

/** By definition, which a copy of a schema shares with it. */
const elements = new WeakMap<object, z.ZodType>()

/** What the elements of a list are; undefined for what is no list. */
export const elementOf = (schema: z.ZodType): z.ZodType | undefined => elements.get(schema.def)

/** Answers that are a list, each with how it is brought into the form that its schema reads. */
const envelopes = new WeakMap<object, (json: unknown) => unknown>()

/** Words by which an answer says that there is none of what it was asked for. That it isn't available, or not now, says nothing of that. */
const SAYS_NONE = /\b(no|none|nothing|empty|not found)\b/i

/**
 * The list in an answer: bare, under its own name, or as the one list of an object, whatever that is called. `null`, an empty
 * object and a message that there is none are an empty list. Undefined: this is no list, and doesn't say that there is none. What
 * stands `beside` the list under its own name is another one.
 */
function listWithin(json: unknown, named: string, beside: readonly string[] = []): readonly unknown[] | undefined {
  if (json === null) return []
  if (Array.isArray(json)) return json
  if (typeof json !== 'object') return undefined
  const own: unknown = Reflect.get(json, named)
  if (Array.isArray(own)) return own
  const lists = Object.entries(json).flatMap(([key, one]) => (Array.isArray(one) && !beside.includes(key) ? [one] : []))
  if (lists.length > 0) return lists.length === 1 ? lists[0] : undefined
  const said = Object.entries(json).filter(([, one]) => !saysNothingAt(one) && one !== 0)
  return said.every(([key, one]) => key === 'message' && SAYS_NONE.test(String(one))) ? [] : undefined
}

/** The list that stands in one field of an answer, in any envelope; `null` there is no list. */
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

/** Recognises a row of which no field was found: it reads as `{}` does. */
function emptyRow(schema: z.ZodType): (row: unknown) => boolean {
  let empty: string | undefined
  return (row) => {
    empty ??= JSON.stringify(schema.safeParse({}).data ?? null)
    return empty !== 'null' && JSON.stringify(row) === empty
  }
}

function listOf<S extends z.ZodType>(schema: S, most: number, lenient: boolean) {
  const saysNothing = emptyRow(schema)
  const isThingRow = isThing(schema)
  const read = (values: readonly unknown[], issues: Issues): z.output<S>[] => {
    const found: z.output<S>[] = []
    const left: UnreadRow[] = []
    if (values.length > most) tooLong(issues, values, most)
    else
      for (const [row, value] of values.entries()) {
        const before = unread?.length ?? 0
        const element = schema.safeParse(isThingRow && Array.isArray(value) ? saidBy(schema, value) : value)
        // It is one row that can't be read, however many there are in it.
        if (!element.success) unread?.splice(before)
        if (element.success && !saysNothing(element.data)) found.push(element.data)
        else {
          left.push({ row, field: element.error?.issues[0]?.path.join('.') ?? '' })
          const isHopeless = !element.success && found.length === 0
          const hopeless = isHopeless && (left.length >= PATIENCE || left.length === values.length)
          if (!lenient || hopeless) {
            wrong(issues, value, row, element.error)
            break
          }
        }
      }
    if (unread !== undefined && unread.length < MOST_TOLD) unread.push(...left.slice(0, MOST_TOLD))
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

/** A list of which every element has to fit: it decides money, an order or a right. The first that doesn't is the error. */
export const list = <S extends z.ZodType>(schema: S, most = MOST) => listOf(schema, most, false)

/** A list to be looked at: a row that can't be read is left out and told; one of which no row can be read is an error. */
export const rows = <S extends z.ZodType>(schema: S, most = MOST) => listOf(schema, most, true)

const anyObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => isObject(value) || (Array.isArray(value) && value.length < 2 && value.every(isObject)),
  'An object is expected',
)

/**
 * A thing with one list that matters, such as `{ cart: […] }`, and perhaps more beside it. The list may come bare, or under another
 * name where it is the only one; without a name of its own it is the answer itself.
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
    const given: unknown = isOne ? json[0] : json
    if (!isObject(given)) {
      const alone = listWithin(given, name)
      return alone === undefined ? given : { [name]: alone }
    }
    if (!saysNothingAt(given[name])) return given
    const found = listWithin(given, name, beside)
    return found === undefined ? given : { ...given, [name]: found }
  })
  return shape
}

const saysNothingAt = (value: unknown): boolean => value === undefined || value === null || value === ''

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer that the documents show as an object with one list in it, such as `{ cart: […] }`. Every element has to fit. */
export const listIn = <N extends string, S extends z.ZodType>(named: N, schema: S, most = MOST) =>
  around(named, list(schema, most))

/**
 * An object whose fields are named by what they are about, such as the filters of a listing; at most a hundred. A field
 * that can't be read is left out and told; an empty list in its place has no fields.
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
            // What is no thing at all isn't one of them.
            if (typeof one !== 'object' || one === null) continue
            const before = unread?.length ?? 0
            const parsed = schema.safeParse(one)
            if (parsed.success) read.push([key, parsed.data])
            // It is one thing that can't be read, however many rows it has.
            else unread?.splice(before, Number.POSITIVE_INFINITY, { row: 0, field: key })
          }
        return Object.fromEntries(read)
      },
      encode: (value) => Object.fromEntries(Object.entries(value).map(([key, one]) => [key, z.encode(schema, one)])),
    }),
    schema,
    'keyed',
  )

/** How many there are; whatever else stands in its place says nothing. */
const told = shown(count)

/**
 * A page of a list with the number of all its rows. Undefined where that isn't said, or is less than what has come: how many there
 * are isn't known then, and others may follow.
 */
export function paged<S extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(schema: S, more?: M) {
  const envelope = around('rows', rows(schema), { count: told, ...more } as { count: typeof told } & M)
  const open = envelopes.get(envelope.def)
  envelopes.set(envelope.def, (json) => {
    const page = open?.(json)
    if (!isObject(page)) return page
    const found = rowsIn(page.rows)
    return { ...page, count: found === undefined || Number(page.count) >= found.length ? page.count : undefined }
  })
  return envelope
}
