/** The pages of a list that were read, put together. */
import type { MessageKey } from '../messages.ts'
import type { ListContext } from './context.ts'
import { type AnswersOf, isWhole, type List, type ListBalance, type ListCalls, sizesOf } from './list.ts'
import { type Extent, extentOf } from './pages.ts'
import { type Lack, PagesSoFar } from './paging.ts'

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
  /** What of them didn't come though there is no other page to ask for; undefined where nothing is missing. */
  readonly lack: Lack | undefined
  /** As the portal adds them up. */
  readonly sums: Readonly<Record<string, number | undefined>> | undefined
  /** What it opens and closes with, where it has such. */
  readonly balances?: readonly ListBalance[] | undefined
  /** The sentence for no rows, if it isn't the list's own. */
  readonly none?: MessageKey | undefined
}

/** Nobody scrolls through more. */
const MOST_SCROLLED = 1000

export function readPages(list: List, { pages, unread, page, size, subject, context }: PagesRead): PagesFound {
  const found = pages.map((one) => list.found(one, { subject, context }))
  const isChosen = sizesOf(list) !== undefined
  const soFar = new PagesSoFar({
    key: list.key,
    size: isChosen ? size : undefined,
    mostPages: isChosen || isWhole(list) ? 1 : MOST_SCROLLED,
  })
  // On which page the unread ones stand makes no difference.
  for (const [at, { rows, count }] of found.entries()) soFar.take({ rows, count, unread: at === 0 ? unread : 0 })
  const { rows } = soFar
  const last = found.at(-1)
  const about = { rows, sums: found[0]?.sums, balances: found[0]?.balances, none: found[0]?.none }
  if (isChosen) return { ...about, ...chosenPage(page, size, rows.length + unread, last?.count) }
  const missing = soFar.hasMore ? undefined : soFar.lack
  // Of a list that is held whole there is no other page.
  const lack = isWhole(list) && missing?.why !== 'counted' ? undefined : missing
  const mayGoOn = soFar.hasMore || (lack !== undefined && lack.why !== 'counted')
  return { ...about, extent: extentOf(soFar.count, rows.length + unread, mayGoOn), isEnd: !soFar.hasMore, lack }
}

/** Of one page alone: where it stands, and what of it is missing. */
function chosenPage(page: number, size: number, here: number, told: number | undefined) {
  const before = rowsBefore(page, size, here, told)
  const isFull = here >= size
  const extent = extentOf(told, before + here, isFull)
  const due = Math.min(size, extent.count - (page - 1) * size)
  const lack: Lack | undefined = due > here ? { why: 'counted', rows: due - here } : undefined
  return { extent, isEnd: !isFull || (!extent.isLeast && here >= extent.count), lack }
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
