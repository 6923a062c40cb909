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

/** Parses an answer and says which rows of its lists were left out. */
export function readAnswer<S extends z.ZodType>(
  shape: S,
  json: unknown,
): { readonly parsed: z.ZodSafeParseResult<z.output<S>>; readonly unread: readonly UnreadRow[] } {
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

/** Where the documents don't say what is around a list, it may come bare or as `{ rows }`. */
const rowsIn = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value
  const inner = typeof value === 'object' && value !== null && 'rows' in value ? value.rows : undefined
  return Array.isArray(inner) ? inner : undefined
}
const anyList = z.custom<readonly unknown[] | { readonly rows: readonly unknown[] }>(
  (value) => rowsIn(value) !== undefined,
  'A list is expected',
)

type Issues = { push(issue: z.core.$ZodRawIssue): unknown }

const tooLong = (issues: Issues, input: unknown, most: number) =>
  issues.push({ code: 'custom', input, path: [], message: `More than ${most} elements` })

const wrong = (issues: Issues, input: unknown, row: number | string, error: z.ZodError) => {
  const [issue] = error.issues
  issues.push({ code: 'custom', input, path: [row, ...(issue?.path ?? [])], message: issue?.message ?? 'Does not fit' })
}

function listOf<S extends z.ZodType>(schema: S, most: number, lenient: boolean) {
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
  const codec = z.codec(anyList, z.custom<z.output<S>[]>(), {
    decode: (value, { issues }) => read(rowsIn(value) ?? [], issues),
    encode: (values) => values.map((value) => z.encode(schema, value)),
  })
  elements.set(codec, schema)
  return codec
}

/** A list of which every element has to fit: it decides money, an order or a right. The first that doesn't is the error. */
export const list = <S extends z.ZodType>(schema: S, most = MOST) => listOf(schema, most, false)

/** A list to be looked at: a row that can't be read is left out and told; one of which no row can be read is an error. */
export const rows = <S extends z.ZodType>(schema: S, most = MOST) => listOf(schema, most, true)

const anyObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'An object is expected',
)

/** An object whose fields are named by what they are about, such as the filters of a listing; at most a hundred. */
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
          else {
            wrong(issues, one, key, parsed.error)
            break
          }
        }
      return Object.fromEntries(read)
    },
    encode: (value) => Object.fromEntries(Object.entries(value).map(([key, one]) => [key, z.encode(schema, one)])),
  })

/** A page of a list with the number of all its rows; a bare list is taken for all there is. */
export function paged<S extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(schema: S, more?: M) {
  const envelope = z.object({ rows: rows(schema), count, ...more } as {
    rows: ReturnType<typeof rows<S>>
    count: typeof count
  } & M)
  return z.codec(z.unknown(), envelope, {
    decode: (value) =>
      (Array.isArray(value) ? { rows: value, count: value.length } : value) as z.input<typeof envelope>,
    encode: (value) => value,
  })
}
