/** Names of fields as a report may have them: no value ever stands in one. */

/** A name of a field, in the manner of any portal; at most two digits, as in `address1`. */
const NAME = /^[A-Za-z_$][A-Za-z_$]*\d{0,2}[A-Za-z_$]*$/
const LONGEST = 40
/** Objects with this many fields of one kind, of which none is known, are tables whose names are data. */
const TABLE = 6

/** A name that may be shown. @param values texts that the answer has as values: a name that is one of them is data */
export function shownName(name: string, values: ReadonlySet<string>): string {
  if (/^[\d.-]+$/.test(name)) return '<number>'
  return NAME.test(name) && name.length <= LONGEST && !values.has(name) ? name : '<text>'
}

/** The unknown names of one object; those of a table are one. */
export function unknownNames(
  unknown: readonly (readonly [name: string, value: unknown])[],
  isAnyKnown: boolean,
  values: ReadonlySet<string>,
): readonly string[] {
  const kinds = new Set(unknown.map(([, value]) => kindOf(value)))
  if (!isAnyKnown && unknown.length >= TABLE && kinds.size === 1) return ['<names that are data>']
  return [...new Set(unknown.map(([name]) => shownName(name, values)))]
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
