/** The pages of a list that were read, put together. */
import type { MessageKey } from '../messages.ts'
import type { ListContext } from './context.ts'
import { type AnswersOf, type List, type ListCalls, sizesOf } from './list.ts'
import { type Extent, extentOf } from './pages.ts'
import { newOfPages } from './rows.ts'

export interface PagesRead {
  readonly pages: readonly AnswersOf<ListCalls>[]
  /** Rows of them that couldn't be read. */
  readonly unread: number
  /** From 1: where the first of them stands, of pages that are chosen. */
  readonly page: number
  readonly size: number
  readonly subject: string
  readonly context: ListContext
}

export interface PagesFound {
  /** Each once. */
  readonly rows: readonly unknown[]
  readonly extent: Extent
  /** There is nothing after them. */
  readonly isEnd: boolean
  /** As the portal adds them up. */
  readonly sums: Readonly<Record<string, number | undefined>> | undefined
  /** The sentence for no rows, if it isn't the list's own. */
  readonly none?: MessageKey | undefined
}

export function readPages(list: List, { pages, unread, page, size, subject, context }: PagesRead): PagesFound {
  const found = pages.map((one) => list.found(one, { subject, context }))
  const newOf = newOfPages(list.key)
  const news = found.map((one) => newOf(one.rows))
  const rows = news.flat()
  const here = rows.length + unread
  const isChosen = sizesOf(list) !== undefined
  // Pages that are scrolled through are as long as the portal likes: the end is where one brings nothing new.
  const mayGoOn = isChosen ? here >= size : (news.at(-1)?.length ?? 0) > 0
  const told = found.at(-1)?.count
  const before = isChosen ? rowsBefore(page, size, here, told) : 0
  const extent = extentOf(told, before + here, mayGoOn)
  const isEnd = !mayGoOn || (!extent.isLeast && here >= extent.count)
  return { rows, extent, isEnd, sums: found[0]?.sums, none: found[0]?.none }
}

/** So many pages are gone back one by one. */
const ONE_BY_ONE = 20

/**
 * Rows that stand before a page. An empty page says nothing of them: then the portal's count holds; where it doesn't count, the last page
 * is looked for before it, one page back or, from far away, half of the way.
 */
function rowsBefore(page: number, size: number, here: number, told: number | undefined): number {
  if (here > 0) return (page - 1) * size
  if (told !== undefined) return 0
  return (page <= ONE_BY_ONE ? page - 1 : Math.floor(page / 2)) * size
}
