import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { MISSING_VALUE, noteAddress } from '../../../shared/domain/ledger/addresses.ts'
import { noteName, noteTypeBeside, voucherTypeBeside } from '../../../shared/domain/ledger/notes.ts'
import { knownFacts } from '../../../shared/domain/orders/history-facts.ts'
import { LEDGER } from '../../../shared/domain/screens/addresses.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { formatRupees } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import { useListPath } from '../../lists/list-path.ts'
import { useCommand } from '../../navigation/commands.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { Facts } from '../../parts/facts.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { NoteLink } from './note-link.tsx'

export default function LedgerReturn() {
  const { id = '', approvedDate = '', noteType = '' } = useParams()
  const { data, error, refetch, isFetching } = usePortal('returns.note', { params: { id } })
  const retry = () => void refetch()
  useCommand('refresh', retry)
  const failed = error === null || data !== undefined ? undefined : appErrorOf(error)
  const master = data?.answer.master
  const note = { voucherType: master?.voucherType, noteType: noteType === MISSING_VALUE ? master?.noteType : noteType }
  const facts = knownFacts([
    ['Approved', formatDate(approvedDate)],
    ['Voucher type', voucherTypeBeside(note)],
    ['Note type', noteTypeBeside(note)],
    ['Number', master?.voucherNumber],
    ['Amount', master?.approvedAmount === undefined ? undefined : formatRupees(master.approvedAmount)],
    ['Reasons', master?.reasonCategory],
    ['Remarks', master?.description],
  ])
  const [tools, setTools] = useState<HTMLElement | null>(null)
  return (
    <Page
      title={`Sales return ${id}`}
      actions={
        <>
          <BackLink to={useListPath(LEDGER)}>Back to ledger</BackLink>
          <div ref={setTools} />
          {data !== undefined && <NoteLink to={noteAddress('salesReturn', id)} name={noteName(note)} />}
        </>
      }
    >
      <Card title={noteName(note)}>
        <Facts facts={facts} none={messages.returnNoteNone} />
        {data === undefined && error === null && <LoadingState lines={3} label="Loading note" />}
        {failed?.status === 404 && messages.returnNoteNone}
        {failed !== undefined && failed.status !== 404 && (
          <ErrorState error={failed} onRetry={retry} busy={isFetching} />
        )}
      </Card>
      {data !== undefined && <ListPanel list="returnNoteLines" subject={id} toolsIn={tools} />}
    </Page>
  )
}
