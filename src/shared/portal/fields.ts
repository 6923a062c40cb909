/**
 * The kinds of field that calls are made of. Reading is lenient where nothing is risked: `null` is absent, a number may
 * come as text, a time as milliseconds. What is sent is always plain: a number is a number.
 */
import { z } from 'zod'
import { instantOf } from '../domain/values/dates.ts'
import { fromRupees, type Paise, toRupees } from '../domain/values/money.ts'
import { plainLine } from '../text.ts'

/** Largest amount in JSON: ten thousand crore rupees. Beyond that it is no amount but rubbish. */
const MOST_RUPEES = 1e11

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
  z.union([z.string().min(1).max(64), z.number().int().nonnegative()]),
  z.string().min(1).max(64),
  { decode: (value) => plainLine(String(value)), encode: (value) => value },
)
export const countInUrl = z.coerce.number().int().min(1).max(100_000)
export const count = whole(0, Number.MAX_SAFE_INTEGER)
export const pieces = whole(0, 1_000_000)
export const percent = decimal(-100, 1000)
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

/** A field that may be missing or `null`, or, where it isn't text, `''`: all of them are the same. */
export const absent = <S extends z.ZodType>(schema: S) =>
  z.codec(orBlank(schema).nullish(), z.custom<z.output<S>>().optional(), {
    decode: (value) => (isBlank(schema, value) ? undefined : (value ?? undefined)) as z.output<S> | undefined,
    encode: (value) => (value ?? null) as z.output<S> | null,
  })

/** A field that means `fallback` when it is missing or `null`, or, where it isn't text, `''`. */
export const orElse = <S extends z.ZodType>(schema: S, fallback: z.output<S>) =>
  z.codec(orBlank(schema).nullish(), z.custom<z.output<S>>(), {
    decode: (value) => (isBlank(schema, value) ? fallback : (value ?? fallback)) as z.output<S>,
    encode: (value) => value,
  })

/** Things and lists say themselves which of their fields can't be read; a union would hide it. */
const isLeaf = (schema: z.ZodType): boolean => !(schema instanceof z.ZodObject) && !(schema instanceof z.ZodArray)

const orBlank = <S extends z.ZodType>(schema: S) => (isLeaf(schema) ? z.union([schema, z.literal('')]) : schema)

/** A blank that the schema itself doesn't read, as text is read, says nothing. */
const isBlank = (schema: z.ZodType, value: unknown): boolean => value === '' && !schema.safeParse('').success

const anyText = z.codec(z.union([z.string(), z.number(), z.boolean()]), z.string(), {
  decode: (value) => String(value),
  encode: (value) => value,
})

/**
 * Text to be shown, '' when it is missing; what is longer than anybody would read is cut, and it reads as it is written: no control
 * characters, no signs that turn its direction.
 */
export const text = (most = 500) =>
  orElse(
    z.codec(anyText, z.string(), { decode: (value) => plainLine(value.slice(0, most)), encode: (value) => value }),
    '',
  )

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
