/** What stands around an answer, in words and names alone. */
import { kindOf, shownName } from './names.ts'

const MOST_NAMES = 8

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of the envelope, such as `{ rows, count }` or `{ data: { rows } }`; what is no envelope is its kind: `a list`, `null`. */
export function envelopeOf(json: unknown, values: ReadonlySet<string>): string {
  if (Array.isArray(json)) return json.length > 0 && json.every(Array.isArray) ? 'a list of lists' : kindOf(json)
  if (!isThing(json)) return kindOf(json)
  const entries = Object.entries(json)
  const parts = entries.slice(0, MOST_NAMES).map(([name, value]) => {
    const isWrapper = entries.length <= 2 && isThing(value)
    return isWrapper ? `${shownName(name, values)}: ${envelopeOf(value, values)}` : shownName(name, values)
  })
  if (entries.length > MOST_NAMES) return 'an object'
  return entries.length === 0 ? '{ }' : `{ ${[...new Set(parts)].join(', ')} }`
}

/** True for an answer whose words alone say something, and nothing else is in it. */
export const isMessageAlone = (json: unknown): boolean =>
  isThing(json) && Object.keys(json).length === 1 && typeof json.message === 'string'
