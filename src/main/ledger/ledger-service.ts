/**
 * Builds the ledger of an account.
 * - The portal serves it in pieces, by account and financial year: one call for each kind of entry (masters.ts), and the year's opening
 * balance. `ledger.entries`, requested by quarters because it is long, has the entries that no master has; an entry in both counts once
 * (domain/ledger/merge.ts).
 * - A piece is an answer like any other: the reader saves it with its time in the account's cache.db and uses it without a network.
 * - This year's pieces are fresh for a minute, last year's for a day. Older years are read once, and again only if the opening balance of
 * the following year differs from their sum, or if the user asks to read everything again.
 * - A year starts with the portal's opening balance; balances are a running sum from there in order of time (domain/ledger/statement.ts).
 * If the next year opens with another balance, the difference is reported.
 * - A piece or row that can't be read, or a year that the portal doesn't have, is named, and the closing balance is marked as possibly
 * incomplete. Everything else is still shown.
 */
import type { ReadAnswer } from '../../shared/bridge/portal.ts'
import { kindsOf, LEDGER_KINDS, type LedgerEntry, type LedgerKind } from '../../shared/domain/ledger/entry.ts'
import { type LedgerStatement, ledgerOf } from '../../shared/domain/ledger/ledger-of.ts'
import { type LedgerYear, lastOf, ledgerYearOf, quartersOf, yearsOf } from '../../shared/domain/ledger/periods.ts'
import { sided } from '../../shared/domain/ledger/statement.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { addDays, type Day, dayAt, timeOf } from '../../shared/domain/values/dates.ts'
import type { Paise } from '../../shared/domain/values/money.ts'
import { type AppError, fail, ok, type Result, sessionEnded, withSentence } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { WireEntry } from '../../shared/portal/areas/ledger.ts'
import type { Answer, Args, CallName } from '../../shared/portal/calls.ts'
import type { OwnArgs } from '../../shared/portal/own-reads.ts'
import { oldestOf } from '../catalogue/gathering.ts'
import type { Clock } from '../handlers.ts'
import { createLimit } from '../portal/map-concurrent.ts'
import type { ReadOptions } from '../portal/reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import { entriesOf, MASTERS } from './masters.ts'

export interface LedgerDeps extends Pick<SessionPortal, 'reader' | 'store'> {
  readonly clock: Clock
}

type StatementQuery = OwnArgs<'ledger.statement'>
type Read<A> = Result<ReadAnswer<A>>

const DAY = 86_400_000

/** Pieces requested in parallel: all pieces of a year. Each is small. */
const PIECES_AT_ONCE = 25

/** Returns the ledger of a period from as many pieces as can be read; refuses if none can. */
export async function readLedger(
  deps: LedgerDeps,
  request: StatementQuery,
  options: Pick<ReadOptions, 'fresh' | 'signal'> = {},
): Promise<Read<LedgerStatement>> {
  const once = await new LedgerReading(deps, request, options).read()
  if (!once.ok || options.fresh === true || once.value.answer.breaks.length === 0) return once
  // A year that was read long ago may have new entries since.
  return new LedgerReading(deps, request, { ...options, fresh: true }).read()
}

/** One reading of the ledger, with its answers and its gaps. */
class LedgerReading {
  private readonly deps: LedgerDeps
  private readonly request: StatementQuery
  private readonly options: Pick<ReadOptions, 'fresh' | 'signal'>
  private readonly today: Day
  private readonly present: LedgerYear
  private readonly entries: (readonly LedgerEntry[])[] = []
  private readonly openings = new Map<LedgerYear, Paise>()
  /** Each sentence once. */
  private readonly missing = new Set<string>()
  private readonly answers: ReadAnswer[] = []
  private readonly limit = createLimit(PIECES_AT_ONCE)
  private readonly errors: AppError[] = []

  constructor(deps: LedgerDeps, request: StatementQuery, options: Pick<ReadOptions, 'fresh' | 'signal'>) {
    this.deps = deps
    this.request = request
    this.options = options
    this.today = dayAt(deps.clock())
    this.present = ledgerYearOf(this.today)
  }

  async read(): Promise<Read<LedgerStatement>> {
    const store = this.deps.store()
    if (store === undefined) return sessionEnded()
    const { account, from, to } = this.request
    const requestedYears = yearsOf({ from, to }).filter((year) => year <= this.present)
    const [heldAmounts, ...startedYears] = await Promise.all([
      store.isStockist ? this.heldAmounts() : [],
      ...requestedYears.map(async (year) => ((await this.ofYear(year)) ? [year] : [])),
    ])
    const years = startedYears.flat()
    const over = this.errors.find(({ kind }) => kind === 'session' || kind === 'cancelled')
    const [none] = this.answers.length === 0 ? this.errors : []
    if (over !== undefined || none !== undefined) return fail((over ?? none) as AppError)
    const { entries, openings } = this
    const missing = [...this.missing]
    const span = { from, to }
    const statement = ledgerOf({
      account,
      span,
      isStockist: store.isStockist,
      years,
      entries,
      openings,
      missing,
      held: heldAmounts,
    })
    return ok({ ...oldestOf(this.answers), answer: statement, unread: 0 })
  }

