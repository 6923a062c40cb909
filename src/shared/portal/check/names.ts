/** Names of fields as a report may have them: no value ever stands in one. */
import { callNames, findCall } from '../calls.ts'
import { fieldsOf } from '../wire-schema.ts'

/** A name of a field, in the manner of any portal; at most two digits, as in `address1`. */
const NAME = /^[A-Za-z_$][A-Za-z_$]*\d{0,2}[A-Za-z_$]*$/
const LONGEST = 40

/** Names of what stands around answers. */
const AROUND =
  'rows data count total result results message status success error errors items list response payload body meta page'.split(
    ' ',
  )

/** Words of all names that StoreDesk knows: a name of such words is a field's. */
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

/** Short pieces of mixed case, as in a token: no words. */
const isGibberish = (name: string): boolean => {
  const words = wordsOf(name)
  return name.length >= 12 && name.length / words.length < 3.5
}

/** A name that may be shown. @param values texts that the portal has sent as values: a name that is one of them is data */
export function shownName(name: string, values: ReadonlySet<string>): string {
  if (NUMBER.test(name)) return '<number>'
  const isName = NAME.test(name) && name.length <= LONGEST && !values.has(name) && !isGibberish(name)
  return isName ? name : '<text>'
}

const NUMBER = /^[\d.-]+$/
const DATA = '<names that are data>'

/** A word by itself that begins large, as names of people and places do. */
const PROPER = /^[A-Z][a-z]+$/

/**
 * The unknown names of one object. Where none of its names is known, several things of one kind, and words that begin large, are taken for
 * a table whose names are data: they are one.
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
  const names = unknown.map((one) => (isStrange(one[0]) && isData(one) ? DATA : shownName(one[0], values)))
  return [...new Set(names)]
}

/** Every text among the values of an answer that could be a name. */
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
