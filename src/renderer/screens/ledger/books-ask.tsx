/**
 * Asks about the layout of a file with the store's own books, with its first rows in view: the kind of each column, and the date format.
 */
import { Button, Group, Modal, NativeSelect, Table } from '@mantine/core'
import { useState } from 'react'
import type { BooksFile } from '../../../shared/bridge/ledger.ts'
import type { BooksCandidate, BooksWhy } from '../../../shared/domain/ledger/books-question.ts'
import type { BooksChoice } from '../../../shared/domain/ledger/own-books.ts'
import type { DayOrder } from '../../../shared/domain/tables/cell-day.ts'
import { areBooks, type ColumnKind, withoutSecond } from '../../../shared/domain/tables/column-kinds.ts'
import type { Separator } from '../../../shared/domain/tables/separator.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { messages, say } from '../../../shared/messages.ts'
import { Notice } from '../../parts/notice.tsx'
import text from '../../parts/text.module.css'
import classes from './own-books.module.css'
import { WHY_UNREAD } from './own-books-rows.tsx'

const KINDS: readonly (readonly [ColumnKind, string])[] = [
  ['text', 'Other text'],
  ['day', 'Date'],
  ['details', 'Narration'],
  ['debit', 'Debit / withdrawal'],
  ['credit', 'Credit / deposit'],
  ['amount', 'Amount'],
  ['signed', 'Amount (minus = debit)'],
  ['side', 'Dr/Cr of amount'],
  ['balance', 'Balance'],
  ['balanceSide', 'Dr/Cr of balance'],
  ['valueDay', 'Value date'],
]

const SEPARATED: readonly (readonly [Separator, string])[] = [
  ['comma', 'Comma'],
  ['semicolon', 'Semicolon'],
  ['tab', 'Tab'],
  ['pipe', 'Vertical bar |'],
]

const WHY: Readonly<Record<Exclude<BooksWhy, 'unread'>, string>> = {
  columns: messages.ownBooksAskColumns,
  tables: messages.ownBooksAskTables,
  amounts: messages.ownBooksAskAmounts,
  days: messages.ownBooksAskDays,
  balance: messages.ownBooksAskBalance,
}

export interface BooksAskProps {
  readonly file: BooksFile
  readonly isReading: boolean
  readonly onAnswer: (choice: BooksChoice, separator: Separator | undefined) => void
  readonly onSeparator: (separator: Separator) => void
  readonly onClose: () => void
}

/** An unfinished answer: the date order is undefined until the user chooses it. */
type Draft = Omit<BooksChoice, 'order'> & { readonly order: DayOrder | undefined }

const draftOf = ({ table, header, kinds, order, areDaysOpen }: BooksCandidate): Draft => ({
  table,
  header,
  kinds,
  order: areDaysOpen ? undefined : order,
})

/** The reason for the question, or the reason why the rows couldn't be read as answered. */
function reasonOf(found: BooksFile['found']): string | undefined {
  if ('books' in found) return undefined
  if (found.why !== 'unread') return WHY[found.why]
  const rows = (found.unread ?? []).slice(0, 3).map(({ line, why }) => `Line ${line}: ${WHY_UNREAD[why]}.`)
  return say('ownBooksAskUnread', { rows: rows.join(' ') || messages.ownBooksLacks })
}

