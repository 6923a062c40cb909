import { z } from 'zod'
import type { LedgerStatement } from '../domain/ledger/ledger-of.ts'
import { LOAD_PAGE_SIZES } from '../domain/orders/load-filter.ts'
import { WEEKS_PAGE, type Week, weekBefore, wholeWeeks } from '../domain/orders/order-weeks.ts'
import {
  deliveredIn,
  loadSearchDays,
  weekSummary as summaryOf,
  type WeekAccount,
  type WeekFacts,
  type WeekSummary,
} from '../domain/papers/week-summary.ts'
import { ACCOUNTS, type AccountId } from '../domain/payments/payment.ts'
import { mayOpen } from '../domain/people/access.ts'
import { placeBeside } from '../domain/people/store.ts'
import { ruleOf } from '../domain/screens.ts'
import { formatDate, formatDateTime, isoAt } from '../domain/values/dates.ts'
import { type Known, known, notKnown } from '../domain/values/known.ts'
import { type AppError, fail, inWords, ok, type Result, refuse } from '../errors.ts'
import { everyRowOf, type Page, type Paging } from '../lists/paging.ts'
import { type MessageKey, say } from '../messages.ts'
import type { AskPortal, PartialAnswer } from '../portal/ask.ts'
import type { AnswerTo, ReadArgs, ReadName } from '../portal/own-reads.ts'
import { DOCUMENT, type PaperContext, paper } from './paper.ts'

/** The week by its Monday; the last completed week by default. */
const subject = z.strictObject({ kind: z.literal('weekSummary'), from: z.iso.date().optional() })

export interface WeekSummaryPaper extends WeekSummary {
  readonly storeName: string
  readonly city: string
  /** Time of creation. */
  readonly at: string
  /** A note that amounts are left out, for users without access to them; '' otherwise. */
  readonly note: string
}

/** Maximum pages of orders in two weeks, or of the loads searched for them. */
const MOST_PAGES = 60
const LOADS_PAGE = Math.max(...LOAD_PAGE_SIZES)

export const weekSummary = paper({
  subject,
  about: ({ from }) => (from === undefined ? 'the week summary' : `the summary of the week of ${formatDate(from)}`),
  plural: 'week summaries',
  load: async ({ from }, ask, context): Promise<Result<WeekSummaryPaper>> => {
    const { store, today, now } = context
    const weeks = wholeWeeks(today)
    const week = from === undefined ? weeks[0] : weeks.find((one) => one.from === from)
    if (week === undefined) return refuse('weekNotOver')
    const asking = new Asking(ask, isoAt(now))
    const facts = await factsOf(asking, week, context)
    const failed = asking.failure()
    if (failed !== undefined) return fail(failed)
    return ok({
      ...summaryOf(facts),
      storeName: store.companyName,
      city: placeBeside(store.companyName, store.city),
      at: formatDateTime(asking.at),
      note: facts.accounts === undefined ? say('weekNoMoney') : '',
    })
  },
  title: ({ week }) => `Week summary, ${week}`,
  fileName: ({ week }) => `Week summary ${week}`,
  runningHead: ({ week, storeName }) => `Week summary, ${week} · ${storeName}`,
  caution: ({ lacking }) => (lacking === '' ? undefined : say('weekLacking', { parts: lacking })),
  page: DOCUMENT,
})

/** Loads all parts, and knows in the end if there is any data. */
class Asking {
  readonly ask: AskPortal
  readonly at: string
  readonly #errors: AppError[] = []
  #answers = 0

  constructor(ask: AskPortal, at: string) {
    this.ask = ask
    this.at = at
  }

