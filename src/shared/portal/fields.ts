/**
 * The field types of calls. Reading is lenient where that is safe: `null` is absent, a number may come as text, a time as milliseconds.
 * Sent values are always plain: a number is a number.
 */
import { z } from 'zod'
import { instantOf } from '../domain/values/dates.ts'
import { fromRupees, type Paise, toRupees } from '../domain/values/money.ts'
import { plainLine } from '../text.ts'
import { answeringTo, reading } from './wire-schema.ts'

/** The largest amount in JSON: ten thousand crore rupees. Larger numbers are invalid. */
const MOST_RUPEES = 1e11

/** Texts that mean no value, for fields that aren't words. */
const BLANK = /^\s*(?:-+|n\/?a)?\s*$/i

const numeric = z.union([z.number(), z.string().regex(/^\s*[+-]?\d{1,15}(\.\d{1,12})?\s*$/)])

/** A number, also as text ("12", "1234.50"). */
const number = (inner: z.ZodNumber) =>
  z.codec(numeric, inner, { decode: (value) => Number(value), encode: (value) => value })

/** Whole paise, the program's form of an amount. */
export const amount = z.custom<Paise>((value) => Number.isSafeInteger(value))

/** Rupees on the wire (1234.5), whole paise in the program (123450). */
export const rupees = z.codec(number(z.number().min(-MOST_RUPEES).max(MOST_RUPEES)), amount, {
  decode: (value) => fromRupees(value),
  encode: (value) => toRupees(value),
})

/** A whole number in this range. */
export const whole = (least: number, most: number) => number(z.number().int().min(least).max(most))
/** A number of any kind, such as hours or a size. */
export const decimal = (least: number, most: number) => number(z.number().min(least).max(most))

export const id = whole(0, Number.MAX_SAFE_INTEGER)
/** An id in a path or a query, which is text on the wire. */
export const idInUrl = z.coerce.number().int().nonnegative()
/** Ids that are text in the program, such as an order's `PO-1042-T`; some portals send them as numbers. */
export const textId = z.codec(
  z.union([
    z
      .string()
      .max(64)
      .refine((text) => !BLANK.test(text)),
    z.number().int().nonnegative(),
  ]),
  z.string().min(1).max(64),
  { decode: (value) => plainLine(String(value)), encode: (value) => value },
)
export const countInUrl = z.coerce.number().int().min(1).max(100_000)
export const count = whole(0, Number.MAX_SAFE_INTEGER)
export const pieces = whole(0, 1_000_000)
/** A share in percent, with or without its sign ("85%"). */
export const share = (least: number, most: number) =>
  z.codec(
    z.union([numeric, z.string().regex(/^\s*[+-]?\d{1,15}(\.\d{1,12})?\s*%\s*$/)]),
    z.number().min(least).max(most),
    {
      decode: (value) => Number(typeof value === 'string' ? value.replace('%', '') : value),
      encode: (value) => value,
    },
  )
export const percent = share(-100, 1000)
/** Required words, not truncated, in their written order. */
export const words = (most: number) =>
  z.codec(z.string().max(most), z.string(), { decode: (value) => plainLine(value), encode: (value) => value })
export const name = words(500)
export const email = z.string().trim().min(3).max(254)

/**
 * An ISO date (2026-04-05) or date and time; milliseconds since 1970 are converted to ISO time. Anything else, and a day that doesn't
 * exist, is unreadable.
 */
export const moment = z.codec(z.union([z.string().max(40), z.number().int()]), z.string().max(40), {
  decode: (value, { issues }) => {
    const time = momentOf(value)
    if (time === undefined) issues.push({ code: 'custom', input: value, message: 'not a moment' })
    return time ?? z.NEVER
  },
  encode: (value) => value,
})

/** Milliseconds as text, from 1980 on, so that a day without dashes isn't mistaken for one. */
const MILLISECONDS = /^\d{12,14}$/

