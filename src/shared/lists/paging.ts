/** Lists that the portal gives page by page: when to ask for one more page, when to stop, and what is missing then. */
import { counted, inNouns, type Noun } from '../domain/values/counts.ts'
import { ok, type Result } from '../errors.ts'
import { say } from '../messages.ts'

/** The pages of a list that have come, in numbers. Rows that couldn't be read, and rows that came before, have come, too. */
export interface Came {
  /** Rows from which on a page is full; undefined where pages are as long as the portal likes. */
  readonly size: number | undefined
  /** Rows of the last page. */
  readonly came: number
  /** Of these, rows that no page before has. */
  readonly news: number
  /** Rows of all pages. */
  readonly total: number
  /** How many rows the portal counts; undefined where it doesn't. */
  readonly countTold: number | undefined
}

/**
 * True where another page is to be asked for. The portal's count decides, unless there is none or it is less than what has come:
 * then a full page isn't the last. A page that brings nothing new is the end, whatever is counted.
 */
export function hasMore({ size, came, news, total, countTold }: Came): boolean {
  if (news === 0) return false
  if (isCounted(countTold, total)) return total < countTold
  return size === undefined || came >= size
}

/** A count that is less than what has come says nothing. */
const isCounted = (told: number | undefined, here: number): told is number => told !== undefined && told >= here

/**
 * Why a list may lack rows. `counted`: the portal counts more than came. `repeated`: it sent the same page again.
 * `endless`: it had more pages than are read. `shrank`: the list became shorter while it was read, so that rows may have
 * moved to a page that was read before.
 */
export type Lack =
  | { readonly why: 'counted'; readonly rows: number }
  | { readonly why: 'endless'; readonly pages: number }
  | { readonly why: 'repeated' | 'shrank' }

/** What a list lacks, as a sentence. */
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

/** Rows that are missing, at least. */
export const rowsLacking = (lack: Lack | undefined): number => {
  if (lack === undefined) return 0
  return lack.why === 'counted' ? lack.rows : 1
}

/** A page as it came. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Its rows that couldn't be read. */
  readonly unread: number
  /** Of all pages; undefined where the portal doesn't say it. */
  readonly count?: number | undefined
}

export interface Paging<Row> {
  /** Says which row is which, over all pages. */
  readonly key: (row: Row) => string
  /** Rows that are asked for at a time; undefined where pages are as long as the portal likes. */
  readonly size: number | undefined
  /** Rows from which on a page is full, where the portal's may be shorter than what is asked for. */
  readonly full?: number
  /** More pages than these aren't read. */
  readonly mostPages: number
  /** Pages that are asked for side by side once the portal has counted the rows; one, if left out. */
  readonly atOnce?: number
  /** False where a count that is reached doesn't end it while pages are full: what is looked for must not be missed. */
  readonly trustsCount?: boolean
}

/** The pages that have come so far, put together. */
export class PagesSoFar<Row> {
  readonly #paging: Paging<Row>
  readonly #seen = new Set<string>()
  readonly #rows: Row[] = []
  #pages = 0
  #total = 0
  #unread = 0
  #last: { readonly came: number; readonly news: number } | undefined
  /** The portal's last count that wasn't less than what had come; a page that is empty may count 0, or nothing. */
  #told: number | undefined
  #first = 0
  #shrank = false

  constructor(paging: Paging<Row>) {
    this.#paging = paging
  }

  /** @returns what of the page is new. Rows of one page stay, even if they can't be told apart. */
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
    // A portal that counts the page's own rows says nothing of the list.
    this.#shrank ||= before !== undefined && count !== undefined && count < before && count !== came
    if (this.#pages === 1) this.#first = came
    // Of a page whose rows are all known the unread ones are taken to be known, too.
    this.#last = { came, news: rows.length === 0 ? came : fresh.length }
    if (isCounted(count, this.#here)) this.#told = count
    return fresh
  }

  /** Each row once. */
  get rows(): readonly Row[] {
    return this.#rows
  }

  /** Rows that couldn't be read. */
  get unread(): number {
    return this.#unread
  }

  /** Rows of all pages as they came. */
  get total(): number {
    return this.#total
  }

  /** Rows that the portal counts; undefined where it doesn't, or counts less than what is there. */
  get count(): number | undefined {
    return isCounted(this.#told, this.#here) ? this.#told : undefined
  }

  /** What came is all that the portal gives, even if it counts more. */
  get isAtEnd(): boolean {
    return !this.#goesOn && !this.#isRepeated && !this.#shrank
  }

  /** The list became shorter while it was read. */
  get shrank(): boolean {
    return this.#shrank
  }

  /** True where another page is to be asked for: as long as none has come, too. */
  get hasMore(): boolean {
    return this.#pages < this.#paging.mostPages && this.#goesOn
  }

  /** Pages that are left to ask for, by the portal's count; one at least. */
  get pagesLeft(): number {
    const { count } = this
    if (count === undefined || this.#first === 0) return 1
    return Math.max(1, Math.ceil((count - this.#here) / this.#first))
  }

  /** What is missing once nothing more is asked for; undefined where the list is whole. */
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
    const countTold = isDoubted ? undefined : this.#told
    return hasMore({ ...this.#last, size: this.#full, total: this.#total, countTold })
  }

  /** Where the portal's own pages are shorter than what is asked for, the first one says how long they are. */
  get #full(): number | undefined {
    const { size, full = size } = this.#paging
    return full === undefined || this.#pages === 1 ? full : Math.min(full, this.#first)
  }

  /**
   * The second page is the first again. One that is longer than was asked for is of a portal that gives everything at once; a later
   * one that is the last again is its way to say that there are no more.
   */
  get #isRepeated(): boolean {
    const { came = 0, news = 0 } = this.#last ?? {}
    const { size } = this.#paging
    return this.#pages === 2 && came > 0 && news === 0 && (size === undefined || came <= size)
  }
}

/** What pages are put together to; `lack` where that isn't the whole list. */
export type InPart<A> = Result<A> & { readonly lack?: Lack | undefined }

/**
 * Asks for page after page, from 1 on, until there are no more or enough; once more from the beginning where the list
 * became shorter meanwhile.
 */
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
  let asked = 0
  while (pages.hasMore && !isEnough(pages)) {
    const next = Math.min(paging.atOnce ?? 1, pages.pagesLeft, paging.mostPages - asked)
    const answers = await Promise.all(Array.from({ length: next }, (_, at) => ask(asked + at + 1)))
    asked += next
    for (const answer of answers) {
      if (!answer.ok) return answer
      if (pages.hasMore) pages.take(answer.value)
    }
  }
  return ok(pages)
}

/** The rows of all pages, and what is missing of them. */
export async function everyRowOf<Row>(
  ask: (page: number) => Promise<Result<Page<Row>>>,
  paging: Paging<Row>,
): Promise<InPart<readonly Row[]>> {
  const read = await everyPage(ask, paging)
  if (!read.ok) return read
  const { rows, lack } = read.value
  return lack === undefined ? ok(rows) : { ...ok(rows), lack }
}
