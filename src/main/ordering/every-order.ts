/** Reads every order of the history that matches the filters; the portal sends them page by page. */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { HISTORY_PAGE_SIZES } from '../../shared/domain/orders/history-filter.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { everyPage, type Paging, rowsLacking } from '../../shared/lists/paging.ts'
import type { Answer } from '../../shared/portal/calls.ts'
import type { OwnArgs } from '../../shared/portal/own-reads.ts'
import { oldestOf } from '../catalogue/gathering.ts'
import type { Reader, ReadOptions } from '../portal/reader.ts'

type History = Answer<'order.history'>

const PAGE = Math.max(...HISTORY_PAGE_SIZES)

const PAGING: Paging<History['rows'][number]> = { key: ({ poid }) => poid, size: PAGE, mostPages: 100, atOnce: 6 }

export async function readEveryOrder(
  reader: Reader,
  { statuses, ...query }: OwnArgs<'order.every'>,
  options: ReadOptions = {},
): Promise<Result<ReadAnswer<History['rows']>>> {
  const reads: ReadAnswer<History>[] = []
  const read = await everyPage(async (pageNo) => {
    const page = await reader.read(
      'order.history',
      { query: { ...query, ...(statuses !== undefined && { status: statuses }), pageNo, pageSize: PAGE } },
      options,
    )
    if (!page.ok) return page
    reads.push(page.value)
    const { rows, count } = page.value.answer
    return ok({ rows, count, unread: page.value.unread })
  }, PAGING)
  if (!read.ok) return read
  const { rows, unread, lack } = read.value
  return ok({ answer: [...rows], ...oldestOf(reads), unread: unread + rowsLacking(lack) })
}
