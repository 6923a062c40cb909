/** The fields of all calls whose names StoreDesk chose, from their marks. */
import type { z } from 'zod'
import type { Call } from '../../src/shared/portal/call.ts'
import { marksIn, wireName } from '../../src/shared/portal/ours.ts'
import { objectIn } from '../../src/shared/portal/wire-schema.ts'

export type Registry = Readonly<Record<string, Readonly<Record<string, Call>>>>

const DIRECTIONS = ['params', 'query', 'body', 'answer'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A field of a call whose name StoreDesk chose. */
export interface OurField {
  readonly call: string
  readonly direction: Direction
  /** Names in the JSON from the outermost object on, without row indexes: `rows.originalStock`. */
  readonly path: string
  /** Its name in the JSON. */
  readonly name: string
  readonly purpose: string
  /** True if an answer, or its row, can't be read without it. */
  readonly needed: boolean
}

/** Returns the fields of requests and answers. */
export const oursOf = (registry: Registry): readonly OurField[] =>
  Object.entries(registry).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([key, { spec }]) =>
      DIRECTIONS.flatMap((direction) => {
        const schema = spec[direction]
        const fields = schema === undefined ? [] : oursIn(schema, [])
        return fields.map((field) => ({
          ...field,
          call: `${area}.${key}`,
          direction,
          needed: direction === 'answer' && field.needed,
        }))
      }),
    ),
  )

type Found = Pick<OurField, 'path' | 'name' | 'purpose' | 'needed'>

/** @param above names of the enclosing objects */
function oursIn(schema: z.ZodType, above: readonly string[]): readonly Found[] {
  const marks = marksIn(schema)
  return Object.entries(objectIn(schema)?.shape ?? {}).flatMap(([key, field]) => {
    const name = wireName(key, field)
    const path = [...above, name]
    const purpose = marks.get(name)
    const needed = !field.safeParse(undefined).success
    const own = purpose === undefined ? [] : [{ path: path.join('.'), name, purpose, needed }]
    return [...own, ...oursIn(field, path)]
  })
}
