/** The fields of a schema as they stand on the wire, whatever is around them: lists, codecs, fields that may be missing. */
import { z } from 'zod'

/** What a schema reads that can't be seen in it, since it stands in a function. */
const within = new WeakMap<object, z.ZodType>()

/** The schema, with what it reads put down for those who walk through it. */
export function reading<S extends z.ZodType>(schema: S, inner: z.ZodType): S {
  within.set(schema.def, inner)
  return schema
}

/** The schema on the wire's side: of what may be missing, of a list, of a codec. Itself where nothing is around it. */
function opened(schema: z.ZodType): z.ZodType {
  const inner = within.get(schema.def)
  if (inner !== undefined) return opened(inner)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return opened(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray) return opened(schema.element as z.ZodType)
  if (schema instanceof z.ZodRecord) return opened(schema.valueType as z.ZodType)
  if (!(schema instanceof z.ZodCodec)) return schema
  const wire = opened(schema.def.in as z.ZodType)
  return wire instanceof z.ZodObject ? wire : opened(schema.def.out as z.ZodType)
}

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
