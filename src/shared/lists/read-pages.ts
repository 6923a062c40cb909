/** The pages of a list that were read, put together. */
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
  const extent = extentOf(found.at(-1)?.count, (isChosen ? (page - 1) * size : 0) + here, mayGoOn)
  const isEnd = !mayGoOn || (!extent.isLeast && here >= extent.count)
  return { rows, extent, isEnd, sums: found[0]?.sums }
}
