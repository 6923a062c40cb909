/** Loads every row that a list's filters leave, over all its pages. */
import { ok, type Result } from '../errors.ts'
import type { MessageKey } from '../messages.ts'
import type { CheckedListRequest } from './check-list-request.ts'
import { isWhole, type List, type ListBalance, largestSize, sizesOf } from './list.ts'
import { onePage, type PageDeps } from './one-page.ts'
import { everyPage, type Lack, type Page, type Paging } from './paging.ts'
import { narrowed, type Sort, sorted } from './rows.ts'

/** Rows per request when all pages are loaded; the portal may return fewer. */
const PAGE = 500
/** Applies even if the portal's pages are very short. */
const MOST_PAGES = 10_000
/** Maximum rows of a file. */
export const MOST_ROWS = 100_000

export interface RowsDeps extends PageDeps {
  /** Number of rows after which no further page is requested; 100 000 by default. */
  readonly most?: number
}

/** The progress: rows read, and the portal's count. */
export interface Progress {
  readonly done: number
  readonly total: number
}

type OnProgress = (progress: Progress) => void

export interface Gathered {
  /** In the form of the screen: filtered and sorted if the list is loaded completely. */
  readonly rows: readonly unknown[]
  /** Rows in the portal's count that are missing here: they were unreadable, or arrived during reading. */
  readonly missing: number
  /** Rows beyond the requested maximum. */
  readonly beyond: number
  /** True if the list became shorter twice during reading: rows that moved to the previous page may be lost. */
  readonly shrank: boolean
  /** The reason why an unknown number of rows may be missing; undefined if there is none. */
  readonly open?: Lack | undefined
  /** Undefined for a list without balances. */
  readonly balances?: readonly ListBalance[] | undefined
  /** The message for an empty list, if it isn't the list's own. */
  readonly none?: MessageKey | undefined
}

/** True if every row of the list is there. */
export const isAllOf = ({ missing, beyond, shrank, open }: Gathered): boolean =>
  missing + beyond === 0 && !shrank && open === undefined

type Sorted = CheckedListRequest & { readonly sort: Sort | undefined }

/** Loads all pages and reports each to `onProgress`. A list that becomes shorter meanwhile is read once more. */
export async function everyRow(
  deps: RowsDeps,
  request: Sorted,
  onProgress: OnProgress = () => undefined,
): Promise<Result<Gathered>> {
  const { list, filters, sort, context } = request
  const read = await readIt(deps, request, onProgress)
  if (!read.ok) return read
  const { rows, unread, count, shrank, open, balances, none } = read.value
  const most = deps.most ?? MOST_ROWS
  const all = isWhole(list) ? sorted(list, narrowed(list, rows, filters, context), sort, context) : rows
  const beyond = all.length <= most && !read.value.cut ? 0 : Math.max(all.length, (count ?? 0) - unread) - most
  const missing = beyond > 0 ? unread : Math.max(unread, (count ?? 0) - rows.length)
  return ok({
    rows: beyond > 0 ? all.slice(0, most) : all,
    missing,
    beyond: Math.max(0, beyond),
    shrank,
    ...(open !== undefined && beyond <= 0 && { open }),
    balances,
    none,
  })
}

/** Uses the calls that return every row at once, if the list has them and they succeed; otherwise its pages, once more if it shrank. */
async function readIt(deps: RowsDeps, request: CheckedListRequest, onProgress: OnProgress): Promise<Result<Read>> {
  const { list } = request
  if (list.atOnce !== undefined) {
    const { atOnce } = list
    const reads = Object.entries(list.reads).map(([name, call]) => [name, atOnce[name] ?? call] as const)
    const asks = (list.asksAtOnce ?? list.asks) as List['asks']
    const whole = { ...request, list: { ...list, asks, reads: Object.fromEntries(reads) } }
    const read = await readAll(deps, whole, onProgress, true)
    if (read.ok || read.error.kind !== 'answer') return read
  }
  return readAll(deps, request, onProgress)
}

interface Read {
  readonly rows: readonly unknown[]
  readonly unread: number
  /** For the whole list; undefined if the portal doesn't send it, or counts fewer rows than were returned. */
  readonly count: number | undefined
  /** The reason why an unknown number of rows may be missing. */
  readonly open: Lack | undefined
  readonly shrank: boolean
  /** True if the maximum is reached and there are more pages. */
  readonly cut: boolean
  readonly balances: readonly ListBalance[] | undefined
  readonly none: MessageKey | undefined
}

/** Reads page by page until the end, or until there are enough rows. */
async function readAll(
  deps: RowsDeps,
  request: CheckedListRequest,
  onProgress: OnProgress,
  once = isWhole(request.list),
): Promise<Result<Read>> {
  const { list } = request
  const most = deps.most ?? MOST_ROWS
  const longest = largestSize(list)
  let size = isWhole(list) ? longest : PAGE
  let [done, isOwnSize] = [0, false]
  let balances: readonly ListBalance[] | undefined
  let none: MessageKey | undefined
  const pageOf = async (page: number): Promise<Result<Page<unknown>>> => {
    if (page === 1) done = 0
    let answer = await onePage(deps, request, page, size)
    if (page === 1 && !isWhole(list) && isTooLong(answer) && longest < size) {
      size = longest
      answer = await onePage(deps, request, page, size)
    }
    if (!answer.ok) return answer
    const { found, unread } = answer.value
    balances = found.balances ?? balances
    none = found.none ?? none
    const here = found.rows.length + unread
    done += here
    onProgress({ done, total: Math.max(done, found.count ?? 0) })
    // The portal's own pages are shorter: the next one starts after the returned rows.
    if (!isOwnSize && here > 0 && here < size) size = here
    isOwnSize = true
    return ok({ rows: found.rows, unread, count: found.count })
  }
  const paging: Paging<unknown> = {
    key: list.key,
    // Pages that are loaded on scrolling have the portal's own length; other pages count as full if they are as long as the longest that
    // users can choose.
    ...(sizesOf(list) === undefined ? { size: undefined } : { size: PAGE, full: Math.min(PAGE, longest) }),
    mostPages: once ? 1 : MOST_PAGES,
  }
  const read = await everyPage(pageOf, paging, ({ rows }) => rows.length > most)
  if (!read.ok) return read
  const { rows, unread, count, lack, shrank, hasMore } = read.value
  const open = once || lack?.why === 'counted' || lack?.why === 'shrank' ? undefined : lack
  return ok({ rows, unread, count, open, shrank, cut: hasMore && rows.length > most, balances, none })
}

/** Some portals refuse long pages, others return an unexpected answer. */
const isTooLong = (answer: Result<unknown>): boolean =>
  !answer.ok && (answer.error.kind === 'refused' || answer.error.kind === 'answer')
