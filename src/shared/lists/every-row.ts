/** Every row that a list's filters leave, over all its pages. */
import { type AppError, fail, ok, type Result } from '../errors.ts'
import type { AskPortal } from '../portal/ask.ts'
import type { AskedList } from './asked-list.ts'
import type { Found } from './list.ts'
import { isWhole, usualSize } from './list.ts'
import { narrowed, type Sort, sorted } from './rows.ts'

/** Rows of one request while all pages are fetched; the portal may give fewer. */
const PAGE = 500
/** What is longer than this isn't a file any more. */
const MOST_PAGES = 200

export interface RowsDeps {
  readonly ask: AskPortal
  /** Why nothing more is asked: it was called off, or the account that asked isn't signed in any more. */
  readonly stopped: () => AppError | undefined
  /** Rows after which no further page is asked for; what is beyond counts as missing. */
  readonly most?: number
}

export interface RowsPage {
  /** Those that no page before had. */
  readonly rows: readonly unknown[]
  /** Read so far, of as many as the portal counts. */
  readonly done: number
  readonly total: number
  /** Of this page, left out because they couldn't be read. */
  readonly unread: number
}

/** Page by page, until there is none left, a page can't be had, or there are too many. */
export async function* everyPage(deps: RowsDeps, asked: AskedList): AsyncGenerator<Result<RowsPage>, void, undefined> {
  const { list } = asked
  const whole = isWhole(list)
  const size = whole ? usualSize(list) : PAGE
  const seen = new Set<string>()
  let done = 0
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await onePage(deps, asked, page, size)
    if (!answer.ok) return yield answer
    const { found, unread } = answer.value
    // Rows that arrive meanwhile move the others from page to page.
    const rows = whole ? found.rows : found.rows.filter((row) => isNew(seen, list.key(row)))
    const here = found.rows.length + unread
    done += here
    // A list that doesn't say how many there are ends with the page that brings nothing new.
    const last = whole || here === 0 || (found.count === undefined ? rows.length === 0 : done >= found.count)
    yield ok({ rows, done, total: Math.max(done, found.count ?? 0), unread })
    if (last) return
  }
}

function isNew(seen: Set<string>, key: string): boolean {
  const before = seen.size
  return seen.add(key).size > before
}

interface Page {
  readonly found: Found<unknown>
  readonly unread: number
}

/** One page of a list; the calls that it is made of are asked side by side. */
async function onePage(
  { ask, stopped }: RowsDeps,
  { list, filters, subject, context }: AskedList,
  page: number,
  size: number,
): Promise<Result<Page>> {
  const before = stopped()
  if (before !== undefined) return fail(before)
  const args = list.asks({ filters: filters as never, page, size, subject, context })
  const answers = await Promise.all(
    Object.entries(list.reads).map(
      // The client checks the arguments against the call's own schemas.
      async ([name, call]) => [name, await ask(call, args[name] as never)] as const,
    ),
  )
  const values: Record<string, unknown> = {}
  let unread = 0
  for (const [name, answer] of answers) {
    if (!answer.ok) return answer
    values[name] = answer.value
    unread += answer.unread?.length ?? 0
  }
  const after = stopped()
  if (after !== undefined) return fail(after)
  return ok({ found: list.found(values as never, { subject, context }), unread })
}

export interface Gathered {
  /** As they stand on screen: narrowed and sorted where the list is held whole. */
  readonly rows: readonly unknown[]
  /** Rows that couldn't be read, or are more than a file takes. */
  readonly missing: number
}

/** All pages together. `heard` is told of each. */
export async function everyRow(
  deps: RowsDeps,
  asked: AskedList & { readonly sort: Sort | undefined },
  heard: (page: RowsPage) => void = () => undefined,
): Promise<Result<Gathered>> {
  const { list, filters, sort, context } = asked
  const rows: unknown[] = []
  let [unread, beyond] = [0, 0]
  for await (const page of everyPage(deps, asked)) {
    if (!page.ok) return page
    for (const row of page.value.rows) rows.push(row)
    unread += page.value.unread
    beyond = page.value.total - page.value.done
    heard(page.value)
    if (deps.most !== undefined && rows.length > deps.most) break
  }
  const missing = unread + beyond
  if (!isWhole(list)) return ok({ rows, missing })
  return ok({ rows: sorted(list, narrowed(list, rows, filters, context), sort, context), missing })
}
