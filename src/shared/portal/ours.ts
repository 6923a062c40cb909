/**
 * Names on the wire that StoreDesk chose itself, as the company's documents show none. Each is marked in place with its purpose, and may be
 * missing in an answer. docs/readings.md lists them. Once the portal's own name is known, it is added to the mark.
 */
import type { z } from 'zod'
import { fieldsOf, objectIn, type WireObject } from './wire-schema.ts'

interface Mark {
  /** A plain phrase for a question to the portal's developers. */
  readonly purpose: string
  /** The name on the wire, if it differs from the key in the program. */
  readonly wire: string | undefined
}

const marks = new WeakMap<z.ZodType, Mark>()
const renamed = new WeakSet<z.ZodType>()
let isAnyRenamed = false

/**
 * The field with its mark: `originalStock: ours('minimum …', absent(count))`. If the portal has another name, it comes last: `ours('minimum
 * …', absent(count), 'OriginalStock')`. Both reading and writing use it.
 */
export function ours<S extends z.ZodType>(purpose: string, schema: S, wire?: string): S {
  // The same schema may also be used for a documented field.
  const own = schema.clone() as S
  marks.set(own, { purpose, wire })
  isAnyRenamed ||= wire !== undefined
  return own
}

/** The name of a field on the wire. */
export const wireName = (key: string, schema: z.ZodType): string => marks.get(schema)?.wire ?? key

/** Makes the objects in a schema read and write their fields under the names of the marks. */
export function followNames(schema: z.ZodType | undefined): void {
  if (!isAnyRenamed || schema === undefined) return
  const fields = fieldsOf(schema).map((field) => field.schema)
  for (const object of [schema, ...fields].map(objectIn)) if (object !== undefined) followNamesOf(object)
}

function followNamesOf(object: WireObject): void {
  if (renamed.has(object)) return
  renamed.add(object)
  const others = Object.entries(object.shape)
    .map(([key, field]) => [key, wireName(key, field)] as const)
    .filter(([key, wire]) => key !== wire)
  if (others.length === 0) return
  const { run } = object._zod
  object._zod.run = (payload, context) => {
    if (context.direction !== 'backward') {
      payload.value = moved(
        payload.value,
        others.map(([key, wire]) => [wire, key] as const),
      )
      return run(payload, context)
    }
    const written = run(payload, context)
    if (!(written instanceof Promise)) written.value = moved(written.value, others)
    return written
  }
}

/** The same object with renamed fields. A value that was already under the new name isn't this field's. */
function moved(value: unknown, names: readonly (readonly [from: string, to: string])[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const rest = { ...(value as Record<string, unknown>) }
  for (const name of names.flat()) delete rest[name]
  const found = names.filter(([from]) => from in value).map(([from, to]) => [to, Reflect.get(value, from)])
  return { ...rest, ...Object.fromEntries(found) }
}

/** The marked fields of the object that a schema reads: their purposes by wire name. */
export const marksIn = (schema: z.ZodType): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(objectIn(schema)?.shape ?? {}).flatMap(([key, field]) => {
      const mark = marks.get(field)
      return mark === undefined ? [] : [[mark.wire ?? key, mark.purpose] as const]
    }),
  )
