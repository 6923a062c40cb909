/** The fields of a form: constraints from a schema, labels, and the messages for values that can't be sent. */

import { z } from 'zod'
import { type MessageKey, messages, say } from '../../shared/messages.ts'
import { amount } from '../../shared/portal/fields.ts'
import { type FieldKind, readTyped, type Typed, UNREADABLE, wrongOf } from './field-kinds.ts'

export interface FieldChoice {
  readonly value: string
  readonly label: string
}

export interface Field {
  readonly kind: FieldKind
  readonly label: string
  readonly help?: string | undefined
  readonly placeholder?: string | undefined
  readonly required: boolean
  /** Most characters; a counter is shown below a long text. */
  readonly most?: number | undefined
  readonly choices?: readonly FieldChoice[] | undefined
  /** Days that can be picked, as `YYYY-MM-DD`. */
  readonly earliest?: (() => string) | undefined
  readonly latest?: (() => string) | undefined
  readonly autoComplete?: string | undefined
}

export type Fields = Readonly<Record<string, Field>>

/** A form's settings for a field: its label, and anything that the schema lacks or that overrides it. */
export type FieldSettings = Partial<Omit<Field, 'label'>> & Pick<Field, 'label'>

/** The parts of a JSON schema that are used. */
interface Shape {
  readonly type?: string
  readonly format?: string
  readonly maxLength?: number
  readonly enum?: readonly unknown[]
}

/** A text of at least this many letters gets a multi-line field. */
const LONG = 200

function kindOf({ type, format, maxLength = 0, enum: values }: Shape): FieldKind {
  if (values?.every((value) => typeof value === 'string')) return 'choice'
  if (format === 'paise') return 'amount'
  if (format === 'date') return 'day'
  if (type === 'boolean') return 'toggle'
  if (type === 'number' || type === 'integer') return 'number'
  return maxLength > LONG ? 'long' : 'text'
}

/** Builds fields from a schema. `settings` lists those that the user fills in; the form supplies the others. */
export function fieldsOf(schema: z.ZodType, settings: Readonly<Record<string, FieldSettings>>): Fields {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === amount) jsonSchema.format = 'paise'
    },
  })
  return Object.fromEntries(
    Object.entries(settings).map(([name, own]): [string, Field] => {
      const shape = (properties[name] ?? {}) as Shape
      const choices = shape.enum?.map((value) => ({ value: String(value), label: String(value) }))
      return [name, { kind: kindOf(shape), required: required.includes(name), most: shape.maxLength, choices, ...own }]
    }),
  )
}

/** Fields of a form without a schema: required unless declared otherwise. */
export const ownFields = (settings: Readonly<Record<string, FieldSettings>>): Fields =>
  Object.fromEntries(
    Object.entries(settings).map(([name, own]): [string, Field] => [name, { kind: 'text', required: true, ...own }]),
  )

/** Converts the raw values; empty and invalid ones are left out. */
export const valuesOf = (fields: Fields, typed: Typed): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const value = readTyped(kind, typed[name])
      return value === undefined || value === UNREADABLE ? [] : [[name, value]]
    }),
  )

export type Sentences = Readonly<Record<string, string>>

const BOUNDS: Readonly<Record<string, MessageKey>> = {
  'too_small number': 'fieldTooSmall',
  'too_big number': 'fieldTooBig',
  'too_small string': 'fieldTooShort',
  'too_big string': 'fieldTooLong',
}

const OF_ONE: typeof BOUNDS = { 'too_small string': 'fieldTooShortOne', 'too_big string': 'fieldTooLongOne' }

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return messages.fieldUnfit
  const n = String(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const bounds = n === '1' ? { ...BOUNDS, ...OF_ONE } : BOUNDS
  return say(bounds[`${issue.code} ${issue.origin}`] ?? 'fieldUnfit', { n })
}

/** The message for each field that can't be sent as it is, from its kind, then from the schema. */
export function refusals(fields: Fields, typed: Typed, schema?: z.ZodType, also: object = {}): Sentences {
  const read = Object.entries(fields).flatMap(([name, { kind, required }]): [string, string][] => {
    const value = readTyped(kind, typed[name])
    if (value === UNREADABLE) return [[name, messages[wrongOf(kind)]]]
    return value === undefined && required ? [[name, messages.fillRequired]] : []
  })
  const checked = schema && z.safeEncode(schema, { ...also, ...valuesOf(fields, typed) } as never)
  const unfit = (checked?.error?.issues ?? []).map((issue): [string, string] => [String(issue.path[0]), inWords(issue)])
  return { ...Object.fromEntries(unfit.filter(([name]) => Object.hasOwn(fields, name))), ...Object.fromEntries(read) }
}
