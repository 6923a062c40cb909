/**
 * Matches the store's own books with the portal's entries: proposes the most likely pairs, with each row and each entry at most once. Only
 * equal amounts match; a number that both contain counts more than a day.
 */
import { addDays, type Day, dayOf, daysBetween, instantOf } from '../values/dates.ts'
import type { LedgerAmounts, LedgerEntry } from './entry.ts'
import type { BookRow, OwnBooks } from './own-books.ts'
import { netOf } from './statement.ts'
import { tallyKindOf } from './tally-kinds.ts'

export interface ComparableEntry extends LedgerAmounts {
  readonly B2BReferenceNumber: string
  readonly docketNumber: string
}

/** The parts of a file that are compared with the entries. */
export type ComparedBooks = Pick<OwnBooks, 'rows' | 'from' | 'to' | 'hasSides'> & Partial<Pick<OwnBooks, 'areSigned'>>

export interface BookMatch<E> {
  readonly row: BookRow
  readonly entry: E
  /** The criterion of the match, besides the amount. */
  readonly by: 'number' | 'day'
  /** Days between the row and the entry. */
  readonly apart: number
  /** False if several rows or entries with this amount are equally near. */
  readonly isSure: boolean
}

export interface MatchedBooks<E> {
  /** In the file's order. */
  readonly matches: readonly BookMatch<E>[]
  readonly onlyBooks: readonly BookRow[]
  /** Entries within the days of the file. */
  readonly onlyPortal: readonly E[]
}

/** Maximum days that a payment may take from one book to the other. */
export const DAYS_APART = 7
/** Minimum characters of a number; shorter ones, such as a year, occur in any text. */
const SHORTEST = 5
/** A number in more entries than this identifies none of them. */
const MOST_NAMED = 50
/** Maximum parts of one word that are combined. */
const MOST_PARTS = 12

const letters = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{Nd}]+/gu, '')

/** Possible numbers in a text: its words, and adjacent parts of them: `SI/26-27/7` of `NEFT-SI/26-27/7-BANK`. */
function* numbersIn(text: string): Generator<string> {
  for (const word of text.toUpperCase().split(/\s+/)) {
    const parts = word.match(/[\p{L}\p{Nd}]+/gu)?.slice(0, MOST_PARTS) ?? []
    for (let from = 0; from < parts.length; from++) {
      let joined = ''
      for (let to = from; to < parts.length; to++) {
        joined += parts[to]
        if (joined.length >= SHORTEST && /\d/.test(joined)) yield joined
      }
    }
  }
}

const numbersOf = ({ id, voucherNumber, B2BReferenceNumber, docketNumber }: ComparableEntry): readonly string[] =>
  [...new Set([id, voucherNumber, B2BReferenceNumber, docketNumber].map(letters))].filter(
    (number) => number.length >= SHORTEST && /\d/.test(number),
  )

/** A debit of the portal is a credit in the store's books and in a bank's; some files write it on the same side. */
type Sides = 'opposite' | 'same' | 'either'

/** The side convention under which more rows find an entry with their amount. */
function sidesOf(books: ComparedBooks, entries: readonly ComparableEntry[]): Sides {
  if (!books.hasSides) return 'either'
  const amounts = new Set<number>(entries.map(netOf))
  const found = (sign: number) => books.rows.filter(({ amount }) => amounts.has(sign * amount)).length
  const [same, opposite] = [found(1), found(-1)]
  // An ambiguous sign that matches equally often both ways proves nothing.
  if (books.areSigned === true && same === opposite) return 'either'
  return same > opposite ? 'same' : 'opposite'
}

/** A row's amount with the sign that the portal's entry would have. */
const signedAmount = ({ amount }: BookRow, sides: Sides): number => {
  if (sides === 'either') return Math.abs(amount)
  return sides === 'same' ? amount : 0 - amount
}

/** True if a bank could have the entry: payments in either direction, and entries of unknown kind. */
export function mayBePayment(entry: LedgerEntry): boolean {
  const kind = tallyKindOf(entry)
  return kind === undefined || kind === 'receipt'
}

/** @param entries entries of any days; those with a net of 0 aren't matched. */
export function matchBooks<E extends ComparableEntry>(books: ComparedBooks, entries: readonly E[]): MatchedBooks<E> {
  // A ledger is long, so entries whose amount isn't in the file are skipped early.
  const amounts = new Set<number>(books.rows.map(({ amount }) => Math.abs(amount)))
  const matching = new Matching(
    books,
    entries.filter((entry) => amounts.has(Math.abs(netOf(entry)))),
  )
  matching.byNumber()
  matching.byDay()
  const { matches, onlyBooks } = matching.found()
  const found = new Set(matches.map(({ entry }) => entry))
  return { matches, onlyBooks, onlyPortal: duringBooks(books, entries).filter((entry) => !found.has(entry)) }
}

/** The entries within the days of the file. */
function duringBooks<E extends ComparableEntry>(books: ComparedBooks, entries: readonly E[]): readonly E[] {
  const [from = 0, until = 0] = [instantOf(books.from), instantOf(addDays(books.to, 1))]
  return entries.filter((entry) => {
    const at = instantOf(entry.approvedDate)
    return at !== undefined && at >= from && at < until && netOf(entry) !== 0
  })
}

