import { Button } from '@mantine/core'
import {
  IconBuildingBank,
  IconCheck,
  IconFileTypePdf,
  IconFileTypeXml,
  IconPrinter,
  IconReceiptTax,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { entryKey } from '../../../shared/domain/ledger/merge.ts'
import { noteOf } from '../../../shared/domain/ledger/notes.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages, say } from '../../../shared/messages.ts'
import { MOST_PAPERS } from '../../../shared/papers.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'
import type { RowsAction } from '../../lists/list-view.tsx'
import { type PaperRequest, usePapers } from '../../papers/use-papers.ts'
import { toast } from '../../parts/toasts.tsx'
import { LedgerSummary } from './ledger-summary.tsx'
import { MATCH_BANK, useOwnBooks } from './own-books.tsx'
import { TallyDialog } from './tally-dialog.tsx'
import { useLedgerQuery } from './use-ledger-query.ts'
import { useMarkEntries } from './use-mark-entries.ts'

const ICON = 15

export default function Ledger() {
  const { query, isRefused } = useLedgerQuery()
  const tally = useTally()
  const books = useOwnBooks(query)
  return (
    <>
      <ListScreen
        list="ledger"
        above={<LedgerSummary books={books} />}
        headerActions={
          <>
            {!isRefused && (
              <Button
                ref={books.button}
                leftSection={<IconBuildingBank size={ICON} aria-hidden />}
                loading={books.isChoosing}
                onClick={books.press}
              >
                {MATCH_BANK}
              </Button>
            )}
            <InputTaxLink />
            {!isRefused && <Statement />}
          </>
        }
        several={[...useChecks(), ...useNotes(), tally.action]}
      />
      {tally.dialog}
      {books.dialogs}
    </>
  )
}

/** Marks entries as compared with the store's own books. */
function useChecks(): readonly RowsAction<Row<'ledger'>>[] {
  const { query } = useLedgerQuery()
  const { mutate } = useMarkEntries(query.account)
  return [
    {
      label: 'Mark as checked',
      icon: <IconCheck size={ICON} aria-hidden />,
      run: (entries) => mutate({ entries, isChecked: true }),
    },
    { label: 'Mark as not checked', run: (entries) => mutate({ entries, isChecked: false }) },
  ]
}

/** Saves or prints the notes of entries that have one. */
function useNotes(): readonly RowsAction<Row<'ledger'>>[] {
  const { print, save, busy } = usePapers()
  const withNotes = (put: (papers: PaperRequest) => void) => (entries: readonly Row<'ledger'>[]) => {
    const subjects = entries.flatMap((entry) => noteOf(entry) ?? [])
    if (subjects.length === 0) toast.info(messages.notesNone)
    else if (subjects.length > MOST_PAPERS) toast.info(say('notesTooMany', { notes: counted.notes(MOST_PAPERS) }))
    else put({ subjects })
  }
  return [
    {
      label: 'Notes as one PDF',
      icon: <IconFileTypePdf size={ICON} aria-hidden />,
      isBusy: busy === 'save',
      run: withNotes(save),
    },
    {
      label: 'Print notes',
      icon: <IconPrinter size={ICON} aria-hidden />,
      isBusy: busy === 'print',
      run: withNotes(print),
    },
  ]
}

function useTally() {
  const { query } = useLedgerQuery()
  const [entries, setEntries] = useState<readonly string[]>()
  const action: RowsAction<Row<'ledger'>> = {
    label: 'Tally vouchers',
    icon: <IconFileTypeXml size={ICON} aria-hidden />,
    run: (rows) => setEntries(rows.map(entryKey)),
  }
  const dialog = entries && <TallyDialog {...query} entries={entries} onClose={() => setEntries(undefined)} />
  return { action, dialog }
}

const InputTaxLink = () => (
  <Button
    component={Link}
    to={SCREENS.inputTax.path}
    variant="default"
    leftSection={<IconReceiptTax size={ICON} aria-hidden />}
  >
    Input tax
  </Button>
)

/** The statement with all entries of the days on screen: filters don't apply to it. */
function Statement() {
  const { save, busy } = usePapers()
  const { query } = useLedgerQuery()
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={ICON} aria-hidden />}
      loading={busy !== undefined}
      onClick={() => save({ subjects: [{ kind: 'ledgerStatement', ...query }] })}
    >
      Statement
    </Button>
  )
}
