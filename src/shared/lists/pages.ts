/** The pages of a list. */

export interface PageScope {
  /** Numbers of the first and the last row on the page, from 1; both 0 when there is none. */
  readonly first: number
  readonly last: number
  readonly pages: number
}

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
