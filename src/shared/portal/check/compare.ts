/**
 * Compares an answer with its call's schema: names that came, missing names, unknown names, and unreadable values. The result contains only
 * names and kinds, never a value of the answer.
 */
import type { z } from 'zod'
import { marksIn, wireName } from '../ours.ts'
import { openedAnswer, readAnswer, rowsIn } from '../rows.ts'
import { aliasesOf, next, objectIn } from '../wire-schema.ts'
import { envelopeOf, isMessageAlone } from './envelope.ts'
import { kindOf, safeName, textsIn, unknownNames } from './names.ts'
import { expectationOf, isReadable } from './readable.ts'

/** Unreadable values of one field. */
export interface Unreadable {
  readonly field: string
  readonly came: string
  readonly expected: string
  readonly times: number
}

/** The result for a name that StoreDesk chose. */
export interface OurName {
  readonly field: string
  readonly purpose: string
  /** `unseen`: the answer contained no object in which it could have been. */
  readonly came: 'came' | 'missing' | 'unseen'
  /** Unknown names in the place where it was expected. */
  readonly inPlace: readonly string[]
}

/** A page's total number of rows compared with the rows that came; undefined for answers that aren't pages. */
export type Counted = 'fits' | 'more' | 'less' | 'none' | 'full and none' | undefined

export interface Comparison {
  readonly envelope: string
  /** Number of rows, if the answer is a list; otherwise undefined. */
  readonly rows: number | undefined
  /** True if nothing could be compared. */
  readonly isEmpty: boolean
  /** Documented names that came nowhere. */
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
  readonly unreadable: readonly Unreadable[]
  /** Number of rows that are left out as unreadable. */
  readonly unreadRows: number
  /** The fields that make rows unreadable, each with the kind of its value. */
  readonly unreadFields: readonly string[]
  /** The field that makes the whole answer unreadable. */
  readonly refused: string | undefined
  readonly counted: Counted
  readonly ours: readonly OurName[]
}

/** Maximum rows of a list that are examined. */
const MOST_ROWS = 1000

type Aliases = Readonly<Record<string, string>>

/** The fields found at one place, over all rows. */
interface Place {
  readonly schema: z.ZodType
  /** Aliases of its fields. */
  readonly others: Aliases
  readonly known: Set<string>
  readonly unknown: Set<string>
}

interface Findings {
  readonly places: Map<string, Place>
  readonly unreadable: Map<string, Unreadable>
  readonly values: ReadonlySet<string>
}

/** @param pageSize number of requested rows, for calls with pages */
export function compare(schema: z.ZodType, json: unknown, pageSize?: number): Comparison {
  const values = textsIn(json)
  const findings: Findings = { places: new Map(), unreadable: new Map(), values }
  const open = openedAnswer(schema, json)
  walk(findings, schema, open, '')
  const { parsed, unread } = readAnswer(schema, json)
  const rows = listIn(schema, open)
  const places = [...findings.places]
  return {
    envelope: envelopeOf(json, values),
    rows: rows?.length,
    isEmpty: isMessageAlone(json) || (rows === undefined ? isThingWithout(json, places) : rows.length === 0),
    missing: places.flatMap(([path, place]) => missingAt(path, place)),
    unknown: places.flatMap(([path, { unknown }]) => [...unknown].map((name) => under(path, name))),
    unreadable: [...findings.unreadable.values()],
    unreadRows: unread.length,
    unreadFields: [...new Set(unread.map(({ row, field }) => unreadField(rows?.[row], field, values)))],
    refused: parsed.success ? undefined : pathIn(parsed.error.issues[0]?.path ?? [], values),
    counted: countedIn(schema, json, rows?.length, pageSize),
    ours: oursAt(schema, findings.places),
  }
}

/** True for an object without any known field, or for nothing at all. */
const isThingWithout = (json: unknown, places: readonly (readonly [string, Place])[]): boolean =>
  typeof json === 'object' && places.every(([, { known, unknown }]) => known.size + unknown.size === 0)

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function walk(findings: Findings, schema: z.ZodType, value: unknown, path: string, around: Aliases = {}): void {
  if (typeof value !== 'object' || value === null) return
  const inner = next(schema)
  const others = { ...around, ...aliasesOf(schema) }
  if (inner?.manner === 'rows') {
    for (const row of (rowsIn(value) ?? []).slice(0, MOST_ROWS)) walk(findings, inner.schema, row, path)
  } else if (inner?.manner === 'keyed') {
    for (const one of Object.values(value).slice(0, MOST_ROWS)) walk(findings, inner.schema, one, path)
  } else if (inner !== undefined) {
    walk(findings, inner.schema, value, path, others)
  } else if (objectIn(schema) !== undefined && isThing(value)) {
    walkThing(findings, placeAt(findings, schema, path, others), value, path)
  } else if (objectIn(schema) !== undefined && Array.isArray(value) && value.length > 0) {
    walkInstead(findings, placeAt(findings, schema, path, others), value, path)
  }
}