function momentOf(value: string | number): string | undefined {
  if (typeof value === 'string' && !MILLISECONDS.test(value.trim())) {
    const text = value.trim()
    return instantOf(text) === undefined ? undefined : text
  }
  const time = new Date(Number(value))
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/**
 * The field's value before parsing: `undefined` for no value, which is `null`, a blank unless the field reads words, and an empty list
 * unless it reads a list. An object may come as a list of one.
 */
export function normalizedValue(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return BLANK.test(value) && !schema.safeParse(value).success ? undefined : value
  if (!Array.isArray(value) || value.length > 1) return value
  if (value.length === 0) return schema.safeParse(value).success ? value : undefined
  return isThing(schema) ? (value[0] ?? undefined) : value
}

/** True if the schema reads an object with its own fields. */
export function isThing(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodObject) return true
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return isThing(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodCodec && [schema.def.in, schema.def.out].some((one) => isThing(one as z.ZodType))
}

/** Any value on the wire, with the input type of the schema. */
const anyOf = <S extends z.ZodType>() => z.unknown() as unknown as z.ZodType<z.input<S>>
const noneOr = <S extends z.ZodType>() => anyOf<S>().nullish()

/** An object inside another one that may come as a list of one. */
export const thing = <S extends z.ZodType>(schema: S) =>
  z.codec(anyOf<S>(), schema, {
    decode: (value) => normalizedValue(schema, value) as z.input<S>,
    encode: (value) => value,
  })

/** The same object with aliases for fields: `{ field: otherName }`. */
export const alsoNamed = <S extends z.ZodType>(shape: S, names: Readonly<Record<string, string>>) =>
  answeringTo(
    z.codec(anyOf<S>(), shape, {
      decode: (value) => {
        if (typeof value !== 'object' || value === null) return value
        const fields = value as Readonly<Record<string, unknown>>
        const renamed = Object.entries(names).map(([field, other]) => [field, fields[field] ?? fields[other]])
        return { ...fields, ...Object.fromEntries(renamed) } as z.input<S>
      },
      encode: (value) => value,
    }),
    names,
  )

/** A field that may be missing, `null` or blank, which all mean that there is no answer. */
export const absent = <S extends z.ZodType>(schema: S) =>
  z.codec(noneOr<S>(), schema.optional(), {
    decode: (value) => normalizedValue(schema, value) as z.input<S> | undefined,
    encode: (value) => value ?? null,
  })

/**
 * A field with a default for a missing, `null` or blank value; the default is one of its possible values. Only for fields in which the
 * default claims nothing: a missing verdict, stock or score is `absent`.
 */
export const orElse = <S extends z.ZodType>(schema: S, fallback: z.output<S>) =>
  z.codec(noneOr<S>(), schema.default(fallback as never), {
    decode: (value) => normalizedValue(schema, value) as z.input<S> | undefined,
    encode: (value) => value as z.input<S>,
  })

/** Definitions of unreadable display-only fields, while one answer is parsed. */
let unshown: Set<object> | undefined

/** Reads, and also returns the display-only fields that were present but unreadable. */
export function notingUnshown<T>(read: () => T): { readonly read: T; readonly unshown: ReadonlySet<object> } {
  const before = unshown
  const found = new Set<object>()
  unshown = found
  try {
    return { read: read(), unshown: found }
  } finally {
    unshown = before
  }
}

/** A display-only field: an unreadable value becomes absent, which is recorded, and the rest of its row is shown. */
export const shown = <S extends z.ZodType>(schema: S) => {
  const field = z.codec(noneOr<S>(), z.custom<z.output<S>>().optional(), {
    decode: (value) => {
      const normalized = normalizedValue(schema, value)
      if (normalized === undefined) return undefined
      const { success, data } = schema.safeParse(normalized)
      if (!success) unshown?.add(field.def)
      return data as z.output<S> | undefined
    },
    encode: (value) => (value === undefined ? null : z.encode(schema, value)) as z.input<S> | null,
  })
  return reading(field, schema)
}

/**
 * Text to display, '' if it is missing or not a text; truncated if it is too long, and in its written order: without control characters and
 * direction marks.
 */
export const text = (most = 500) =>
  z.codec(z.unknown().optional(), z.string(), {
    decode: (value) => {
      const one = Array.isArray(value) && value.length === 1 ? value[0] : value
      return isPlain(one) ? plainLine(String(one).slice(0, most)) : ''
    },
    encode: (value) => value,
  })

/**
 * Text that decides something, such as a state or a side: '' if it is missing; a value of another type is unreadable. Truncated and cleaned
 * like display text.
 */
export const decidingText = (most = 500) =>
  orElse(
    z.codec(z.union([z.string(), z.number(), z.boolean()]), z.string(), {
      decode: (value) => plainLine(String(value).slice(0, most)),
      encode: (value) => value,
    }),
    '',
  )

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** A required boolean, also as 1 and 0 or as words in any case. */
export const yesOrNo = z.codec(
  z.union([z.boolean(), z.literal([0, 1]), z.string().regex(/^\s*(?:[01yn]|yes|no|true|false)\s*$/i)]),
  z.boolean(),
  {
    decode: (value) => (typeof value === 'string' ? /^\s*[1yt]/i.test(value) : Boolean(value)),
    encode: (value) => value,
  },
)

/** The same with missing as no. */
export const flag = orElse(yesOrNo, false)

/** A discount without a unit: a number, or words; any other value is ignored. */
export const discount = z.codec(z.unknown().optional(), z.union([z.number(), z.string()]).optional(), {
  decode: (value) => {
    const number = decimal(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).safeParse(value)
    if (number.success) return number.data
    return typeof value === 'string' && value.trim() !== '' ? plainLine(value).trim().slice(0, 40) : undefined
  },
  encode: (value) => value ?? null,
})

export const named = z.object({ id, name: text() })
/** The short acknowledgement that many calls return. */
export const acknowledgement = z.object({ message: text(2000) })
