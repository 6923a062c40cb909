/**
 * Lists of an answer. Each has a bound, and reading stops early: an answer of the wrong shape costs next to nothing,
 * however long it is.
 */
import { z } from 'zod'
import { count } from './fields.ts'

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
}

/** Parses an answer. A single thing may come as a list of one, or of none where nothing is there. */
export function readAnswer<S extends z.ZodType>(shape: S, json: unknown): ReadAnswer<S> {
  const read = parse(shape, json)
  if (read.parsed.success || !Array.isArray(json) || json.length > 1) return read
  const single = parse(shape, json[0] ?? {})
  return single.parsed.success ? single : read
}

function parse<S extends z.ZodType>(shape: S, json: unknown): ReadAnswer<S> {
  const before = unread
  const found: UnreadRow[] = []
  unread = found
  try {
    return { parsed: shape.safeParse(json), unread: found }
  } finally {
    unread = before
  }
}

/** Rows left out that are remembered one by one. */
const MOST_TOLD = 1000

const elements = new WeakMap<z.ZodType, z.ZodType>()

/** What the elements of a list are; undefined for what is no list. */
export const elementOf = (schema: z.ZodType): z.ZodType | undefined => elements.get(schema)

/** Words by which an answer says that there is none of what it was asked for. */
const SAYS_NONE = /\b(no|not|none|nothing|empty)\b/i

/**
 * The list in an answer. Where the documents don't say what is around one, it may come bare, under its name (`rows`, unless
 * they have another), or as the one list of an object, whatever that is called. Nothing, an empty object and a message that there is
 * none are an empty list. Undefined: this is no list, and says nothing of there being none.
 */
function rowsIn(value: unknown, named: string): readonly unknown[] | undefined {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value
  if (typeof value !== 'object') return undefined
  const own: unknown = Reflect.get(value, named)
  if (Array.isArray(own)) return own
  const lists = Object.values(value).filter((one) => Array.isArray(one))
  if (lists.length > 0) return lists.length === 1 ? lists[0] : undefined
  const said = Object.entries(value).filter(([, one]) => one !== null && one !== undefined && one !== 0)
  return said.every(([key, one]) => key === 'message' && SAYS_NONE.test(String(one))) ? [] : undefined
}

/** What a list may be made of; where there is none, reading says that one is expected. */
const anyList = (named: string) =>
  z.custom<unknown>((value) => rowsIn(value, named) !== undefined, 'A list is expected')

type Issues = { push(issue: z.core.$ZodRawIssue): unknown }

const tooLong = (issues: Issues, input: unknown, most: number) =>
  issues.push({ code: 'custom', input, path: [], message: `More than ${most} elements` })

const wrong = (issues: Issues, input: unknown, row: number | string, error: z.ZodError) => {
  const [issue] = error.issues
  issues.push({ code: 'custom', input, path: [row, ...(issue?.path ?? [])], message: issue?.message ?? 'Does not fit' })
}

interface Reading {
  readonly most?: number
  /** What the list is called where it stands in an object. */
  readonly named?: string
  /** What can't be read is left out and told. */
  readonly lenient: boolean
}

/** Both directions of a list, whatever is around it. */
function bothWays<S extends z.ZodType>(schema: S, { most = MOST, named = 'rows', lenient }: Reading) {
  const read = (values: readonly unknown[], issues: Issues): z.output<S>[] => {
    const found: z.output<S>[] = []
    const left: UnreadRow[] = []
    if (values.length > most) tooLong(issues, values, most)
    else
      for (const [row, value] of values.entries()) {
        const element = schema.safeParse(value)
        if (element.success) found.push(element.data)
        else {
          left.push({ row, field: element.error.issues[0]?.path.join('.') ?? '' })
          const hopeless = found.length === 0 && (left.length >= PATIENCE || left.length === values.length)
          if (!lenient || hopeless) {
            wrong(issues, value, row, element.error)
            break
          }
        }
      }
    if (unread !== undefined && unread.length < MOST_TOLD) unread.push(...left.slice(0, MOST_TOLD))
    return found
  }
  return {
    given: anyList(named),
    decode: (value: unknown, issues: Issues) => read(rowsIn(value, named) ?? [], issues),
    encode: (values: readonly z.output<S>[]) => values.map((value) => z.encode(schema, value)),
  }
}

function listOf<S extends z.ZodType>(schema: S, reading: Reading) {
  const { given, decode, encode } = bothWays(schema, reading)
  const codec = z.codec(given, z.custom<z.output<S>[]>(), {
    decode: (value, { issues }) => decode(value, issues),
    encode,
  })
  elements.set(codec, schema)
  return codec
}

/** A list of which every element has to fit: it decides money, an order or a right. The first that doesn't is the error. */
export const list = <S extends z.ZodType>(schema: S, most = MOST) => listOf(schema, { most, lenient: false })

/** A list to be looked at: a row that can't be read is left out and told; one of which no row can be read is an error. */
export const rows = <S extends z.ZodType>(schema: S, most = MOST) => listOf(schema, { most, lenient: true })

/**
 * An answer that the documents show as an object with one list in it, such as `{ cart: […] }`: read in every envelope that a list may have,
 * sent and held as they show it. Every element has to fit.
 */
export function listIn<N extends string, S extends z.ZodType>(named: N, schema: S, most = MOST) {
  const { given, decode, encode } = bothWays(schema, { most, named, lenient: false })
  const codec = z.codec(given, z.custom<Readonly<Record<N, z.output<S>[]>>>(), {
    decode: (value, { issues }) => ({ [named]: decode(value, issues) }) as Record<N, z.output<S>[]>,
    encode: (value) => ({ [named]: encode(value[named]) }),
  })
  elements.set(codec, schema)
  return codec
}

const anyObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && (!Array.isArray(value) || value.length === 0),
  'An object is expected',
)

/**
 * An object whose fields are named by what they are about, such as the filters of a listing; at most a hundred. What can't be
 * read of it is left out and told; a list in its place has no fields.
 */
export const keyed = <S extends z.ZodType>(schema: S, most = 100) =>
  z.codec(anyObject, z.custom<Record<string, z.output<S>>>(), {
    decode: (value, { issues }) => {
      const entries = Object.entries(value)
      const read: [string, z.output<S>][] = []
      if (entries.length > most) tooLong(issues, value, most)
      else
        for (const [key, one] of entries) {
          const parsed = schema.safeParse(one)
          if (parsed.success) read.push([key, parsed.data])
          else unread?.push({ row: 0, field: key })
        }
      return Object.fromEntries(read)
    },
    encode: (value) => Object.fromEntries(Object.entries(value).map(([key, one]) => [key, z.encode(schema, one)])),
  })

/** A page of a list with the number of all its rows; where that isn't said, what has come is all there is. */
export function paged<S extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(schema: S, more?: M) {
  const envelope = z.object({ rows: rows(schema), count, ...more } as {
    rows: ReturnType<typeof rows<S>>
    count: typeof count
  } & M)
  return z.codec(z.unknown(), envelope, {
    decode: (value) => {
      const found = rowsIn(value, 'rows')
      const beside = typeof value === 'object' && !Array.isArray(value) ? value : {}
      // What is no list is an error that names the rows.
      return { count: found?.length ?? 0, ...withoutNulls(beside), rows: found ?? value } as z.input<typeof envelope>
    },
    encode: (value) => value,
  })
}

const withoutNulls = (value: object | null): object =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, one]) => one !== null))
