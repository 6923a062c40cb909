/** Describes an answer's envelope, in words and names only. */
import { kindOf, unknownNames } from './names.ts'

const MOST_NAMES = 8
/** Maximum nested wrappers that are named. */
const DEEPEST = 3

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The envelope's names, such as `{ rows, count }` or `{ data: { rows } }`; for an answer without one its kind: `a list`, `null`. */
export function envelopeOf(json: unknown, values: ReadonlySet<string>, depth = 1): string {
  if (Array.isArray(json)) return json.length > 0 && json.every(Array.isArray) ? 'a list of lists' : kindOf(json)
  if (!isThing(json)) return kindOf(json)
  const entries = Object.entries(json)
  const isWrapper = ([, value]: readonly [string, unknown]) => entries.length <= 2 && isThing(value) && depth < DEEPEST
  const parts = [
    ...entries
      .filter(isWrapper)
      .map(([name, value]) => `${nameIn(name, value, values)}: ${envelopeOf(value, values, depth + 1)}`),
    ...unknownNames(
      entries.filter((entry) => !isWrapper(entry)),
      false,
      values,
    ),
  ]
  if (entries.length > MOST_NAMES) return 'an object'
  return entries.length === 0 ? '{ }' : `{ ${[...new Set(parts)].join(', ')} }`
}

const nameIn = (name: string, value: unknown, values: ReadonlySet<string>): string =>
  unknownNames([[name, value]], false, values)[0] ?? name

/** True for an answer that contains only a message. */
export const isMessageAlone = (json: unknown): boolean =>
  isThing(json) && Object.keys(json).length === 1 && typeof json.message === 'string'
