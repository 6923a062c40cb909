/**
 * The kinds of field that calls are made of. Reading is lenient where nothing is risked: `null` is absent, a number may
 * come as text, a time as milliseconds. What is sent is always plain: a number is a number.
 */
import { z } from 'zod'
import { instantOf } from '../domain/values/dates.ts'
import { fromRupees, type Paise, toRupees } from '../domain/values/money.ts'
import { plainLine } from '../text.ts'
import { answeringTo, reading } from './wire-schema.ts'

/** Largest amount in JSON: ten thousand crore rupees. Beyond that it is no amount but rubbish. */
const MOST_RUPEES = 1e11

/** Texts that stand for nothing where no words are read. */
const BLANK = /^\s*(?:-+|n\/?a)?\s*$/i

const numeric = z.union([z.number(), z.string().regex(/^\s*[+-]?\d{1,15}(\.\d{1,12})?\s*$/)])

/** A number, also one that stands as text ("12", "1234.50"). */
const number = (inner: z.ZodNumber) =>
  z.codec(numeric, inner, { decode: (value) => Number(value), encode: (value) => value })

/** Whole paise, as the program has an amount. */
export const amount = z.custom<Paise>((value) => Number.isSafeInteger(value))

/** Rupees on the wire (1234.5), whole paise in the program (123450). */
export const rupees = z.codec(number(z.number().min(-MOST_RUPEES).max(MOST_RUPEES)), amount, {
  decode: (value) => fromRupees(value),
  encode: (value) => toRupees(value),
})

/** A whole number between these two. */
export const whole = (least: number, most: number) => number(z.number().int().min(least).max(most))
/** A number of any kind, such as hours or a size. */
export const decimal = (least: number, most: number) => number(z.number().min(least).max(most))

export const id = whole(0, Number.MAX_SAFE_INTEGER)
/** An id in a path or a query, where everything is text on the wire. */
export const idInUrl = z.coerce.number().int().nonnegative()
/** Ids that are text in the program, such as an order's `PO-1042-T`; some portals write them as numbers. */
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
/** Words that have to be there, and be whole; they read as they are written. */
export const words = (most: number) =>
  z.codec(z.string().max(most), z.string(), { decode: (value) => plainLine(value), encode: (value) => value })
export const name = words(500)
export const email = z.string().trim().min(3).max(254)

/**
 * An ISO date (2026-04-05) or date and time; milliseconds since 1970 are read as the ISO time that they are. Anything else, and a
 * day that isn't in the calendar, can't be read.
 */
export const moment = z.codec(z.union([z.string().max(40), z.number().int()]), z.string().max(40), {
  decode: (value, { issues }) => {
    const time = momentOf(value)
    if (time === undefined) issues.push({ code: 'custom', input: value, message: 'not a moment' })
    return time ?? z.NEVER
  },
  encode: (value) => value,
})

/** Milliseconds as text: those of 1980 and later, so that a day without dashes isn't taken for one. */
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
 * The field as it is read: `undefined` where it says nothing, which is `null`, a blank that isn't read as words, and an empty list where
 * no list is read. A thing may come as a list of one.
 */
export function saidBy(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') return BLANK.test(value) && !schema.safeParse(value).success ? undefined : value
  if (!Array.isArray(value) || value.length > 1) return value
  if (value.length === 0) return schema.safeParse(value).success ? value : undefined
  return isThing(schema) ? (value[0] ?? undefined) : value
}

/** Whether the schema reads an object with fields of its own. */
export function isThing(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodObject) return true
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return isThing(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodCodec && [schema.def.in, schema.def.out].some((one) => isThing(one as z.ZodType))
}

/** Anything at all on the wire, in the type of what the schema reads. */
const anyOf = <S extends z.ZodType>() => z.unknown() as unknown as z.ZodType<z.input<S>>
const noneOr = <S extends z.ZodType>() => anyOf<S>().nullish()

/** An object that may come as a list of one, within another. */
export const thing = <S extends z.ZodType>(schema: S) =>
  z.codec(anyOf<S>(), schema, {
    decode: (value) => saidBy(schema, value) as z.input<S>,
    encode: (value) => value,
  })

/** The same thing where a field may bear another name, too: `{ field: otherName }`. */
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

/** A field that may be missing, `null` or blank: all of them are the same, and none of them is an answer. */
export const absent = <S extends z.ZodType>(schema: S) =>
  z.codec(noneOr<S>(), schema.optional(), {
    decode: (value) => saidBy(schema, value) as z.input<S> | undefined,
    encode: (value) => value ?? null,
  })

/**
 * A field that means `fallback`, a value that it may have itself, when it is missing, `null` or blank. Only where nothing is claimed by it: a verdict, a stock or a
 * score that didn't come is `absent`.
 */
export const orElse = <S extends z.ZodType>(schema: S, fallback: z.output<S>) =>
  z.codec(noneOr<S>(), schema.default(fallback as never), {
    decode: (value) => saidBy(schema, value) as z.input<S> | undefined,
    encode: (value) => value as z.input<S>,
  })

/** Definitions of fields that are only displayed and couldn't be read while one answer was parsed. */
let unshown: Set<object> | undefined

/** Reads, and tells which of the fields that are only displayed were there and couldn't be read. */
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

/** A field that is only displayed: one that can't be read is absent, which is noted, and the rest of its row is shown. */
export const shown = <S extends z.ZodType>(schema: S) => {
  const field = z.codec(noneOr<S>(), z.custom<z.output<S>>().optional(), {
    decode: (value) => {
      const said = saidBy(schema, value)
      if (said === undefined) return undefined
      const { success, data } = schema.safeParse(said)
      if (!success) unshown?.add(field.def)
      return data as z.output<S> | undefined
    },
    encode: (value) => (value === undefined ? null : z.encode(schema, value)) as z.input<S> | null,
  })
  return reading(field, schema)
}

/**
 * Text to be shown, '' when it is missing or no text; what is longer than anybody would read is cut, and it reads as it is written: no
 * control characters, no signs that turn its direction.
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
 * Text that decides something, such as a state or a side: '' when it is missing; what is no text can't be read. It is cut and cleaned as
 * text to be shown is.
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

/** Yes or no, also as 1 and 0 or as words in any case; it has to be there. */
export const yesOrNo = z.codec(
  z.union([z.boolean(), z.literal([0, 1]), z.string().regex(/^\s*(?:[01yn]|yes|no|true|false)\s*$/i)]),
  z.boolean(),
  {
    decode: (value) => (typeof value === 'string' ? /^\s*[1yt]/i.test(value) : Boolean(value)),
    encode: (value) => value,
  },
)

/** The same where missing means no. */
export const flag = orElse(yesOrNo, false)

/** A discount has no unit: a number, or words; whatever else says nothing. */
export const discount = z.codec(z.unknown().optional(), z.union([z.number(), z.string()]).optional(), {
  decode: (value) => {
    const number = decimal(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER).safeParse(value)
    if (number.success) return number.data
    return typeof value === 'string' && value.trim() !== '' ? plainLine(value).trim().slice(0, 40) : undefined
  },
  encode: (value) => value ?? null,
})

export const named = z.object({ id, name: text() })
/** The short acknowledgement that many calls answer with. */
export const acknowledgement = z.object({ message: text(2000) })
