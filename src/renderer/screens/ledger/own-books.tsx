/** The store's own books, out of a file, held against the ledger that is shown: matches are proposed, and marked by the person. */
import { Button, Group, Modal, Table, Tabs } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { BooksFile } from '../../../shared/bridge/ledger.ts'
import { checkedAs } from '../../../shared/domain/ledger/checked.ts'
import { matchBooks } from '../../../shared/domain/ledger/match-books.ts'
import { entryKey } from '../../../shared/domain/ledger/merge.ts'
import { reachesBeyond, type Span } from '../../../shared/domain/ledger/periods.ts'
import type { AccountId } from '../../../shared/domain/payments/payment.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { formatCount } from '../../../shared/domain/values/money.ts'
import { messages, say } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { ReadState } from '../../app/read-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import { BookCells, EntryCells, type Match, MatchRow, Rows } from './own-books-rows.tsx'
import { useMarkEntries } from './use-mark-entries.ts'

export interface OwnBooksProps extends Span {
  readonly account: AccountId
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
  const proposals = useProposals(file, asked)
  const { statement, matches, isChosen } = proposals
  const answer = statement.data?.answer
  const chosen = matches.filter(isChosen)
  const { mutate, isPending } = useMarkEntries(asked.account)
  const mark = () =>
    mutate(
      { entries: chosen.map(({ entry }) => entry), isChecked: true },
      { onSuccess: () => toast.done(say('ownBooksMarked', { n: formatCount(chosen.length) })) },
    )
  const found = { file: file.fileName, found: formatCount(matches.length), rows: counted.rows(file.rows.length) }
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      size={1080}
      returnFocus={false}
      title={answer === undefined ? file.fileName : say('ownBooksFound', found)}
    >
      <Remarks file={file} asked={asked} missing={answer?.missing ?? []} />
      <ReadState of={statement} label="the ledger" />
      {answer !== undefined && <Found proposals={proposals} />}
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

/** What is in both books, and what is in one of them alone. */
function Found({ proposals }: { readonly proposals: ReturnType<typeof useProposals> }) {
  const { matches, onlyBooks, onlyPortal, isChecked, isChosen, turn } = proposals
  return (
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
  )
}

interface RemarksProps extends Pick<HeldProps, 'file' | 'asked'> {
  /** What of the ledger could not be read. */
  readonly missing: readonly string[]
}

/** What one has to know of the file and of the ledger before one trusts the table. */
function Remarks({ file, asked, missing }: RemarksProps) {
  return (
    <>
      {reachesBeyond(file, asked) && (
        <Notice tone="warn">
          {say('ownBooksDays', { days: `${formatDate(file.from)} – ${formatDate(file.to)}` })}
        </Notice>
      )}
      {!file.hasSides && <Notice>{messages.ownBooksNoSides}</Notice>}
      {file.leftOut > 0 && <Notice>{say('ownBooksLeftOut', { rows: counted.rows(file.leftOut) })}</Notice>}
      {missing.length > 0 && (
        <Notice tone="warn">
          {messages.ledgerIncomplete} {missing.join(' ')}
        </Notice>
      )}
    </>
  )
}