  /**
   * Reads a year's pieces; false if the portal doesn't have that year. For the current year, which always exists, all are requested at
   * once.
   */
  private async ofYear(year: LedgerYear): Promise<boolean> {
    const pieces = () => Promise.all(kindsOf(this.request.account).map((kind) => this.piece(year, kind)))
    if (year === this.present) {
      const [isThere] = await Promise.all([this.begin(year), pieces()])
      return isThere
    }
    const isThere = await this.begin(year)
    if (isThere) await pieces()
    return isThere
  }

  /** Reads a year's opening balance and the entries that no master has; false if the portal doesn't have that year. */
  private async begin(year: LedgerYear): Promise<boolean> {
    const [opening, ...quarters] = await Promise.all([
      this.ask(year, 'ledger.openingBalance', { query: this.query(year) }),
      ...quartersOf(year, this.today).map(({ from, to }) =>
        this.ask(year, 'ledger.entries', {
          body: { ledgerType: this.request.account, orderFrom: from, orderTo: to },
        }),
      ),
    ])
    const [first] = quarters
    if (first?.ok === false && first.error.kind === 'refused' && year < this.present) {
      this.lack(
        this.isLast(year) ? withSentence(first.error, 'lastYearLedger') : first.error,
        say('ledgerYear', { year }),
      )
      return false
    }
    for (const quarter of quarters) this.take(year, 'ledger', quarter)
    const record = first?.ok ? first.value.answer.find(({ openingBalance }) => openingBalance !== undefined) : undefined
    const stated = opening.ok ? opening.value.answer : record
    if (opening.ok) this.answers.push(opening.value)
    if (stated?.openingBalance !== undefined) {
      this.openings.set(year, sided(stated.openingBalance, stated.crdrOpeningBalance))
    } else if (!opening.ok) this.lack(opening.error, say('ledgerOpening', { year }))
    return true
  }

  private async piece(year: LedgerYear, kind: LedgerKind): Promise<void> {
    if (kind === 'ledger') return
    this.take(year, kind, await this.ask(year, MASTERS[kind], { query: this.query(year) }))
  }

  private take(year: LedgerYear, kind: LedgerKind, read: Read<readonly WireEntry[]>): void {
    const what = `${LEDGER_KINDS[kind].words} ${year}`
    if (!read.ok) {
      this.lack(read.error, what)
      return
    }
    const { answer, unread } = read.value
    this.answers.push(read.value)
    this.entries.push(entriesOf(kind, this.request.account, answer))
    this.tellUnread(what, unread)
  }

  private tellUnread(what: string, unread: number): void {
    if (unread > 0) this.missing.add(say('ledgerRowsUnread', { what, entries: counted.entries(unread) }))
  }

  private async heldAmounts(): Promise<readonly Paise[]> {
    const read = await this.ask(this.present, 'ledger.creditEntries', {})
    const what = say('ledgerHeld')
    if (read.ok) {
      this.tellUnread(what, read.value.unread)
      return read.value.answer.map(({ amount }) => amount)
    }
    this.lack(read.error, what)
    return []
  }

  private lack(error: AppError, what: string): void {
    this.errors.push(error)
    this.missing.add(say('ledgerPieceMissing', { what, why: error.message }))
  }

  /** The current year isn't named in the query. */
  private readonly query = (year: LedgerYear): Args<'ledger.misc'>['query'] => ({
    ledgerAccount: this.request.account,
    ...(year !== this.present && { year }),
  })

  private readonly isLast = (year: LedgerYear): boolean => ledgerYearOf(addDays(lastOf(year), 1)) === this.present

  /** Asks for a piece, with the cache age that its year allows. */
  private ask<N extends CallName>(year: LedgerYear, name: N, args: Args<N>): Promise<Read<Answer<N>>> {
    return this.limit(() => this.askNow(year, name, args))
  }

  private async askNow<N extends CallName>(year: LedgerYear, name: N, args: Args<N>): Promise<Read<Answer<N>>> {
    const { fresh = false } = this.options
    const { reader, clock } = this.deps
    const signal = this.options.signal === undefined ? {} : { signal: this.options.signal }
    if (year < this.present && !fresh) {
      const cached = await reader.read(name, args, { saved: true, ...signal })
      const isOld = cached.ok && this.isLast(year) && clock() - timeOf(cached.value.at) > DAY
      if (!cached.ok || !isOld) return cached
    }
    const read = await reader.read(name, args, { fresh: fresh || year < this.present, ...signal })
    // A piece cached for this year may belong to last year by now.
    const isOfYear = !read.ok || year < this.present || ledgerYearOf(dayAt(timeOf(read.value.at))) === year
    return isOfYear ? read : fail({ kind: 'offline', message: say('ledgerFromLastYear') })
  }
}
