/** Every row that a list's filters leave, over all its pages. */
import { ok, type Result } from '../errors.ts'
import type { MessageKey } from '../messages.ts'
import type { AskedList } from './asked-list.ts'
import { isWhole, type List, type ListBalance, largestSize, sizesOf } from './list.ts'
import { onePage, type PageDeps } from './one-page.ts'
import { everyPage, type Lack, type Page, type Paging } from './paging.ts'
import { narrowed, type Sort, sorted } from './rows.ts'

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
  /** Why there may be more rows, where it isn't known how many; undefined where nothing speaks for it. */
  readonly open?: Lack | undefined
  /** Undefined where the list has no such. */
  readonly balances?: readonly ListBalance[] | undefined
  /** The sentence for no rows, if it isn't the list's own. */
  readonly none?: MessageKey | undefined
}

/** Every row of the list is there. */
export const isAllOf = ({ missing, beyond, shrank, open }: Gathered): boolean =>
  missing + beyond === 0 && !shrank && open === undefined

type Sorted = AskedList & { readonly sort: Sort | undefined }

/** All pages together. `onProgress` is told of each. A list that becomes shorter meanwhile is read once more. */
export async function everyRow(
  deps: RowsDeps,
  asked: Sorted,
  onProgress: OnProgress = () => undefined,
): Promise<Result<Gathered>> {
  const { list, filters, sort, context } = asked
  const read = await readIt(deps, asked, onProgress)
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

/** By the calls that give every row at once, where the list has such and they can be read; else by its pages, again if it shrank. */
async function readIt(deps: RowsDeps, asked: AskedList, onProgress: OnProgress): Promise<Result<Read>> {
  const { list } = asked
  if (list.atOnce !== undefined) {
    const { atOnce } = list
    const reads = Object.entries(list.reads).map(([name, call]) => [name, atOnce[name] ?? call] as const)
    const asks = (list.asksAtOnce ?? list.asks) as List['asks']
    const whole = { ...asked, list: { ...list, asks, reads: Object.fromEntries(reads) } }
    const read = await readAll(deps, whole, onProgress, true)
    if (read.ok || read.error.kind !== 'answer') return read
  }
  return readAll(deps, asked, onProgress)
}

interface Read {
  readonly rows: readonly unknown[]
  readonly unread: number
  /** Of the whole list; undefined where the portal doesn't say it, or counts less than what came. */
  readonly count: number | undefined
  /** Why there may be more, though nobody says how many. */
  readonly open: Lack | undefined
  readonly shrank: boolean
  /** There are as many as are wanted at most, and more pages. */
  readonly cut: boolean
  readonly balances: readonly ListBalance[] | undefined
  readonly none: MessageKey | undefined
}

/** Page by page, as far as there are any, or until there are enough. */
async function readAll(
  deps: RowsDeps,
  asked: AskedList,
  onProgress: OnProgress,
  once = isWhole(asked.list),
): Promise<Result<Read>> {
  const { list } = asked
  const most = deps.most ?? MOST_ROWS
  const longest = largestSize(list)
  let size = isWhole(list) ? longest : PAGE
  let [done, isOwnSize] = [0, false]
  let balances: readonly ListBalance[] | undefined
  let none: MessageKey | undefined
  const pageOf = async (page: number): Promise<Result<Page<unknown>>> => {
    if (page === 1) done = 0
    let answer = await onePage(deps, asked, page, size)
    if (page === 1 && !isWhole(list) && isTooLong(answer) && longest < size) {
      size = longest
      answer = await onePage(deps, asked, page, size)
    }
    if (!answer.ok) return answer
    const { found, unread } = answer.value
    balances = found.balances ?? balances
    none = found.none ?? none
    const here = found.rows.length + unread
    done += here
    onProgress({ done, total: Math.max(done, found.count ?? 0) })
    // The portal's own pages are shorter: the next one begins where this one ended.
    if (!isOwnSize && here > 0 && here < size) size = here
    isOwnSize = true
    return ok({ rows: found.rows, unread, count: found.count })
  }
  const paging: Paging<unknown> = {
    key: list.key,
    // Pages that are scrolled through are as long as the portal likes; of others one that is as long as any that people choose is full.
    ...(sizesOf(list) === undefined ? { size: undefined } : { size: PAGE, full: Math.min(PAGE, longest) }),
    mostPages: once ? 1 : MOST_PAGES,
  }
  const read = await everyPage(pageOf, paging, ({ rows }) => rows.length > most)
  if (!read.ok) return read
  const { rows, unread, count, lack, shrank, hasMore } = read.value
  const open = once || lack?.why === 'counted' || lack?.why === 'shrank' ? undefined : lack
  return ok({ rows, unread, count, open, shrank, cut: hasMore && rows.length > most, balances, none })
}

/** Some portals refuse long pages, others answer them with something else. */
const isTooLong = (answer: Result<unknown>): boolean =>
  !answer.ok && (answer.error.kind === 'refused' || answer.error.kind === 'answer')
