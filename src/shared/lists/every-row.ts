/** Every row that a list's filters leave, over all its pages. */
import { ok, type Result } from '../errors.ts'
import type { MessageKey } from '../messages.ts'
import type { AskedList } from './asked-list.ts'
import { isWhole, type List, type ListBalance, largestSize, sizesOf } from './list.ts'
import { onePage, type PageDeps } from './one-page.ts'
import { narrowed, newOfPages, type Sort, sorted } from './rows.ts'

/** Rows of one request while all pages are fetched; the portal may give fewer. */
const PAGE = 500
/** However short the portal's pages are. */
const MOST_PAGES = 10_000
/** What is longer than this isn't a file any more. */
export const MOST_ROWS = 100_000

export interface RowsDeps extends PageDeps {
  /** Rows after which no further page is asked for; 100 000 where it isn't said. */
  readonly most?: number
}

/** How far it is: rows read, of as many as the portal counts. */
export interface Progress {
  readonly done: number
  readonly total: number
}

type OnProgress = (progress: Progress) => void

export interface Gathered {
  /** As they stand on screen: narrowed and sorted where the list is held whole. */
  readonly rows: readonly unknown[]
  /** Rows that the portal counts and that aren't here: they couldn't be read, or came while the others were read. */
  readonly missing: number
  /** Rows that are more than was asked for at most. */
  readonly beyond: number
  /** The list became shorter twice while it was read: what moved from one page to the one before may be lost. */
  readonly shrank: boolean
  /** Undefined where the list has no such. */
  readonly balances?: readonly ListBalance[] | undefined
  /** The sentence for no rows, if it isn't the list's own. */
  readonly none?: MessageKey | undefined
}

type Sorted = AskedList & { readonly sort: Sort | undefined }

/** All pages together. `onProgress` is told of each. A list that becomes shorter meanwhile is read once more. */
export async function everyRow(
  deps: RowsDeps,
  asked: Sorted,
  onProgress: OnProgress = () => undefined,
): Promise<Result<Gathered>> {
  const { list, filters, sort, context } = asked
  const read = await readTwice(deps, asked, onProgress)
  if (!read.ok) return read
  const { rows, unread, count, shrank, balances, none } = read.value
  const most = deps.most ?? MOST_ROWS
  const all = isWhole(list) ? sorted(list, narrowed(list, rows, filters, context), sort, context) : rows
  const beyond = all.length <= most && !read.value.cut ? 0 : Math.max(all.length, (count ?? 0) - unread) - most
  const missing = beyond > 0 ? unread : Math.max(unread, (count ?? 0) - rows.length)
  return ok({
    rows: beyond > 0 ? all.slice(0, most) : all,
    missing,
    beyond: Math.max(0, beyond),
    shrank,
    balances,
    none,
  })
}

/** By the calls that give every row at once, where the list has such and they can be read; else by its pages, again if it shrank. */
async function readTwice(deps: RowsDeps, asked: AskedList, onProgress: OnProgress): Promise<Result<Read>> {
  const { list } = asked
  if (list.atOnce !== undefined) {
    const { atOnce } = list
    const reads = Object.entries(list.reads).map(([name, call]) => [name, atOnce[name] ?? call] as const)
    const asks = (list.asksAtOnce ?? list.asks) as List['asks']
    const whole = { ...asked, list: { ...list, asks, reads: Object.fromEntries(reads) } }
    const read = await readAll(deps, whole, onProgress, { once: true })
    if (read.ok || read.error.kind !== 'answer') return read
  }
  const read = await readAll(deps, asked, onProgress)
  return read.ok && read.value.shrank ? readAll(deps, asked, onProgress, { toTheEnd: true }) : read
}

interface Read {
  readonly rows: readonly unknown[]
  readonly unread: number
  /** Of the whole list, as the last page says. */
  readonly count: number | undefined
  readonly shrank: boolean
  /** There are as many as are wanted at most, and more pages. */
  readonly cut: boolean
  readonly balances: readonly ListBalance[] | undefined
  readonly none: MessageKey | undefined
}

/** Page by page, until there is none left, one brings nothing new, or there are enough. */
async function readAll(
  deps: RowsDeps,
  asked: AskedList,
  onProgress: OnProgress,
  { toTheEnd = false, once = isWhole(asked.list) }: { readonly toTheEnd?: boolean; readonly once?: boolean } = {},
): Promise<Result<Read>> {
  const most = deps.most ?? MOST_ROWS
  const newOf = newOfPages(asked.list.key)
  const rows: unknown[] = []
  let size = isWhole(asked.list) ? largestSize(asked.list) : PAGE
  let [unread, done, shrank] = [0, 0, false]
  let count: number | undefined
  let balances: readonly ListBalance[] | undefined
  let none: MessageKey | undefined
  for (let page = 1; page <= MOST_PAGES; page++) {
    let answer = await onePage(deps, asked, page, size)
    if (page === 1 && !isWhole(asked.list) && isTooLong(answer) && largestSize(asked.list) < size) {
      size = largestSize(asked.list)
      answer = await onePage(deps, asked, page, size)
    }
    if (!answer.ok) return answer
    const { found } = answer.value
    const before = count
    count = found.count
    balances = found.balances ?? balances
    none = found.none ?? none
    shrank ||= before !== undefined && count !== undefined && count < before
    if (shrank && !toTheEnd) break
    const fresh = newOf(found.rows)
    const isCounted = count !== undefined && count >= done + found.rows.length + answer.value.unread
    // The same again: the portal knows no pages, or there are no more.
    if (!isCounted && page > 1 && fresh.length === 0) break
    for (const row of fresh) rows.push(row)
    const here = found.rows.length + answer.value.unread
    done += here
    unread += answer.value.unread
    onProgress({ done, total: Math.max(done, count ?? 0) })
    // Without a count, or with one that is too small, a page that is full isn't the end.
    const isLast = isCounted ? done === count : isShort(asked.list, here, size)
    if (once || isLast || fresh.length + answer.value.unread === 0) break
    if (rows.length > most) return ok({ rows, unread, count, shrank, cut: true, balances, none })
    // The portal's own pages are shorter: the next one begins where this one ended.
    if (page === 1 && here < size) size = here
  }
  return ok({ rows, unread, count, shrank, cut: false, balances, none })
}

/** Shorter than what was asked for and than any page that people choose; pages that are scrolled through are as long as the portal likes. */
const isShort = (list: List, here: number, size: number): boolean =>
  sizesOf(list) !== undefined && here < Math.min(size, largestSize(list))

/** Some portals refuse long pages, others answer them with something else. */
const isTooLong = (answer: Result<unknown>): boolean =>
  !answer.ok && (answer.error.kind === 'refused' || answer.error.kind === 'answer')
