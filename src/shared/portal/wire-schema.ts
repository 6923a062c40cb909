/** The fields of a schema as they stand on the wire, whatever is around them: lists, codecs, fields that may be missing. */
import { z } from 'zod'

/** How a schema reads another one: as what it is, row by row, or as fields whose names are data. */
export type Manner = 'one' | 'rows' | 'keyed'

interface Reading {
  readonly schema: z.ZodType
  readonly manner: Manner
}

/** What a schema reads that can't be seen in it, since it stands in a function. By definition, which copies of a schema share. */
const within = new WeakMap<object, Reading>()
/** Other names of fields, by the definition of the schema that takes them. */
const aliases = new WeakMap<object, Readonly<Record<string, string>>>()

/** The schema, with what it reads put down for those who walk through it. */
export function reading<S extends z.ZodType>(schema: S, inner: z.ZodType, manner: Manner = 'one'): S {
  within.set(schema.def, { schema: inner, manner })
  return schema
}

/** The schema, with other names that its fields may bear: `{ field: otherName }`. */
export function answeringTo<S extends z.ZodType>(schema: S, names: Readonly<Record<string, string>>): S {
  aliases.set(schema.def, names)
  return schema
}

/** What a schema reads next, and how: what may be missing, a row of a list, the wire's side of a codec. Undefined for the innermost. */
export function next(schema: z.ZodType): Reading | undefined {
  const inner = within.get(schema.def)
  if (inner !== undefined) return inner
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return { schema: schema.unwrap() as z.ZodType, manner: 'one' }
  if (schema instanceof z.ZodArray) return { schema: schema.element as z.ZodType, manner: 'rows' }
  if (schema instanceof z.ZodRecord) return { schema: schema.valueType as z.ZodType, manner: 'keyed' }
  if (!(schema instanceof z.ZodCodec)) return undefined
  const wire = schema.def.in as z.ZodType
  return { schema: objectIn(wire) === undefined ? (schema.def.out as z.ZodType) : wire, manner: 'one' }
}

/** The schema that is at the innermost. */
function opened(schema: z.ZodType): z.ZodType {
  const inner = next(schema)
  return inner === undefined ? schema : opened(inner.schema)
}

/** Other names that fields may bear where this schema reads them. */
export const aliasesOf = (schema: z.ZodType): Readonly<Record<string, string>> => aliases.get(schema.def) ?? {}

export type WireObject = z.ZodObject<Readonly<Record<string, z.ZodType>>>

/** The object that the schema reads, alone or row by row; undefined where it reads none. */
export function objectIn(schema: z.ZodType): WireObject | undefined {
  const found = opened(schema)
  return found instanceof z.ZodObject ? (found as WireObject) : undefined
}

export interface WireField {
  /** Names from the outermost object on, without the places of rows. */
  readonly path: readonly string[]
  readonly schema: z.ZodType
}

/** Every field, outer ones first. @param nameOf the name of a field; its key unless said otherwise */
export function fieldsOf(
  schema: z.ZodType,
  nameOf: (key: string, field: z.ZodType) => string = (key) => key,
  path: readonly string[] = [],
): readonly WireField[] {
  return Object.entries(objectIn(schema)?.shape ?? {}).flatMap(([key, field]) => {
    const own = [...path, nameOf(key, field)]
    return [{ path: own, schema: field }, ...fieldsOf(field, nameOf, own)]
  })
}
