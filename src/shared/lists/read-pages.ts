import type { MessageKey } from '../messages.ts'
import type { ListContext } from './context.ts'
import { type AnswersOf, isWhole, type List, type ListBalance, type ListCalls, sizesOf } from './list.ts'
import { type Extent, extentOf } from './pages.ts'
import { type Lack, PagesSoFar } from './paging.ts'

export interface PagesRead {
  readonly pages: readonly AnswersOf<ListCalls>[]
  /** Number of unreadable rows in them. */
  readonly unread: number
  /** Number of the first loaded page, from 1, for lists with page numbers. */
  readonly page: number
  readonly size: number
  readonly subject: string
  readonly context: ListContext
}

export interface PagesFound {
  /** Each once. */
  readonly rows: readonly unknown[]
  readonly extent: Extent
  /** True if there are no rows after them. */
  readonly isEnd: boolean
  /** The missing rows if there is no further page to request; undefined if nothing is missing. */
  readonly lack: Lack | undefined
  /** The portal's own totals. */
  readonly sums: Readonly<Record<string, number | undefined>> | undefined
  /** The opening and closing balances, if the list has them. */
  readonly balances?: readonly ListBalance[] | undefined
  /** The message for an empty list, if it isn't the list's own. */
  readonly none?: MessageKey | undefined
}

/** No user scrolls further than this. */
const MOST_SCROLLED = 1000

export function readPages(list: List, { pages, unread, page, size, subject, context }: PagesRead): PagesFound {
  const found = pages.map((one) => list.found(one, { subject, context }))
  const isChosen = sizesOf(list) !== undefined
  const soFar = new PagesSoFar({
    key: list.key,
    size: isChosen ? size : undefined,
    mostPages: isChosen || isWhole(list) ? 1 : MOST_SCROLLED,
  })
  // The page of the unreadable rows doesn't matter.
  for (const [at, { rows, count }] of found.entries()) soFar.take({ rows, count, unread: at === 0 ? unread : 0 })
  const { rows } = soFar
  const last = found.at(-1)
  const about = { rows, sums: found[0]?.sums, balances: found[0]?.balances, none: found[0]?.none }
  if (isChosen) return { ...about, ...chosenPage(page, size, rows.length + unread, last?.count) }
  const missing = soFar.hasMore ? undefined : soFar.lack
  // A completely loaded list has no other page.
  const lack = isWhole(list) && missing?.why !== 'counted' ? undefined : missing
  const mayGoOn = soFar.hasMore || (lack !== undefined && lack.why !== 'counted')
  return { ...about, extent: extentOf(soFar.count, rows.length + unread, mayGoOn), isEnd: !soFar.hasMore, lack }
}

/** For a single page: its position, and the missing rows. */
function chosenPage(page: number, size: number, here: number, reported: number | undefined) {
  const before = rowsBefore(page, size, here, reported)
  const isFull = here >= size
  const extent = extentOf(reported, before + here, isFull)
  const due = Math.min(size, extent.count - (page - 1) * size)
  const lack: Lack | undefined = due > here ? { why: 'counted', rows: due - here } : undefined
  return { extent, isEnd: !isFull || (!extent.mayHaveMore && here >= extent.count), lack }
}

/** Up to this page, the search for the last page goes back one page at a time. */
const ONE_BY_ONE = 20

/**
 * The number of rows before a page. For an empty page the portal's count decides; without one, the last page is searched before it, one
 * page at a time or, from far away, by halving.
 */
function rowsBefore(page: number, size: number, here: number, reported: number | undefined): number {
  if (here > 0) return (page - 1) * size
  if (reported !== undefined) return 0
  return (page <= ONE_BY_ONE ? page - 1 : Math.floor(page / 2)) * size
}
