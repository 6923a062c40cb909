/** The figures that an accountant needs first: the balance, amounts due, and entries missing in the store's own books. */
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { notInBooks } from '../../../shared/domain/ledger/checked.ts'
import type { LedgerEntry } from '../../../shared/domain/ledger/entry.ts'
import { entryKey } from '../../../shared/domain/ledger/merge.ts'
import { balanceInWords, netOf, owedBy } from '../../../shared/domain/ledger/statement.ts'
import {
  type AccountId,
  daysOpen,
  isUnpaid,
  payableOf,
  paymentsDueAddress,
} from '../../../shared/domain/payments/payment.ts'
import { mayOpen } from '../../../shared/domain/people/access.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { ruleOf } from '../../../shared/domain/screens.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { type Day, formatDate } from '../../../shared/domain/values/dates.ts'
import type { Known } from '../../../shared/domain/values/known.ts'
import { formatCount, formatRupees, type Paise, sum } from '../../../shared/domain/values/money.ts'
import { dotted } from '../../../shared/text.ts'
import { usePortal } from '../../bridge/queries.ts'
import type { Figure } from '../../parts/figures.tsx'
import { COMPARE_BOOKS, type OwnBooks } from './own-books.tsx'

const NONE = 'Not available'
const WAITING = '…'

export interface LedgerMorningProps {
  readonly store: Store
  readonly account: AccountId
  readonly today: Day
  /** Undefined while unknown. */
  readonly balance: Known<Paise> | undefined
  /** The entries of the days on screen. */
  readonly entries: readonly LedgerEntry[]
  readonly books: OwnBooks
}

export function useLedgerMorning(props: LedgerMorningProps): readonly Figure[] {
  const { store, account, today, balance, entries, books } = props
  const due = useDue(store, account, today)
  const inBooks = useInBooks(account, entries, books)
  return [
    {
      label: dotted(`Balance today, ${formatDate(today)}`, balance?.known === true ? owedBy(balance.value) : ''),
      value: balance === undefined ? WAITING : inWords(balance),
    },
    ...due,
    inBooks,
  ]
}

const inWords = (balance: Known<Paise>): string => (balance.known ? balanceInWords(balance.value) : NONE)

/** Unpaid orders of this account, from the list of payments; the portal gives no due date. */
function useDue(store: Store, account: AccountId, today: Day): readonly Figure[] {
  const pays = mayOpen(store, ruleOf('payments'))
  const { data, error } = usePortal('payment.pending', { query: { accountId: account } }, { enabled: pays })
  if (!pays) return []
  if (data === undefined) return [{ label: 'To be paid', value: error === null ? WAITING : NONE }]
  const unpaid = data.answer.filter(isUnpaid)
  const oldest = Math.max(...unpaid.map((order) => daysOpen(order, today) ?? 0), 0)
  const value: ReactNode =
    unpaid.length === 0 ? (
      formatRupees(payableOf(unpaid))
    ) : (
      <Anchor component={Link} to={paymentsDueAddress(account)} inherit>
        {formatRupees(payableOf(unpaid))}
      </Anchor>
    )
  return [{ label: oldest === 0 ? 'To be paid' : `To be paid · oldest ${counted.days(oldest)}`, value }]
}

/** Entries that no file of the store's own books contained; a link to compare if none was compared yet. */
function useInBooks(account: AccountId, entries: readonly LedgerEntry[], books: OwnBooks): Figure {
  const { data, error } = usePortal('ledger.marks', { account })
  const [params] = useSearchParams()
  if (data === undefined) return { label: 'Not in own books', value: error === null ? WAITING : NONE }
  if (data.answer.length === 0) {
    return {
      label: 'Own books',
      value: (
        <Anchor component="button" type="button" size="sm" fw={500} disabled={books.isChoosing} onClick={books.press}>
          {COMPARE_BOOKS}
        </Anchor>
      ),
    }
  }
  const checkedByKey = new Map(data.answer)
  const { unchecked, changed } = notInBooks(entries, (entry) => checkedByKey.get(entryKey(entry)))
  const filtered = new URLSearchParams(params)
  filtered.set('checked', 'unchecked')
  const words = `${counted.entries(unchecked.length)}, ${formatRupees(sum(unchecked.map(netOf)))}`
  return {
    label: dotted(
      'Not in own books',
      changed.length === 0 ? undefined : `${formatCount(changed.length)} changed since`,
    ),
    value:
      unchecked.length === 0 ? (
        counted.entries(0)
      ) : (
        <Anchor component={Link} to={{ search: `?${filtered}` }} inherit>
          {words}
        </Anchor>
      ),
  }
}
