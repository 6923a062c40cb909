import { Button, Checkbox, Table } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { exportedWords, type LedgerEntry } from '../../../shared/domain/ledger/entry.ts'
import type { BookMatch } from '../../../shared/domain/ledger/match-books.ts'
import type { BookRow, UnreadRow } from '../../../shared/domain/ledger/own-books.ts'
import { netOf } from '../../../shared/domain/ledger/statement.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { formatAmount, formatCount, paise } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import textClasses from '../../parts/text.module.css'
import classes from './own-books.module.css'

export type Match = BookMatch<LedgerEntry>

/** Rows shown at first, and added by each click. */
const AT_ONCE = 100

const NUMBERS = new Set(['Row', 'Amount', 'Debit less credit'])

interface RowsProps<T> {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly T[]
  readonly row: (row: T) => ReactNode
  readonly none: string
}

export function Rows<T>({ label, heads, rows, row, none }: RowsProps<T>) {
  const [visibleCount, setVisibleCount] = useState(AT_ONCE)
  if (rows.length === 0) return <EmptyState icon={IconListCheck} title={none} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard.
    <section className={classes.rows} tabIndex={0} aria-label={`${label}: rows`}>
      <Table stickyHeader aria-label={label} verticalSpacing={3}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) =>
              head === '' ? (
                <Table.Td key={head} />
              ) : (
                <Table.Th key={head} ta={NUMBERS.has(head) ? 'end' : 'start'} {...(head === 'Row' && { w: 64 })}>
                  {head}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{rows.slice(0, visibleCount).map(row)}</Table.Tbody>
      </Table>
      {rows.length > visibleCount && (
        <Button variant="subtle" size="compact-sm" onClick={() => setVisibleCount(visibleCount + AT_ONCE)}>
          Show more ({formatCount(rows.length - visibleCount)} left)
        </Button>
      )}
    </section>
  )
}

interface MatchRowProps {
  readonly match: Match
  readonly side: string | undefined
  readonly isChosen: boolean
  readonly isChecked: boolean
  readonly onTurn: () => void
}

export const MatchRow = ({ match, side, isChosen, isChecked, onTurn }: MatchRowProps) => (
  <Table.Tr data-sure={match.isSure} data-doubtful={match.row.isDoubtful === true}>
    <Table.Td>
      <Checkbox
        size="xs"
        aria-label={`Row ${match.row.line} matches ${match.entry.voucherNumber}`}
        checked={isChosen || isChecked}
        disabled={isChecked}
        onChange={onTurn}
      />
    </Table.Td>
    <BookCells row={match.row} side={side} />
    <EntryCells entry={match.entry} />
    <Table.Td>{knownBy(match, isChecked)}</Table.Td>
  </Table.Tr>
)

function knownBy({ row, by, apart, isSure }: Match, isChecked: boolean): string {
  const days = apart === 0 ? 'same day' : `${counted.days(apart)} apart`
  if (isChecked) return 'Already checked'
  const known = by === 'number' ? 'Number' : 'Amount'
  if (row.isDoubtful) return dotted('Balance doesn’t add up', days)
  return dotted(isSure ? known : `Several matches by ${known.toLowerCase()}`, days)
}

interface BookCellsProps {
  readonly row: BookRow
  readonly side: string | undefined
}

export const BookCells = ({ row: { line, day, text, amount }, side }: BookCellsProps) => (
  <>
    <Table.Td ta="end">{formatCount(line)}</Table.Td>
    <Table.Td>
      {formatDate(day)}
      <div className={`${textClasses.clipped} ${classes.words}`}>{text}</div>
    </Table.Td>
    <Table.Td ta="end">
      {formatAmount(side === undefined ? amount : paise(Math.abs(amount)))}
      <div className={classes.side}>{side}</div>
    </Table.Td>
  </>
)

export const WHY_UNREAD: Readonly<Record<UnreadRow['why'], string>> = {
  quote: messages.ownBooksWhyQuote,
  width: messages.ownBooksWhyWidth,
  day: messages.ownBooksWhyDay,
  amount: messages.ownBooksWhyAmount,
  side: messages.ownBooksWhySide,
  total: messages.ownBooksWhyTotal,
}

export const UnreadCells = ({ row: { line, text, why } }: { readonly row: UnreadRow }) => (
  <Table.Tr>
    <Table.Td ta="end">{formatCount(line)}</Table.Td>
    <Table.Td>{text}</Table.Td>
    <Table.Td>{WHY_UNREAD[why]}</Table.Td>
  </Table.Tr>
)

export const EntryCells = ({ entry }: { readonly entry: LedgerEntry }) => (
  <>
    <Table.Td>
      {dotted(formatDate(entry.approvedDate), entry.voucherNumber)}
      <div className={`${textClasses.clipped} ${classes.words}`}>{exportedWords(entry)}</div>
    </Table.Td>
    <Table.Td ta="end">{formatAmount(netOf(entry))}</Table.Td>
  </>
)
