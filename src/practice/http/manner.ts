/**
 * The portal's manner of speaking: what isn't there yet is null, here and there a number stands as text, and there are
 * fields that nobody asked for. The same for a seed, so that a client that reads too strictly fails at once.
 */
import { z } from 'zod'
import { elementOf } from '../../shared/portal/rows.ts'
import { randomFor } from '../world/random.ts'

type Json = unknown

/** What stands in the place of `null`, a number's text or another field may be tried with this schema. */
interface Node {
  readonly schema: z.ZodType
  /** Names the place, whatever row it is in. */
  readonly path: string
}

/** Of so many places, one is spoken of in this manner. */
const ONE_IN = { text: 4, more: 3 } as const

export function createManner(seed: number) {
  const chosen = (path: string, manner: keyof typeof ONE_IN): boolean =>
    randomFor(seed, 'manner', manner, path).chance(1 / ONE_IN[manner])
  const known = new Map<string, boolean>()
  /** Whether it holds is the same for every row: it is found out once. */
  const once = (what: string, find: () => boolean): boolean => {
    const found = known.get(what) ?? find()
    known.set(what, found)
    return found
  }

  const speak = ({ schema, path }: Node, value: Json): Json => {
    const shape = plain(schema)
    const element = elementOf(shape)
    if (Array.isArray(value)) {
      return element === undefined ? value : value.map((one) => speak({ schema: element, path: `${path}[]` }, one))
    }
    if (typeof value === 'number') {
      const asText = once(`${path} text`, () => chosen(path, 'text') && schema.safeParse(String(value)).success)
      return asText ? String(value) : value
    }
    if (value === '') {
      // Only where whoever reads it comes to the same.
      return once(`${path} empty`, () => schema.safeParse(null).data === '') ? null : value
    }
    if (typeof value !== 'object' || value === null || !(shape instanceof z.ZodObject)) return value
    return speakOf(shape.shape, path, value)
  }

  const speakOf = (shape: Readonly<Record<string, z.ZodType>>, path: string, value: object): object => {
    const given: Record<string, Json> = { ...value }
    for (const [field, schema] of Object.entries(shape)) {
      const at = `${path}.${field}`
      if (given[field] !== undefined) given[field] = speak({ schema, path: at }, given[field])
      else if (once(`${at} null`, () => schema.safeParse(null).success)) given[field] = null
    }
    return once(`${path} more`, () => chosen(path, 'more')) ? { ...given, lastModifiedBy: 'portal', __v: 0 } : given
  }

  /** An answer as it goes over the wire. */
  return (call: string, schema: z.ZodType, answer: Json): Json => speak({ schema, path: call }, answer)
}

/** What is under the optional, the nullable and the codecs around it. */
function plain(schema: z.ZodType): z.ZodType {
  if (elementOf(schema) !== undefined) return schema
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return plain(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodCodec) {
    const inner = schema.def.in as z.ZodType
    return plain(inner instanceof z.ZodUnknown ? (schema.def.out as z.ZodType) : inner)
  }
  return schema
}
