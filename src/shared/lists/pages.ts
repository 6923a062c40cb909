/** The pages of a list. */

export interface PageScope {
  /** Numbers of the first and the last row on the page, from 1; both 0 when there is none. */
  readonly first: number
  readonly last: number
  readonly pages: number
}

/** How many rows a list has, as far as that is known. */
export interface Extent {
  readonly count: number
  /** There may be more: the portal doesn't count them, or counts fewer than have come. */
  readonly isLeast: boolean
}

/**
 * @param told what the portal counts; undefined where it doesn't.
 * @param here rows up to the end of what has come, those that couldn't be read included.
 * @param mayGoOn what came last isn't seen to be the end, as a page that is full.
 */
export function extentOf(told: number | undefined, here: number, mayGoOn: boolean): Extent {
  if (told !== undefined && told >= here) return { count: told, isLeast: false }
  return { count: here, isLeast: mayGoOn }
}

/** The pages that can be gone to: one more than are known where there may be more. */
export const pagesOf = ({ count, isLeast }: Extent, size: number): number => Math.ceil(count / size) + (isLeast ? 1 : 0)

/** Which of `count` rows a page shows. */
export function pageScope(page: number, size: number, count: number): PageScope {
  const pages = Math.ceil(count / size)
  if (page > pages) return { first: 0, last: 0, pages }
  return { first: (page - 1) * size + 1, last: Math.min(page * size, count), pages }
}

/** The page that is shown in place of one beyond the last. */
export const pageWithin = (page: number, size: number, count: number): number =>
  Math.max(1, Math.min(page, Math.ceil(count / size)))

/** The page that was typed to go to; undefined for what is no page of these, which is ignored. */
export function typedPage(typed: string, pages: number): number | undefined {
  const page = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  return page >= 1 && page <= pages ? page : undefined
}