class Matching<E extends ComparableEntry> {
  private readonly books: ComparedBooks
  private readonly entries: readonly E[]
  private readonly sides: Sides
  private readonly days: readonly Day[]
  /** The matched entry of each row, by index. */
  private readonly matches = new Map<number, Omit<BookMatch<E>, 'row'>>()
  private readonly matched = new Set<number>()

  constructor(books: ComparedBooks, entries: readonly E[]) {
    this.books = books
    this.entries = entries
    this.sides = sidesOf(books, entries)
    this.days = entries.map(({ approvedDate }) => dayOf(approvedDate) ?? '')
  }

  /** Matches rows by number; of several candidates the nearest day wins. Sure if there is only one on both sides. */
  byNumber(): void {
    const numbers = [...this.entries.entries()].flatMap(([at, entry]) =>
      numbersOf(entry).map((number) => ({ number, at })),
    )
    const named = Map.groupBy(numbers, ({ number }) => number)
    const pairs = this.books.rows.flatMap((row, place) => {
      const amount = signedAmount(row, this.sides)
      const namedEntries = new Set(
        [...numbersIn(row.text)].flatMap((number) => {
          const its = named.get(number) ?? []
          return its.length > MOST_NAMED ? [] : its.map(({ at }) => at).filter((at) => this.amountOf(at) === amount)
        }),
      )
      return [...namedEntries].map((at) => ({
        place,
        at,
        days: daysBetween(row.day, this.days[at] ?? ''),
        isOnly: namedEntries.size === 1,
      }))
    })
    const rowsOf = new Map<number, number>()
    for (const { at } of pairs) rowsOf.set(at, (rowsOf.get(at) ?? 0) + 1)
    for (const { place, at, isOnly } of pairs.toSorted((one, other) => one.days - other.days)) {
      if (this.matches.has(place) || this.matched.has(at)) continue
      this.take(place, at, { by: 'number', isSure: isOnly && rowsOf.get(at) === 1 })
    }
  }

  /** Matches by the nearest day; equally near ones in the order of both books. */
  byDay(): void {
    const isFree = (at: number) => !this.matched.has(at)
    const entries = Map.groupBy([...this.entries.keys()].filter(isFree), (at) =>
      keyOf(this.amountOf(at), this.days[at] ?? ''),
    )
    const amounts = new Set([...this.entries.keys()].map((at) => this.amountOf(at)))
    const open = [...this.books.rows.entries()].filter(
      ([place, row]) => !this.matches.has(place) && amounts.has(signedAmount(row, this.sides)),
    )
    const rows = Map.groupBy(open, ([, row]) => keyOf(signedAmount(row, this.sides), row.day))
    const around = (amount: number, day: Day, of: ReadonlyMap<string, readonly unknown[]>) =>
      daysAround(day, DAYS_APART).reduce((count, near) => count + (of.get(keyOf(amount, near))?.length ?? 0), 0)
    // Candidates are counted before any of them is taken.
    const isOnly = new Map(
      open.map(([place, row]) => {
        const amount = signedAmount(row, this.sides)
        return [place, around(amount, row.day, entries) === 1 && around(amount, row.day, rows) === 1]
      }),
    )
    for (let distance = 0; distance <= DAYS_APART; distance++) {
      for (const [place, row] of open) {
        if (this.matches.has(place)) continue
        const at = this.firstAt(entries, signedAmount(row, this.sides), row.day, distance)
        if (at !== undefined) this.take(place, at, { by: 'day', isSure: isOnly.get(place) === true })
      }
    }
  }

  found(): Omit<MatchedBooks<E>, 'onlyPortal'> {
    const { rows } = this.books
    const matches = rows.flatMap((row, place) => {
      const match = this.matches.get(place)
      return match === undefined ? [] : [{ row, ...match }]
    })
    return { matches, onlyBooks: rows.filter((_, place) => !this.matches.has(place)) }
  }

  private amountOf(at: number): number {
    const entry = this.entries[at]
    const net = entry === undefined ? 0 : netOf(entry)
    return this.sides === 'either' ? Math.abs(net) : net
  }

  private firstAt(
    entries: ReadonlyMap<string, number[]>,
    amount: number,
    day: Day,
    distance: number,
  ): number | undefined {
    for (const near of distance === 0 ? [day] : [addDays(day, -distance), addDays(day, distance)]) {
      const at = entries.get(keyOf(amount, near))?.shift()
      if (at !== undefined) return at
    }
    return undefined
  }

  private take(place: number, at: number, as: Pick<BookMatch<E>, 'by' | 'isSure'>): void {
    const [row, entry] = [this.books.rows[place], this.entries[at]]
    if (row === undefined || entry === undefined) return
    this.matched.add(at)
    // If the meaning of signs isn't known, an equal amount near by may be of the other side.
    const isKnown = this.books.areSigned !== true || as.by === 'number'
    const isSure = as.isSure && isKnown && row.isDoubtful !== true
    this.matches.set(place, { entry, ...as, isSure, apart: daysBetween(row.day, this.days[at] ?? '') })
  }
}

const keyOf = (amount: number, day: Day): string => `${amount} ${day}`

const daysAround = (day: Day, most: number): readonly Day[] =>
  Array.from({ length: 2 * most + 1 }, (_, at) => addDays(day, at - most))
