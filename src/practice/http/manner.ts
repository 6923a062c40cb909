/**
 * The portal's style of JSON: missing values are null, some numbers are texts, and there are extra fields. It is the same for a seed, so
 * that a client that parses too strictly fails at once.
 */
import { z } from 'zod'
import { wireName } from '../../shared/portal/ours.ts'
import { elementOf } from '../../shared/portal/rows.ts'
import { randomFor } from '../world/random.ts'

type Json = unknown
type Speak = (value: Json) => Json

/** One in so many places has this style. */
const ONE_IN = { text: 4, more: 3 } as const

export function createManner(seed: number) {
  const chosen = (path: string, manner: keyof typeof ONE_IN): boolean =>
    randomFor(seed, 'manner', manner, path).chance(1 / ONE_IN[manner])

  /** Returns the style of a place; `path` names it without the row index. The result is the same for every row. */
  const speakerOf = (schema: z.ZodType, path: string): Speak => {
    const shape = plain(schema)
    const element = elementOf(shape)
    const speakRow = once(() => (element === undefined ? same : speakerOf(element, `${path}[]`)))
    const speakFields = once(() => (shape instanceof z.ZodObject ? fieldsOf(shape, path) : same))
    const isText = once((value: number) => chosen(path, 'text') && schema.safeParse(String(value)).success)
    // Only where null parses to the same value.
    const isEmpty = once(() => schema.safeParse(null).data === '')
    return (value) => {
      if (Array.isArray(value)) return element === undefined ? value : value.map(speakRow())
      if (typeof value === 'number') return isText(value) ? String(value) : value
      if (value === '') return isEmpty() ? null : value
      return typeof value === 'object' && value !== null ? speakFields()(value) : value
    }
  }

  const fieldsOf = ({ shape }: z.ZodObject<Record<string, z.ZodType>>, path: string): Speak => {
    const fields = Object.entries(shape).map(([field, schema]) => ({
      field: wireName(field, schema),
      speak: speakerOf(schema, `${path}.${field}`),
      mayBeNull: once(() => schema.safeParse(null).success),
    }))
    const more = chosen(path, 'more') ? { lastModifiedBy: 'portal', __v: 0 } : {}
    return (value) => {
      const result: Record<string, Json> = { ...(value as object) }
      for (const { field, speak, mayBeNull } of fields) {
        if (result[field] !== undefined) result[field] = speak(result[field])
        else if (mayBeNull()) result[field] = null
      }
      return { ...result, ...more }
    }
  }

  const speakers = new Map<string, Speak>()
  return (call: string, schema: z.ZodType, answer: Json): Json => {
    const speak = speakers.get(call) ?? speakerOf(schema, call)
    speakers.set(call, speak)
    return speak(answer)
  }
}

const same: Speak = (value) => value

function once<A extends readonly unknown[], T>(find: (...args: A) => T): (...args: A) => T {
  let found: { readonly value: T } | undefined
  return (...args) => {
    found ??= { value: find(...args) }
    return found.value
  }
}

/** Returns the schema inside the optional, the nullable and the codecs. */
function plain(schema: z.ZodType): z.ZodType {
  if (elementOf(schema) !== undefined) return schema
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return plain(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodCodec) {
    const inner = plain(schema.def.in as z.ZodType)
    return inner instanceof z.ZodUnknown ? plain(schema.def.out as z.ZodType) : inner
  }
  return schema
}