/** Handles a list where an object is expected: lists by their order, or the object as a list of one. */
function walkInstead(findings: Findings, place: Place, list: readonly unknown[], path: string): void {
  const fields = Object.entries(objectIn(place.schema)?.shape ?? {})
  if (!list.every(Array.isArray) || list.length > fields.length) {
    for (const one of list.slice(0, MOST_ROWS)) if (isThing(one)) walkThing(findings, place, one, path)
    return
  }
  for (const [at, one] of list.entries()) {
    const [key, field] = fields[at] ?? []
    if (key === undefined || field === undefined) continue
    const own = wireName(key, field)
    place.known.add(own)
    walk(findings, field, one, under(path, own))
  }
}

function walkThing(findings: Findings, place: Place, value: Readonly<Record<string, unknown>>, path: string): void {
  const names = namesOf(place)
  const here = Object.keys(value).filter((name) => names.has(name))
  const unknown = Object.entries(value).filter(([name]) => !names.has(name))
  for (const name of unknownNames(unknown, here.length > 0, findings.values)) place.unknown.add(name)
  for (const name of here) {
    const { own, field } = names.get(name) ?? {}
    if (own === undefined || field === undefined) continue
    place.known.add(own)
    const at = under(path, own)
    const one = value[name]
    if (objectIn(field) === undefined || typeof one !== 'object') noteUnreadable(findings, field, one, at)
    walk(findings, field, one, at)
  }
}

function placeAt({ places }: Findings, schema: z.ZodType, path: string, others: Aliases): Place {
  const place = places.get(path) ?? { schema, others, known: new Set(), unknown: new Set() }
  places.set(path, place)
  return place
}

interface Named {
  /** Its name on the wire. */
  readonly own: string
  readonly field: z.ZodType
}

/** Fields of the object by all their possible names. */
function namesOf({ schema, others }: Place): ReadonlyMap<string, Named> {
  const names = new Map<string, Named>()
  for (const [key, field] of Object.entries(objectIn(schema)?.shape ?? {})) {
    const named = { own: wireName(key, field), field }
    const other = others[key]
    names.set(named.own, named)
    if (other !== undefined) names.set(other, named)
  }
  return names
}

function noteUnreadable({ unreadable }: Findings, field: z.ZodType, value: unknown, path: string): void {
  if (isReadable(field, value)) return
  const came = kindOf(value)
  const before = unreadable.get(`${path} ${came}`)
  const expected = before?.expected ?? expectationOf(field)
  unreadable.set(`${path} ${came}`, { field: path, came, expected, times: (before?.times ?? 0) + 1 })
}

function missingAt(path: string, place: Place): readonly string[] {
  const { known } = place
  const marks = marksIn(place.schema)
  const own = new Set([...namesOf(place).values()].map(({ own: name }) => name))
  return [...own].filter((name) => !known.has(name) && !marks.has(name)).map((name) => under(path, name))
}

/** The list that the answer consists of, or its main list. */
function listIn(schema: z.ZodType, open: unknown): readonly unknown[] | undefined {
  const inner = next(schema)
  if (inner?.manner === 'rows') return Array.isArray(open) ? open : undefined
  if (inner !== undefined) return listIn(inner.schema, open)
  if (!isThing(open)) return undefined
  for (const [key, field] of Object.entries(objectIn(schema)?.shape ?? {})) {
    const found = ['rows', 'products', 'cart'].includes(key) ? open[wireName(key, field)] : undefined
    if (Array.isArray(found)) return found
  }
  return undefined
}

function countedIn(schema: z.ZodType, json: unknown, rows: number | undefined, pageSize: number | undefined): Counted {
  const shape = objectIn(schema)?.shape ?? {}
  const name = ['count', 'total'].find((one) => Object.hasOwn(shape, one))
  if (name === undefined || rows === undefined) return undefined
  const reported = isThing(json) ? Number(json[name] ?? Number.NaN) : Number.NaN
  if (Number.isNaN(reported)) return pageSize !== undefined && rows >= pageSize ? 'full and none' : 'none'
  if (reported === rows) return 'fits'
  return reported > rows ? 'more' : 'less'
}

function unreadField(row: unknown, field: string, values: ReadonlySet<string>): string {
  const steps = field === '' ? [] : field.split('.')
  const came = steps.reduce<unknown>(
    (one, step) => (typeof one === 'object' && one !== null ? Reflect.get(one, step) : undefined),
    row,
  )
  const name = pathIn(steps, values)
  return name === 'answer' ? `the whole row (${kindOf(row)} came)` : `${name} (${kindOf(came)} came)`
}

/** The path of a field, without row indexes. */
function pathIn(steps: readonly PropertyKey[], values: ReadonlySet<string>): string {
  const names = steps.map(String).filter((step) => !/^\d+$/.test(step))
  return names.length === 0 ? 'answer' : names.map((name) => safeName(name, values)).join('.')
}

function oursAt(schema: z.ZodType, places: ReadonlyMap<string, Place>): readonly OurName[] {
  const found: OurName[] = []
  const look = (one: z.ZodType, path: string) => {
    const marks = marksIn(one)
    const place = places.get(path)
    for (const [name, purpose] of marks) {
      const there = place?.known.has(name) === true ? 'came' : 'missing'
      const came = place === undefined ? 'unseen' : there
      const inPlace = came === 'missing' ? [...(place?.unknown ?? [])] : []
      found.push({ field: under(path, name), purpose, came, inPlace })
    }
    for (const [key, field] of Object.entries(objectIn(one)?.shape ?? {}))
      look(field, under(path, wireName(key, field)))
  }
  look(schema, '')
  return found
}
