/** Compares the store's own books, read from a file, with the ledger on screen: proposes matches, which the user marks as checked. */
import { Button, Group, Modal, Switch, Table, Tabs } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import type { BooksFile } from '../../../shared/bridge/ledger.ts'
import type { Ask } from '../../../shared/bridge.ts'
import { checkedAs } from '../../../shared/domain/ledger/checked.ts'
import { matchBooks, mayBePayment } from '../../../shared/domain/ledger/match-books.ts'
import { entryKey } from '../../../shared/domain/ledger/merge.ts'
import { type OwnBooks as Books, sideIn } from '../../../shared/domain/ledger/own-books.ts'
import { reachesBeyond, type Span } from '../../../shared/domain/ledger/periods.ts'
import type { AccountId } from '../../../shared/domain/payments/payment.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatDays } from '../../../shared/domain/values/dates.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import { BooksAsk } from './books-ask.tsx'
import classes from './own-books.module.css'
import { BookCells, EntryCells, type Match, MatchRow, Rows, UnreadCells } from './own-books-rows.tsx'
import { useMarkEntries } from './use-mark-entries.ts'

export interface OwnBooksProps extends Span {
  readonly account: AccountId
}

/** The titles of the file dialogs, also used for the buttons that open them. */
export const MATCH_BANK = 'Match a bank statement'
export const COMPARE_BOOKS = 'Compare books'

export interface OwnBooks {
  /** Lets the user choose a file; the focus returns to the pressed button. */
  readonly press: (event: MouseEvent<HTMLButtonElement>) => void
  readonly isChoosing: boolean
  /** The button that is always mounted. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly dialogs: ReactNode
}

export function useOwnBooks(query: OwnBooksProps): OwnBooks {
  const [file, setFile] = useState<BooksFile>()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  const onError = (thrown: Error) => toast.failed(appErrorOf(thrown).message)
  /** The open file: an answer that arrives after it was closed is ignored. */
  const open = useRef<number>(undefined)
  const show = (read: BooksFile | undefined) => {
    open.current = read?.file
    setFile(read)
    setAsking(read !== undefined && 'why' in read.found)
  }
  const pick = useMutation({ mutationFn: () => ask('ledger.pickBooks', undefined), onSuccess: show, onError })
  const read = useMutation({
    mutationFn: (answer: Ask<'ledger.readBooks'>) => ask('ledger.readBooks', answer),
    onSuccess: (again) => {
      if (open.current === again.file) show(again)
    },
    onError: (thrown, { file: about }) => {
      if (open.current === about) onError(thrown)
    },
  })
  const close = () => {
    setFile(undefined)
    setAsking(false)
    if (file !== undefined) void ask('ledger.closeBooks', { file: file.file })
    // The button lost the focus while the file was chosen and read.
    const { current } = pressed.current?.isConnected === true ? pressed : button
    current?.focus()
  }
  return {
    press: ({ currentTarget }) => {
      pressed.current = currentTarget
      pick.mutate()
    },
    isChoosing: pick.isPending,
    button,
    dialogs: (
      <>
        {file !== undefined && isAsking && (
          <BooksAsk
            // With another separator, the questions start over.
            key={file.separator}
            file={file}
            isReading={read.isPending}
            onAnswer={(choice, separator) =>
              read.mutate({ file: file.file, choice: { ...choice, kinds: [...choice.kinds] }, separator })
            }
            onSeparator={(separator) => read.mutate({ file: file.file, separator })}
            onClose={'books' in file.found ? () => setAsking(false) : close}
          />
        )}
        {file !== undefined && !isAsking && 'books' in file.found && (
          <LoadedBooks
            fileName={file.fileName}
            books={file.found.books}
            query={query}
            onColumns={() => setAsking(true)}
            onClose={close}
          />
        )}
      </>
    ),
  }
}

interface LoadedBooksProps {
  readonly fileName: string
  readonly books: Books
  readonly query: OwnBooksProps
  readonly onColumns: () => void
  readonly onClose: () => void
}

/** The proposed matches and those selected: certain ones, unless the user toggled them. */
function useProposals(books: Books, { account, from, to }: OwnBooksProps) {
  const statement = usePortal('ledger.statement', { account, from, to })
  const { data: marks } = usePortal('ledger.marks', { account })
  const rows = statement.data?.answer.rows
  // A bank statement contains only payments: otherwise every sale would be listed as missing.
  const [onlyPayments, setOnlyPayments] = useState(books.of === 'bank')
  const matched = useMemo(
    () =>
      matchBooks(
        books,
        (rows ?? []).filter((entry) => !onlyPayments || mayBePayment(entry)),
      ),
    [books, rows, onlyPayments],
  )
  const checkedByKey = useMemo(() => new Map(marks?.answer), [marks])
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const isChecked = ({ entry }: Match) => checkedAs(entry, checkedByKey.get(entryKey(entry))) === 'checked'
  const isChosen = (match: Match) => match.isSure !== turned.has(entryKey(match.entry)) && !isChecked(match)
  const turn = ({ entry }: Match) =>
    setTurned((now) => {
      const next = new Set(now)
      if (!next.delete(entryKey(entry))) next.add(entryKey(entry))
      return next
    })
  return { ...matched, statement, isChecked, isChosen, turn, onlyPayments, setOnlyPayments }
}

