/** Lists that the portal returns page by page: when to request another page, when to stop, and which rows are missing then. */
import { counted, inNouns, type Noun } from '../domain/values/counts.ts'
import { ok, type Result } from '../errors.ts'
import { say } from '../messages.ts'

/** The counts of the loaded pages, including unreadable rows and repeated ones. */
export interface LoadedCounts {
  /** Number of rows of a full page; undefined if the portal decides the length. */
  readonly size: number | undefined
  /** Rows of the last page. */
  readonly came: number
  /** The number of these that are on no earlier page. */
  readonly news: number
  /** Rows of all pages. */
  readonly total: number
  /** The portal's count of rows; undefined if it sends none. */
  readonly reportedCount: number | undefined
}

/**
 * True if another page has to be requested. The portal's count decides, unless it is missing or lower than the number of loaded rows: then
 * a full page isn't the last. A page without new rows is the end, regardless of the count.
 */
export function hasMore({ size, came, news, total, reportedCount }: LoadedCounts): boolean {
  if (news === 0) return false
  if (isCounted(reportedCount, total)) return total < reportedCount
  return size === undefined || came >= size
}

/** A count below the number of loaded rows is ignored. */
const isCounted = (reported: number | undefined, here: number): reported is number =>
  reported !== undefined && reported >= here

/**
 * The reason why a list may lack rows. `counted`: the portal counts more than it returned. `repeated`: it sent the same page again.
 * `endless`: it had more pages than are read. `shrank`: the list became shorter during reading, so that rows may have moved to a page that
 * was read before.
 */
export type Lack =
  | { readonly why: 'counted'; readonly rows: number }
  | { readonly why: 'endless'; readonly pages: number }
  | { readonly why: 'repeated' | 'shrank' }

/** A sentence about the missing rows. */
export function lackWords(lack: Lack, noun: Noun): string {
  switch (lack.why) {
    case 'counted':
      return say('rowsDidNotCome', { rows: inNouns(lack.rows, noun) })
    case 'repeated':
      return say('pageRepeated', { rows: noun[1] })
    case 'endless':
      return say('pagesEndless', { pages: counted.pages(lack.pages), rows: noun[1] })
    case 'shrank':
      return say('listShrank')
  }
}

/** Minimum number of missing rows. */
export const rowsLacking = (lack: Lack | undefined): number => {
  if (lack === undefined) return 0
  return lack.why === 'counted' ? lack.rows : 1
}

/** A page as it was returned. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  /** The number of its unreadable rows. */
  readonly unread: number
  /** For all pages; undefined if the portal doesn't send it. */
  readonly count?: number | undefined
}

export interface Paging<Row> {
  /** Identifies a row, over all pages. */
  readonly key: (row: Row) => string
  /** Rows requested at a time; undefined if the portal decides the length. */
  readonly size: number | undefined
  /** Number of rows of a full page, if the portal's pages may be shorter than requested. */
  readonly full?: number
  readonly mostPages: number
  /** Number of pages requested in parallel once the portal has counted the rows; 1 by default. */
  readonly atOnce?: number
  /** False to continue beyond the portal's count while pages are full, for searches that mustn't miss a row. */
  readonly trustsCount?: boolean
}

/** The combined pages so far. */
export class PagesSoFar<Row> {
  readonly #paging: Paging<Row>
  readonly #seen = new Set<string>()
  readonly #rows: Row[] = []
  #pages = 0
  #total = 0
  #unread = 0
  #last: { readonly came: number; readonly news: number } | undefined
  /** The portal's last count that wasn't below the number of loaded rows; an empty page may count 0, or nothing. */
  #told: number | undefined
  #first = 0
  #shrank = false

  constructor(paging: Paging<Row>) {
    this.#paging = paging
  }

