export interface PageScope {
  /** Numbers of the first and the last row on the page, from 1; both 0 if there is none. */
  readonly first: number
  readonly last: number
  readonly pages: number
}

/** The number of rows of a list, as far as known. */
export interface Extent {
  readonly count: number
  /** True if there may be more: the portal doesn't count them, or counts fewer than were loaded. */
  readonly mayHaveMore: boolean
}

/**
 * @param reported the portal's count; undefined if it sends none.
 * @param here rows up to the end of the loaded ones, including unreadable ones.
 * @param mayGoOn true if the last page doesn't show the end, such as a full page.
 */
export function extentOf(reported: number | undefined, here: number, mayGoOn: boolean): Extent {
  if (reported !== undefined && reported >= here) return { count: reported, mayHaveMore: false }
  return { count: here, mayHaveMore: mayGoOn }
}

/** The number of pages available: one more than known if there may be more. */
export const pagesOf = ({ count, mayHaveMore }: Extent, size: number): number =>
  Math.ceil(count / size) + (mayHaveMore ? 1 : 0)

/** The rows out of `count` that a page shows. */
export function pageScope(page: number, size: number, count: number): PageScope {
  const pages = Math.ceil(count / size)
  if (page > pages) return { first: 0, last: 0, pages }
  return { first: (page - 1) * size + 1, last: Math.min(page * size, count), pages }
}

/** The page that is shown instead of one beyond the last. */
export const pageWithin = (page: number, size: number, count: number): number =>
  Math.max(1, Math.min(page, Math.ceil(count / size)))

/** The typed page number; undefined if there is no such page, so that it is ignored. */
export function typedPage(typed: string, pages: number): number | undefined {
  const page = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  return page >= 1 && page <= pages ? page : undefined
}
