/** The store's own books, out of a file, held against the ledger that is shown: matches are proposed, and marked by the person. */
import { Button, Checkbox, Group, Modal, Table, Tabs } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { BooksFile } from '../../../shared/bridge/ledger.ts'
import { checkedAs } from '../../../shared/domain/ledger/checked.ts'
import { exportedWords, type LedgerEntry } from '../../../shared/domain/ledger/entry.ts'
import { type BookMatch, matchBooks } from '../../../shared/domain/ledger/match-books.ts'
import { entryKey } from '../../../shared/domain/ledger/merge.ts'
import type { BookRow } from '../../../shared/domain/ledger/own-books.ts'
import { netOf } from '../../../shared/domain/ledger/statement.ts'
import type { AccountId } from '../../../shared/domain/payments/payment.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { type Day, formatDate } from '../../../shared/domain/values/dates.ts'
import { formatAmount, formatCount, type Paise, paise } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { dotted } from '../../../shared/text.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { ReadState } from '../../app/read-state.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import classes from './own-books.module.css'
import { useMarkEntries } from './use-mark-entries.ts'

type Match = BookMatch<LedgerEntry>

export interface OwnBooksProps {
  readonly account: AccountId
  readonly from: Day
  readonly to: Day
}

export function OwnBooks(asked: OwnBooksProps) {
  const [file, setFile] = useState<BooksFile>()
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask('ledger.pickBooks', undefined),
    onSuccess: setFile,
    onError: (thrown) => toast.failed(appErrorOf(thrown).message),
  })
  const close = () => {
    setFile(undefined)
    // It couldn't keep the focus while the file was chosen and read.
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconScale size={15} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        Compare books
      </Button>
      {file !== undefined && <Held file={file} asked={asked} onClose={close} />}
    </>
  )
}

interface HeldProps {
  readonly file: BooksFile
  readonly asked: OwnBooksProps
  readonly onClose: () => void
}

/** What is proposed, and what of it is chosen: what is sure, unless the person turned it. */
function useProposals(file: BooksFile, { account, from, to }: OwnBooksProps) {
  const statement = usePortal('ledger.statement', { account, from, to })
  const { data: marks } = usePortal('ledger.marks', { account })
  const rows = statement.data?.answer.rows
  const matched = useMemo(() => matchBooks(file, rows ?? []), [file, rows])
  const kept = useMemo(() => new Map(marks?.answer), [marks])
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const isChecked = ({ entry }: Match) => checkedAs(entry, kept.get(entryKey(entry))) === 'checked'
  const isChosen = (match: Match) => match.isSure !== turned.has(entryKey(match.entry)) && !isChecked(match)
  const turn = ({ entry }: Match) =>
    setTurned((now) => {
      const next = new Set(now)
      if (!next.delete(entryKey(entry))) next.add(entryKey(entry))
      return next
    })
  return { ...matched, statement, isChecked, isChosen, turn }
}

function Held({ file, asked, onClose }: HeldProps) {
  const { statement, matches, onlyBooks, onlyPortal, isChecked, isChosen, turn } = useProposals(file, asked)
  const answer = statement.data?.answer
  const chosen = matches.filter(isChosen)
  const { mutate, isPending } = useMarkEntries(asked.account)
  const mark = () =>
    mutate(
      { entries: chosen.map(({ entry }) => entry), isChecked: true },
      { onSuccess: () => toast.done(say('ownBooksMarked', { n: formatCount(chosen.length) })) },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      size={1080}
      returnFocus={false}
      title={
        answer === undefined
          ? file.fileName
          : say('ownBooksFound', {
              file: file.fileName,
              found: formatCount(matches.length),
              rows: counted.rows(file.rows.length),
            })
      }
    >
      <Remarks file={file} asked={asked} />
      <ReadState of={statement} label="the ledger" />
      {answer !== undefined && answer.missing.length > 0 && (
        <Notice tone="warn">
          {messages.ledgerIncomplete} {answer.missing.join(' ')}
        </Notice>
      )}
      {answer !== undefined && (
        <Tabs defaultValue={matches.length > 0 ? 'found' : 'books'} keepMounted={false}>
          <Tabs.List mb={6}>
            <Tabs.Tab value="found">Found ({formatCount(matches.length)})</Tabs.Tab>
            <Tabs.Tab value="books">Only in the file ({formatCount(onlyBooks.length)})</Tabs.Tab>
            <Tabs.Tab value="portal">Only in the ledger ({formatCount(onlyPortal.length)})</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="found">
            <Rows
              label="Found"
              heads={['', 'Row', 'In the file', 'Amount', 'In the ledger', 'Debit less credit', 'Known by']}
              none={messages.ownBooksNoMatch}
              rows={matches}
              row={(match) => (
                <MatchRow
                  key={match.row.line}
                  match={match}
                  isChosen={isChosen(match)}
                  isChecked={isChecked(match)}
                  onTurn={() => turn(match)}
                />
              )}
            />
          </Tabs.Panel>
          <Tabs.Panel value="books">
            <Rows
              label="Only in the file"
              heads={['Row', 'In the file', 'Amount']}
              none={messages.ownBooksAllFound}
              rows={onlyBooks}
              row={(row) => (
                <Table.Tr key={row.line}>
                  <BookCells row={row} />
                </Table.Tr>
              )}
            />
          </Tabs.Panel>
          <Tabs.Panel value="portal">
            <Rows
              label="Only in the ledger"
              heads={['In the ledger', 'Debit less credit']}
              none={messages.ownBooksNoRest}
              rows={onlyPortal}
              row={(entry) => (
                <Table.Tr key={entryKey(entry)}>
                  <EntryCells entry={entry} />
                </Table.Tr>
              )}
            />
          </Tabs.Panel>
        </Tabs>
      )}
      <Group justify="flex-end" mt="sm">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button disabled={chosen.length === 0} loading={isPending} onClick={mark}>
          Mark {formatCount(chosen.length)} as checked
        </Button>
      </Group>
    </Modal>
  )
}

