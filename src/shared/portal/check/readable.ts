/** Checks if a value is readable as its field, and describes the expected values. */
import { z } from 'zod'
import * as f from '../fields.ts'
import { next, objectIn } from '../wire-schema.ts'

/** The schema inside a display-only field, which becomes empty if it is unreadable; other fields stay unchanged. */
function strictly(schema: z.ZodType): z.ZodType {
  const isAround = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  if (isAround) return strictly(schema.unwrap() as z.ZodType)
  if (!(schema instanceof z.ZodCodec)) return schema
  const inner = next(schema)
  if (inner?.manner !== 'one') return schema
  // A display-only field is the only codec whose schema isn't visible in it.
  if (inner.schema !== schema.def.out && inner.schema !== schema.def.in) return strictly(inner.schema)
  const found = strictly(inner.schema)
  return found === inner.schema || found === unwrapped(inner.schema) ? schema : found
}

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrapped(schema.unwrap() as z.ZodType) : schema

/** False for a value whose content is lost, or that makes its row be left out. */
export function isReadable(schema: z.ZodType, value: unknown): boolean {
  const strict = strictly(schema)
  const normalized = f.normalizedValue(strict, value)
  if (normalized === undefined) return true
  const { success, data } = strict.safeParse(normalized)
  // Display text accepts any value, but an object leaves it empty.
  return success && !(data === '' && typeof normalized === 'object')
}

/** The values that a field accepts, in words. */
export function expectationOf(schema: z.ZodType): string {
  const takes = (value: unknown) => isReadable(schema, value)
  if (objectIn(schema) !== undefined) return isList(schema) ? 'a list' : 'an object'
  if (isList(schema)) return 'a list'
  if (takes('no such word')) return 'a text'
  if (takes(true)) return 'yes or no'
  if (takes('2026-04-05')) return 'a day or a time'
  if (takes('12.5')) return 'a number'
  if (takes('12')) return 'a whole number'
  return 'one of certain words'
}

function isList(schema: z.ZodType): boolean {
  const inner = next(schema)
  return inner !== undefined && (inner.manner === 'rows' || (inner.manner === 'one' && isList(inner.schema)))
}
