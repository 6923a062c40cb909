/** The ledger of an account: what it opens with, every entry with its balance, what it closes with. */
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useSearchParams } from 'react-router-dom'
import { readState } from '../../../shared/lists/address.ts'
import { type LedgerFilters, ledger, ledgerAsked } from '../../../shared/lists/areas/ledger.ts'
import { useToday } from '../../app/use-today.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { usePapers } from '../../papers/use-papers.ts'
import { LedgerSummary } from './ledger-summary.tsx'

export default function Ledger() {
  return <ListScreen list="ledger" above={<LedgerSummary />} headerActions={<Statement />} />
}

/** All entries of the days that are shown, whatever narrows them: a statement is whole. */
function Statement() {
  const [params] = useSearchParams()
  const today = useToday()
  const { save, busy } = usePapers()
  const asked = ledgerAsked(readState(ledger, params, today).filters as LedgerFilters, today)
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={15} aria-hidden />}
      loading={busy !== undefined}
      onClick={() => save({ subjects: [{ kind: 'ledgerStatement', ...asked }] })}
    >
      Statement
    </Button>
  )
}