/** What one has to know of the file before one trusts the table. */
function Remarks({ file, asked }: Pick<HeldProps, 'file' | 'asked'>) {
  const days = file.rows.map(({ day }) => day).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return (
    <>
      {(first < asked.from || last > asked.to) && (
        <Notice tone="warn">{say('ownBooksDays', { days: `${formatDate(first)} – ${formatDate(last)}` })}</Notice>
      )}
      {!file.hasSides && <Notice>{messages.ownBooksNoSides}</Notice>}
      {file.leftOut > 0 && <Notice>{say('ownBooksLeftOut', { rows: counted.rows(file.leftOut) })}</Notice>}
    </>
  )
}

/** Rows that are shown at once, and that each press adds. */
const AT_ONCE = 100

/** Heads of what stands at the end of its cell. */
const NUMBERS = new Set(['Row', 'Amount', 'Debit less credit'])

interface RowsProps<T> {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly T[]
  readonly row: (row: T) => ReactNode
  readonly none: string
}

function Rows<T>({ label, heads, rows, row, none }: RowsProps<T>) {
  const [shown, setShown] = useState(AT_ONCE)
  if (rows.length === 0) return <EmptyState title={none} />
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
                <Table.Th key={head} ta={NUMBERS.has(head) ? 'end' : 'start'}>
                  {head}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{rows.slice(0, shown).map(row)}</Table.Tbody>
      </Table>
      {rows.length > shown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + AT_ONCE)}>
          Show more of {formatCount(rows.length - shown)}
        </Button>
      )}
    </section>
  )
}

interface MatchRowProps {
  readonly match: Match
  readonly isChosen: boolean
  readonly isChecked: boolean
  readonly onTurn: () => void
}

const MatchRow = ({ match, isChosen, isChecked, onTurn }: MatchRowProps) => (
  <Table.Tr data-sure={match.isSure}>
    <Table.Td>
      <Checkbox
        size="xs"
        aria-label={`Row ${match.row.line} is ${match.entry.voucherNumber}`}
        checked={isChosen || isChecked}
        disabled={isChecked}
        onChange={onTurn}
      />
    </Table.Td>
    <BookCells row={match.row} />
    <EntryCells entry={match.entry} />
    <Table.Td>{knownBy(match, isChecked)}</Table.Td>
  </Table.Tr>
)

function knownBy({ by, apart, isSure }: Match, isChecked: boolean): string {
  const days = apart === 0 ? 'same day' : `${counted.days(apart)} apart`
  if (isChecked) return 'Checked already'
  if (by === 'number') return dotted('Number', days)
  return dotted(isSure ? 'Amount' : 'One of several of this amount', days)
}

const BookCells = ({ row: { line, day, text, amount } }: { readonly row: BookRow }) => (
  <>
    <Table.Td ta="end">{formatCount(line)}</Table.Td>
    <Table.Td>
      {formatDate(day)}
      <div className={classes.words}>{text}</div>
    </Table.Td>
    <Table.Td ta="end">{sided(amount)}</Table.Td>
  </>
)

const EntryCells = ({ entry }: { readonly entry: LedgerEntry }) => (
  <>
    <Table.Td>
      {dotted(formatDate(entry.approvedDate), entry.voucherNumber)}
      <div className={classes.words}>{exportedWords(entry)}</div>
    </Table.Td>
    <Table.Td ta="end">{sided(netOf(entry))}</Table.Td>
  </>
)

const sided = (amount: Paise): string => (amount < 0 ? `−${formatAmount(paise(-amount))}` : formatAmount(amount))