  /** @returns the new rows of the page. Rows of one page all stay, even if their keys are equal. */
  take({ rows, unread, count }: Page<Row>): readonly Row[] {
    const { key } = this.#paging
    const fresh = rows.filter((row) => !this.#seen.has(key(row)))
    for (const row of fresh) {
      this.#seen.add(key(row))
      this.#rows.push(row)
    }
    const before = this.#told
    const came = rows.length + unread
    this.#pages += 1
    this.#total += came
    this.#unread += unread
    // A count equal to the page's own rows isn't about the list.
    this.#shrank ||= before !== undefined && count !== undefined && count < before && count !== came
    if (this.#pages === 1) this.#first = came
    // If all readable rows of a page are known, its unreadable ones are assumed to be known, too.
    this.#last = { came, news: rows.length === 0 ? came : fresh.length }
    if (isCounted(count, this.#here)) this.#told = count
    return fresh
  }

  /** Each row once. */
  get rows(): readonly Row[] {
    return this.#rows
  }

  /** Number of unreadable rows. */
  get unread(): number {
    return this.#unread
  }

  /** Number of rows of all pages, including repeated ones. */
  get total(): number {
    return this.#total
  }

  /** The portal's count of rows; undefined if it sends none, or one below the number of loaded rows. */
  get count(): number | undefined {
    return isCounted(this.#told, this.#here) ? this.#told : undefined
  }

  /** True if the portal has returned everything, even if it counts more. */
  get isAtEnd(): boolean {
    return !this.#goesOn && !this.#isRepeated && !this.#shrank
  }

  /** True if the list became shorter during reading. */
  get shrank(): boolean {
    return this.#shrank
  }

  /** True if another page has to be requested, also before the first one. */
  get hasMore(): boolean {
    return this.#pages < this.#paging.mostPages && this.#goesOn
  }

  /** Number of remaining pages by the portal's count; at least one. */
  get remainingPages(): number {
    const { count } = this
    if (count === undefined || this.#first === 0) return 1
    return Math.max(1, Math.ceil((count - this.#here) / this.#first))
  }

  /** The missing rows when no more pages are requested; undefined if the list is complete. */
  get lack(): Lack | undefined {
    const { count } = this
    if (count !== undefined && count > this.#here) return { why: 'counted', rows: count - this.#here }
    if (this.#shrank) return { why: 'shrank' }
    if (this.#goesOn) return { why: 'endless', pages: this.#pages }
    return count === undefined && this.#isRepeated ? { why: 'repeated' } : undefined
  }

  get #here(): number {
    return this.#rows.length + this.#unread
  }

  get #goesOn(): boolean {
    if (this.#last === undefined) return true
    const { trustsCount = true, size = 0 } = this.#paging
    const isDoubted = !trustsCount && this.#told === this.#total && this.#last.came >= size
    const reportedCount = isDoubted ? undefined : this.#told
    return hasMore({ ...this.#last, size: this.#full, total: this.#total, reportedCount })
  }

  /** If the portal's pages are shorter than requested, the first one shows their length. */
  get #full(): number | undefined {
    const { size, full = size } = this.#paging
    return full === undefined || this.#pages === 1 ? full : Math.min(full, this.#first)
  }

  /**
   * True if the second page equals the first. A page longer than requested comes from a portal that returns everything at once; a later
   * page that equals the previous one means that there are no more.
   */
  get #isRepeated(): boolean {
    const { came = 0, news = 0 } = this.#last ?? {}
    const { size } = this.#paging
    return this.#pages === 2 && came > 0 && news === 0 && (size === undefined || came <= size)
  }
}

/** The combined result of pages; `lack` is set if the list is incomplete. */
export type PartialList<A> = Result<A> & { readonly lack?: Lack | undefined }

/** Requests pages from 1 on until there are no more or enough; starts over once if the list became shorter meanwhile. */
export async function everyPage<Row>(
  ask: (page: number) => Promise<Result<Page<Row>>>,
  paging: Paging<Row>,
  isEnough: (pages: PagesSoFar<Row>) => boolean = () => false,
): Promise<Result<PagesSoFar<Row>>> {
  const once = await fromTheFirst(ask, paging, (pages) => pages.shrank || isEnough(pages))
  return once.ok && once.value.shrank ? fromTheFirst(ask, paging, isEnough) : once
}

async function fromTheFirst<Row>(
  ask: (page: number) => Promise<Result<Page<Row>>>,
  paging: Paging<Row>,
  isEnough: (pages: PagesSoFar<Row>) => boolean,
): Promise<Result<PagesSoFar<Row>>> {
  const pages = new PagesSoFar(paging)
  let requested = 0
  while (pages.hasMore && !isEnough(pages)) {
    const next = Math.min(paging.atOnce ?? 1, pages.remainingPages, paging.mostPages - requested)
    const answers = await Promise.all(Array.from({ length: next }, (_, at) => ask(requested + at + 1)))
    requested += next
    for (const answer of answers) {
      if (!answer.ok) return answer
      if (pages.hasMore) pages.take(answer.value)
    }
  }
  return ok(pages)
}

/** The rows of all pages, with the missing ones. */
export async function everyRowOf<Row>(
  ask: (page: number) => Promise<Result<Page<Row>>>,
  paging: Paging<Row>,
): Promise<PartialList<readonly Row[]>> {
  const read = await everyPage(ask, paging)
  if (!read.ok) return read
  const { rows, lack } = read.value
  return lack === undefined ? ok(rows) : { ...ok(rows), lack }
}
