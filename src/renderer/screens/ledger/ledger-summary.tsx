/** The ledger in one line: opening + debits − credits = closing; with notices about missing parts. */
import { useMemo } from 'react'
import type { LedgerStatement } from '../../../shared/domain/ledger/ledger-of.ts'
import {
  addsUp,
  adjustedBy,
  balanceInWords,
  balanceOn,
  type LedgerBreak,
  netOf,
} from '../../../shared/domain/ledger/statement.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { type Day, formatDate } from '../../../shared/domain/values/dates.ts'
import { type Known, known, notKnown } from '../../../shared/domain/values/known.ts'
import { formatRupees, type Paise, sum } from '../../../shared/domain/values/money.ts'
import { ledger } from '../../../shared/lists/areas/ledger.ts'
import { narrowed } from '../../../shared/lists/rows.ts'
import { messages, say } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import { useListContext } from '../../lists/use-list-context.ts'
import { type Figure, Figures } from '../../parts/figures.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useStore } from '../../session/app-state.ts'
import classes from './ledger.module.css'
import { useLedgerMorning } from './ledger-morning.tsx'
import type { OwnBooks } from './own-books.tsx'
import { useLedgerQuery } from './use-ledger-query.ts'

export function LedgerSummary({ books }: { readonly books: OwnBooks }) {
  const store = useStore()
  return store === undefined ? null : <OfStore store={store} books={books} />
}

/** The statement that the list below reads, too: the query is shared. */
function useStatement(store: Store) {
  const context = useListContext(store)
  const { filters, query, isRefused } = useLedgerQuery()
  const { data, isPlaceholderData } = usePortal('ledger.statement', query, { enabled: !isRefused, keepPrevious: true })
  const visible = useMemo(
    () => (data === undefined ? [] : narrowed(ledger, data.answer.rows, filters, context)),
    [data, filters, context],
  )
  const isPast = query.to < context.today
  const { data: balance, error } = usePortal(
    'ledger.balanceToday',
    { account: query.account },
    { enabled: !isRefused && isPast },
  )
  return {
    query,
    today: context.today,
    balanceToday: isPast ? balanceRead(balance?.answer, error) : data && balanceNow(data.answer, context.today),
    statement: isRefused ? undefined : data?.answer,
    visible: visible as readonly Row[],
    isWaiting: isPlaceholderData,
  }
}

/** Undefined while it is loading. */
const balanceRead = (balance: Known<Paise> | undefined, error: Error | null): Known<Paise> | undefined =>
  balance ?? (error === null ? undefined : notKnown(error.message))

/** Today's balance, if the days reach today; unknown if a part couldn't be read, which may change it. */
const balanceNow = (statement: LedgerStatement, today: Day): Known<Paise> =>
  statement.missing.length > 0 ? notKnown(statement.missing.join(' ')) : known(balanceOn(statement, today), '')

type Row = NonNullable<ReturnType<typeof usePortal<'ledger.statement'>>['data']>['answer']['rows'][number]

interface OfStoreProps {
  readonly store: Store
  readonly books: OwnBooks
}

function OfStore({ store, books }: OfStoreProps) {
  const summary = useStatement(store)
  const { statement, isWaiting } = summary
  if (statement === undefined) return store.isStockist ? <Accounts store={store} /> : null
  const { missing, breaks } = statement
  return (
    <>
      {store.isStockist && <Accounts store={store} />}
      <Balances {...summary} {...{ store, books, statement }} />
      {!isWaiting && !addsUp(statement) && <Notice tone="bad">{messages.ledgerNotAdding}</Notice>}
      {!isWaiting && breaks.map((one) => <Break key={one.day} {...one} />)}
      {!isWaiting && missing.length > 0 && (
        <Notice tone="warn">
          {messages.ledgerIncomplete} {missing.join(' ')}
        </Notice>
      )}
    </>
  )
}

interface BalancesProps extends OfStoreProps, Omit<ReturnType<typeof useStatement>, 'statement'> {
  readonly statement: LedgerStatement
}

/** Today's balance first, then how the days on screen arrive at it, or at theirs. */
function Balances({ store, books, query, today, balanceToday, statement, visible, isWaiting }: BalancesProps) {
  const { opening, closing, debits, credits, missing, held, rows } = statement
  const { account, from, to } = query
  const morning = useLedgerMorning({ store, account, today, balance: balanceToday, entries: rows, books })
  const isPartial = missing.length > 0
  const partial = isPartial ? 'warn' : undefined
  // Today's balance stands first already.
  const isToday = to >= today && balanceToday?.known === true && balanceToday.value === closing && addsUp(statement)
  const narrow: Figure[] =
    visible.length === rows.length
      ? []
      : [{ label: 'Net of entries shown', value: formatRupees(sum(visible.map(netOf))) }]
  const figures: readonly Figure[] = [
    { label: `Opening balance, ${formatDate(from)}`, value: balanceInWords(opening) },
    { label: '+ Debits', value: formatRupees(debits) },
    { label: '− Credits', value: formatRupees(credits) },
    ...(isToday
      ? []
      : [
          {
            label: `= ${to > today ? 'Balance to date' : `Closing balance, ${formatDate(to)}`}${isPartial ? ' (incomplete)' : ''}`,
            value: balanceInWords(closing),
            tone: addsUp(statement) ? partial : 'bad',
          } as const,
        ]),
    ...(held.length === 0
      ? []
      : [{ label: 'Including amounts held by warehouses', value: balanceInWords(adjustedBy(closing, held)) }]),
    ...narrow,
  ]
  return (
    <section className={classes.summary} aria-label="Balances" aria-busy={isWaiting}>
      <Figures figures={waiting(isWaiting, [...morning, ...figures])} />
    </section>
  )
}

/** Blanks the figures while they still belong to other days. */
const waiting = (isWaiting: boolean, figures: readonly Figure[]): readonly Figure[] =>
  isWaiting ? figures.map(({ label }) => ({ label, value: '…' })) : figures

const Break = ({ day, stated, reckoned }: LedgerBreak) => (
  <Notice tone="bad">
    {say('ledgerBreak', {
      day: formatDate(day),
      stated: balanceInWords(stated),
      calculated: balanceInWords(reckoned),
    })}
  </Notice>
)

function Accounts({ store }: { readonly store: Store }) {
  const { accountNumber, hdfcBBaccountNumber, DARPVirtualAccountNumber, hdfcDARPVirtualAccountNumber } = store
  const [bb, darp] = [hdfcBBaccountNumber || accountNumber, hdfcDARPVirtualAccountNumber || DARPVirtualAccountNumber]
  const figures = [
    ...(bb ? [{ label: 'Virtual account number, BB', value: bb }] : []),
    ...(darp ? [{ label: 'Virtual account number, DARP', value: darp }] : []),
  ]
  return figures.length === 0 ? null : <Figures figures={figures} />
}