function LoadedBooks({ fileName, books, query, onColumns, onClose }: LoadedBooksProps) {
  const proposals = useProposals(books, query)
  const { statement, matches, isChosen, onlyPayments, setOnlyPayments } = proposals
  const answer = statement.data?.answer
  const chosen = matches.filter(isChosen)
  const { mutate, isPending } = useMarkEntries(query.account)
  const mark = () =>
    mutate(
      { entries: chosen.map(({ entry }) => entry), isChecked: true },
      { onSuccess: () => toast.done(say('ownBooksMarked', { entries: counted.entries(chosen.length) })) },
    )
  const found = { file: fileName, found: formatCount(matches.length), rows: counted.rows(books.rows.length) }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      size={1080}
      returnFocus={false}
      title={books.of === 'bank' ? MATCH_BANK : COMPARE_BOOKS}
    >
      <p className={classes.found} role="status">
        {answer === undefined ? fileName : say('ownBooksFound', found)}
      </p>
      <Remarks books={books} query={query} missing={answer?.missing ?? []} />
      <Switch
        my="xs"
        label="Compare payments only (for bank statements)"
        checked={onlyPayments}
        onChange={({ currentTarget: { checked } }) => setOnlyPayments(checked)}
      />
      <ReadState of={statement} label="the ledger" />
      {answer !== undefined && <Found proposals={proposals} books={books} />}
      <Group justify="flex-end" mt="sm">
        <Button variant="subtle" mr="auto" onClick={onColumns}>
          Columns
        </Button>
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

interface FoundProps {
  readonly proposals: ReturnType<typeof useProposals>
  readonly books: Books
}

function Found({ proposals, books }: FoundProps) {
  const { matches, onlyBooks, onlyPortal, isChecked, isChosen, turn } = proposals
  return (
    <Tabs defaultValue={matches.length > 0 ? 'found' : 'books'} keepMounted={false}>
      <Tabs.List mb={6}>
        <Tabs.Tab value="found">Matched ({formatCount(matches.length)})</Tabs.Tab>
        <Tabs.Tab value="books">Only in your file ({formatCount(onlyBooks.length)})</Tabs.Tab>
        <Tabs.Tab value="portal">Only in ledger ({formatCount(onlyPortal.length)})</Tabs.Tab>
        {books.unreadCount > 0 && <Tabs.Tab value="unread">Not read ({formatCount(books.unreadCount)})</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="found">
        <Rows
          label="Matched"
          heads={['', 'Row', 'Your file', 'Amount', 'Ledger', 'Debit less credit', 'Matched by']}
          none={messages.ownBooksNoMatch}
          rows={matches}
          row={(match) => (
            <MatchRow
              key={match.row.line}
              match={match}
              side={sideIn(books, match.row.amount)}
              isChosen={isChosen(match)}
              isChecked={isChecked(match)}
              onTurn={() => turn(match)}
            />
          )}
        />
      </Tabs.Panel>
      <Tabs.Panel value="books">
        <Rows
          label="Only in your file"
          heads={['Row', 'Your file', 'Amount']}
          none={messages.ownBooksAllFound}
          rows={onlyBooks}
          row={(row) => (
            <Table.Tr key={row.line}>
              <BookCells row={row} side={sideIn(books, row.amount)} />
            </Table.Tr>
          )}
        />
      </Tabs.Panel>
      <Tabs.Panel value="portal">
        <Rows
          label="Only in ledger"
          heads={['Ledger', 'Debit less credit']}
          none={messages.ownBooksNoRest}
          rows={onlyPortal}
          row={(entry) => (
            <Table.Tr key={entryKey(entry)}>
              <EntryCells entry={entry} />
            </Table.Tr>
          )}
        />
      </Tabs.Panel>
      <Tabs.Panel value="unread">
        <Rows
          label="Not read"
          heads={['Row', 'Your file', 'Reason']}
          none={messages.ownBooksAllRead}
          rows={books.unread}
          row={(row) => <UnreadCells key={row.line} row={row} />}
        />
      </Tabs.Panel>
    </Tabs>
  )
}

interface RemarksProps extends Pick<LoadedBooksProps, 'books' | 'query'> {
  /** Sentences about parts of the ledger that couldn't be read. */
  readonly missing: readonly string[]
}

/** Warnings about the file and the ledger that affect the comparison. */
function Remarks({ books, query, missing }: RemarksProps) {
  const { from, to, hasSides, leftOut, unreadCount, below, others, rows } = books
  const doubtful = rows.filter(({ isDoubtful }) => isDoubtful === true).length
  const warnings = [
    ...(reachesBeyond(books, query) ? [say('ownBooksDays', { days: formatDays(from, to) })] : []),
    ...(unreadCount > 0 ? [say('ownBooksUnread', { rows: counted.rows(unreadCount) })] : []),
    ...(doubtful > 0 ? [say('ownBooksDoubtful', { rows: counted.rows(doubtful) })] : []),
    ...(books.balances === 'fail' ? [messages.ownBooksBalanceFails] : []),
    ...(below === undefined ? [] : [say('ownBooksBelow', { line: below.from, rows: counted.rows(below.rows) })]),
    ...(others.length > 0 ? [say('ownBooksOthers', { names: others.map((name) => `“${name}”`).join(', ') })] : []),
    ...(missing.length > 0 ? [`${messages.ledgerIncomplete} ${missing.join(' ')}`] : []),
  ]
  const remarks = [
    ...(hasSides ? [] : [messages.ownBooksNoSides]),
    ...(books.areByBalance ? [messages.ownBooksByBalance] : []),
    ...(leftOut > 0 ? [say('ownBooksLeftOut', { rows: counted.rows(leftOut) })] : []),
  ]
  return (
    <>
      {warnings.length > 0 && <Notice tone="warn">{warnings.join(' ')}</Notice>}
      {remarks.length > 0 && <Notice>{remarks.join(' ')}</Notice>}
    </>
  )
}