export function BooksAsk({ file, isReading, onAnswer, onSeparator, onClose }: BooksAskProps) {
  const { tables, separator, found, fileName } = file
  const [at, setAt] = useState(0)
  const table = tables[at]
  const [draft, setDraft] = useState(() => table && draftOf(table))
  if (table === undefined || draft === undefined) return null
  const pick = (place: number) => {
    const next = tables[place]
    setAt(place)
    if (next !== undefined) setDraft(draftOf(next))
  }
  const { order } = draft
  const reason = reasonOf(found)
  const choice = areBooks(draft.kinds) && order !== undefined ? { ...draft, order } : undefined
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} size={1180} title={`Columns of ${fileName}`}>
      {reason !== undefined && <Notice tone="warn">{reason}</Notice>}
      <Group align="flex-end" my="sm">
        {tables.length > 1 && (
          <NativeSelect
            label="Sheet"
            data={tables.map((one, place) => ({ value: String(place), label: one.table }))}
            value={at}
            onChange={({ currentTarget: { value } }) => pick(Number(value))}
          />
        )}
        <NativeSelect
          label="Column headings"
          data={[
            { value: '0', label: 'None' },
            ...table.rows.map(({ line }) => ({ value: String(line), label: `Line ${line}` })),
          ]}
          value={draft.header}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, header: Number(value) })}
        />
        {separator !== undefined && (
          <NativeSelect
            label="Separator"
            data={SEPARATED.map(([value, label]) => ({ value, label }))}
            value={separator}
            disabled={isReading}
            onChange={({ currentTarget: { value } }) => onSeparator(value as Separator)}
          />
        )}
        <Days table={table} order={order} onOrder={(order) => setDraft({ ...draft, order })} />
      </Group>
      <FirstRows table={table} draft={draft} onKinds={(kinds) => setDraft({ ...draft, kinds })} />
      <Group justify="flex-end" mt="sm">
        {choice === undefined && <span className={classes.lacks}>{messages.ownBooksLacks}</span>}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={choice === undefined}
          loading={isReading}
          onClick={() => choice && onAnswer(choice, separator)}
        >
          Read file
        </Button>
      </Group>
    </Modal>
  )
}

interface DaysProps {
  readonly table: BooksCandidate
  readonly order: DayOrder | undefined
  readonly onOrder: (order: DayOrder) => void
}

const ORDERS: Readonly<Record<DayOrder, 'asWritten' | 'swapped'>> = {
  dayFirst: 'asWritten',
  asWritten: 'asWritten',
  yearFirst: 'asWritten',
  monthFirst: 'swapped',
  swapped: 'swapped',
}

/** Asked if a date is ambiguous, with an example from the file. */
function Days({ table: { either }, order, onOrder }: DaysProps) {
  if (either === undefined) return null
  const { written, asWritten, swapped } = either
  return (
    <NativeSelect
      label={`“${written}” is`}
      data={[
        ...(order === undefined ? [{ value: '', label: 'Choose a date' }] : []),
        { value: 'asWritten', label: formatDate(asWritten) },
        { value: 'swapped', label: formatDate(swapped) },
      ]}
      value={order === undefined ? '' : ORDERS[order]}
      onChange={({ currentTarget: { value } }) => onOrder(value as DayOrder)}
    />
  )
}

interface FirstRowsProps {
  readonly table: BooksCandidate
  readonly draft: Draft
  readonly onKinds: (kinds: BooksChoice['kinds']) => void
}

function FirstRows({ table: { rows }, draft: { header, kinds }, onKinds }: FirstRowsProps) {
  const width = Math.max(...rows.map(({ cells }) => cells.length), 0)
  const columns = Array.from({ length: width }, (_, column) => column)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard.
    <section className={classes.first} tabIndex={0} aria-label="First rows">
      <Table stickyHeader withColumnBorders verticalSpacing={3} aria-label="First rows">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={56}>Line</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column}>
                <NativeSelect
                  size="xs"
                  aria-label={`Contents of column ${column + 1}`}
                  data={KINDS.map(([value, label]) => ({ value, label }))}
                  value={kinds[column] ?? 'text'}
                  data-kind={kinds[column] ?? 'text'}
                  onChange={({ currentTarget: { value } }) =>
                    onKinds(withoutSecond(kinds, width, column, value as ColumnKind))
                  }
                />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ line, cells }) => (
            <Table.Tr key={line} data-header={line === header} data-above={line < header}>
              <Table.Td>{line}</Table.Td>
              {columns.map((column) => (
                <Table.Td key={column} className={`${text.clipped} ${classes.cell}`}>
                  {cells[column]}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
