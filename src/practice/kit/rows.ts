/** The portal's list functions: rows of a period, matching rows, newest first, one page. */
import { instantOf } from '../../shared/domain/values/dates.ts'
import { Refused } from './refused.ts'

export const DAY = 86_400_000

/** True for times (milliseconds) from `from` to `to`; a day includes all of it, and a missing limit is open. */
export function within(from: string | undefined, to: string | undefined): (time: number) => boolean {
  const least = from === undefined ? Number.NEGATIVE_INFINITY : timeOf(from)
  const most = to === undefined ? Number.POSITIVE_INFINITY : timeOf(to.length === 10 ? `${to}T23:59:59.999` : to)
  return (time) => time >= least && time <= most
}

function timeOf(text: string): number {
  const time = instantOf(text)
  if (time === undefined) throw new Refused(422, `'${text}' is not a date.`)
  return time
}

/** True for rows with these values: one of several for a list, any for undefined. */
export const having =
  <T extends object>(filter: { readonly [K in keyof T]?: T[K] | readonly T[K][] | undefined }) =>
  (row: T): boolean =>
    (Object.keys(filter) as (keyof T)[]).every((field) => {
      const value = filter[field]
      if (value === undefined) return true
      return Array.isArray(value) ? value.includes(row[field]) : value === row[field]
    })

/** Rows of the same moment are sorted by `tie`. */
export const newestFirst = <T extends { readonly at: number }>(
  rows: readonly T[],
  tie: (one: T, other: T) => number = () => 0,
): T[] => rows.toSorted((one, other) => other.at - one.at || tie(one, other))

export interface Page {
  readonly pageNo: number
  readonly pageSize: number
}

/** Returns the rows of a page as they are shown, and the total number of rows. */
export const paged = <T, S>(rows: readonly T[], { pageNo, pageSize }: Page, show: (row: T) => S) => ({
  rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(show),
  count: rows.length,
})

/** Returns the found value; refuses with this sentence if there is none. */
export function known<T>(found: T | undefined, sentence: string): T {
  if (found === undefined) throw new Refused(404, sentence)
  return found
}
