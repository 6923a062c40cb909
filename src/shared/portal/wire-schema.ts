/** The fields of a schema on the wire, inside any wrappers: lists, codecs, optional fields. */
import { z } from 'zod'

/** The way in which a schema reads another one: directly, row by row, or as fields whose names are data. */
export type Manner = 'one' | 'rows' | 'keyed'

interface Reading {
  readonly schema: z.ZodType
  readonly manner: Manner
}

/** Inner schemas that aren't visible because they are inside a function. By definition, which copies of a schema share. */
const within = new WeakMap<object, Reading>()
/** Aliases of fields, by the definition of the schema that accepts them. */
const aliases = new WeakMap<object, Readonly<Record<string, string>>>()

/** Registers the schema's inner schema for code that walks through it. */
export function reading<S extends z.ZodType>(schema: S, inner: z.ZodType, manner: Manner = 'one'): S {
  within.set(schema.def, { schema: inner, manner })
  return schema
}

/** Registers aliases for the schema's fields: `{ field: otherName }`. */
export function answeringTo<S extends z.ZodType>(schema: S, names: Readonly<Record<string, string>>): S {
  aliases.set(schema.def, names)
  return schema
}

/**
 * The next inner schema and the way it is read: an optional value, a row of a list, the wire side of a codec. Undefined for the innermost
 * one.
 */
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

/** The innermost schema. */
function opened(schema: z.ZodType): z.ZodType {
  const inner = next(schema)
  return inner === undefined ? schema : opened(inner.schema)
}

/** The aliases of fields in this schema. */
export const aliasesOf = (schema: z.ZodType): Readonly<Record<string, string>> => aliases.get(schema.def) ?? {}

export type WireObject = z.ZodObject<Readonly<Record<string, z.ZodType>>>

/** The object that the schema reads, alone or row by row; undefined if there is none. */
export function objectIn(schema: z.ZodType): WireObject | undefined {
  const found = opened(schema)
  return found instanceof z.ZodObject ? (found as WireObject) : undefined
}

export interface WireField {
  /** Names from the outermost object on, without row indexes. */
  readonly path: readonly string[]
  readonly schema: z.ZodType
}

/** All fields, outer ones first. @param nameOf returns the name of a field; its key by default */
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