  /** The end of the session, if any request found it; otherwise the first error, if no request succeeded. */
  failure(): AppError | undefined {
    const ended = this.#errors.find(({ kind }) => kind === 'session')
    return ended ?? (this.#answers === 0 ? this.#errors[0] : undefined)
  }

  record<T>(read: Result<T>): Known<T> {
    if (!read.ok) {
      this.#errors.push(read.error)
      return notKnown(inWords(read.error))
    }
    this.#answers += 1
    return known(read.value, this.at)
  }

  async one<N extends ReadName>(name: N, args: ReadArgs<N>): Promise<Known<AnswerTo<N>>> {
    return this.record(await this.ask(name, args))
  }

  /** All pages; unknown if any of them is missing. */
  async every<Row>(
    page: (
      pageNo: number,
    ) => Promise<PartialAnswer<{ readonly rows: readonly Row[]; readonly count?: number | undefined }>>,
    paging: Paging<Row>,
    missing: MessageKey,
  ): Promise<Known<readonly Row[]>> {
    let unread = 0
    const read = await everyRowOf(async (pageNo): Promise<Result<Page<Row>>> => {
      const answer = await page(pageNo)
      if (!answer.ok) return answer
      const unreadCount = answer.unread?.length ?? 0
      unread += unreadCount
      return ok({ rows: answer.value.rows, unread: unreadCount, count: answer.value.count })
    }, paging)
    const all = this.record<readonly Row[]>(read)
    return all.known && (unread > 0 || read.lack !== undefined) ? notKnown(say(missing)) : all
  }
}

async function factsOf(asking: Asking, week: Week, { store, today }: PaperContext): Promise<WeekFacts> {
  const maySee = mayOpen(store, ruleOf('ledger'))
  const maySell = mayOpen(store, ruleOf('orderAssistStats'))
  const [orders, [loads, differences], accounts, sellers] = await Promise.all([
    ordersOf(asking, week),
    loadsOf(asking, week),
    maySee
      ? Promise.all(ACCOUNTS.map(({ id }) => accountOf(asking, id, week, mayOpen(store, ruleOf('payments')))))
      : undefined,
    maySell ? asking.one('orderAssist.sellers', {}) : notKnown(''),
  ])
  return { week, today, orders, loads, differences, accounts, sellers }
}

function ordersOf(asking: Asking, week: Week): Promise<WeekFacts['orders']> {
  const days = { fromDate: weekBefore(week).from, toDate: week.to }
  const paging = { key: ({ poid }: { readonly poid: string }) => poid, size: WEEKS_PAGE, mostPages: MOST_PAGES }
  return asking.every(
    (pageNo) => asking.ask('order.history', { query: { ...days, pageNo, pageSize: WEEKS_PAGE } }),
    paging,
    'weekOrdersMissing',
  )
}

/** The loads, and the differences found in those delivered in either week. */
async function loadsOf(asking: Asking, week: Week): Promise<readonly [WeekFacts['loads'], WeekFacts['differences']]> {
  const { from: loadFrom, to: loadTo } = loadSearchDays(week)
  const paging = { key: ({ LoadID }: { readonly LoadID: string }) => LoadID, size: LOADS_PAGE, mostPages: MOST_PAGES }
  const loads = await asking.every(
    (pageNo) => asking.ask('loads.list', { body: { loadFrom, loadTo, pageNo, pageSize: LOADS_PAGE } }),
    paging,
    'weekLoadsMissing',
  )
  if (!loads.known) return [loads, loads]
  const here = [week, weekBefore(week)].flatMap((one) => deliveredIn(loads.value, one).map(({ LoadID }) => LoadID))
  return [loads, await asking.one('loads.differences', { loads: here })]
}

async function accountOf(asking: Asking, account: AccountId, week: Week, pays: boolean): Promise<WeekAccount> {
  const days = { from: weekBefore(week).from, to: week.to }
  const [statement, balance, pending] = await Promise.all([
    asking.one('ledger.statement', { account, ...days }),
    asking.one('ledger.balanceToday', { account }),
    pays ? asking.one('payment.pending', { query: { accountId: account } }) : undefined,
  ])
  const today = balance.known ? balance.value : balance
  return { account, entries: wholeEntries(statement, today), balance: today, pending }
}

/** A ledger with a missing or an outdated piece may lack a payment. */
function wholeEntries(statement: Known<LedgerStatement>, balance: Known<unknown>): WeekAccount['entries'] {
  if (!statement.known) return statement
  const { missing, rows } = statement.value
  if (missing.length > 0) return notKnown(missing.join(' '))
  return balance.known ? known(rows, statement.at) : balance
}
