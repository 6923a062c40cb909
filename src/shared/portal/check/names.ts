/** Field names for a report, which never contains a value. */
import { callNames, findCall } from '../calls.ts'
import { fieldsOf } from '../wire-schema.ts'

/** A field name in the usual form; at most two digits, as in `address1`. */
const NAME = /^[A-Za-z_$][A-Za-z_$]*\d{0,2}[A-Za-z_$]*$/
const LONGEST = 40

/** Names in envelopes of answers. */
const AROUND =
  'rows data count total result results message status success error errors items list response payload body meta page'.split(
    ' ',
  )

/** The words of all names that StoreDesk knows: a name made of these is a field name. */
let vocabulary: ReadonlySet<string> | undefined

function knownWords(): ReadonlySet<string> {
  const schemas = callNames.flatMap((name) => findCall(name)?.spec.answer ?? [])
  const names = () => schemas.flatMap((schema) => fieldsOf(schema).flatMap(({ path }) => wordsOf(path.at(-1) ?? '')))
  vocabulary ??= new Set([...AROUND, ...names()])
  return vocabulary
}

/** `maxShipDate`, `max_ship_date` → max, ship, date. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')

const isFamiliar = (name: string): boolean => {
  const words = wordsOf(name)
  return words.length > 0 && words.every((word) => knownWords().has(word))
}

/** True for short pieces of mixed case, as in a token. */
const isGibberish = (name: string): boolean => {
  const words = wordsOf(name)
  return name.length >= 12 && name.length / words.length < 3.5
}

/** A name that is safe to show. @param values texts that the portal has sent as values: a name that equals one of them is data */
export function safeName(name: string, values: ReadonlySet<string>): string {
  if (NUMBER.test(name)) return '<number>'
  const isName = NAME.test(name) && name.length <= LONGEST && !values.has(name) && !isGibberish(name)
  return isName ? name : '<text>'
}

const NUMBER = /^[\d.-]+$/
const DATA = '<names that are data>'

/** A single capitalized word, such as the name of a person or a place. */
const PROPER = /^[A-Z][a-z]+$/

/**
 * The unknown names of one object. A single capitalized word counts as data; so do all unknown names if no name of the object is known and
 * several values have one kind, as in a table. Names that are data become one placeholder.
 */
export function unknownNames(
  unknown: readonly (readonly [name: string, value: unknown])[],
  isAnyKnown: boolean,
  values: ReadonlySet<string>,
): readonly string[] {
  const isStrange = (name: string) => !isFamiliar(name) && !NUMBER.test(name)
  const strange = unknown.filter(([name]) => isStrange(name))
  const kinds = new Set(strange.map(([, value]) => kindOf(value)))
  const isTable = !isAnyKnown && strange.length > 1 && kinds.size === 1
  const isData = ([name]: readonly [string, unknown]) => isTable || PROPER.test(name)
  const names = unknown.map((one) => (isStrange(one[0]) && isData(one) ? DATA : safeName(one[0], values)))
  return [...new Set(names)]
}

/** All texts among the values of an answer that could be names. */
export function textsIn(value: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value === 'string' && value.length <= LONGEST) found.add(value)
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) textsIn(one, found)
  return found
}

/** The kind of a value, in words. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'string') return value.trim() === '' ? 'an empty text' : 'a text'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'number' ? 'a number' : 'yes or no'
}
