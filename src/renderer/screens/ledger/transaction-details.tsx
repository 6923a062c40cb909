import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { noteAddress } from '../../../shared/domain/ledger/addresses.ts'
import {
  DETAIL_KINDS,
  type DetailKind,
  entryName,
  entrySubject,
  isDetailKind,
  particularsOf,
} from '../../../shared/domain/ledger/details.ts'
import {
  isNoteKind,
  NOTE_ISSUER,
  noteKindFor,
  noteName,
  noteTypeBeside,
  voucherTypeBeside,
} from '../../../shared/domain/ledger/notes.ts'
import { knownFacts } from '../../../shared/domain/orders/history-facts.ts'
import { ACCOUNTS, accountOf } from '../../../shared/domain/payments/payment.ts'
import { LEDGER, loadAddress, orderAddress } from '../../../shared/domain/screens/addresses.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { formatRupees } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { LedgerDetails } from '../../../shared/portal/areas/ledger.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { warehouseName } from '../../catalogue/warehouses.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import { useListPath } from '../../lists/list-path.ts'
import { useCommand } from '../../navigation/commands.ts'
import { PortalFile } from '../../papers/portal-file.tsx'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import details from '../../parts/details.module.css'
import { ErrorState } from '../../parts/error-state.tsx'
import { Facts } from '../../parts/facts.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import { NoteLink } from './note-link.tsx'

export default function TransactionDetails() {
  const { acc, id = '' } = useParams()
  const [params] = useSearchParams()
  const kindParam = params.get('kind') ?? ''
  const kind: DetailKind = isDetailKind(kindParam) ? kindParam : 'cndn'
  const read = usePortal('ledger.details', { kind, id })
  const retry = () => void read.refetch()
  useCommand('refresh', retry)
  const entry = read.data?.answer
  // The entry's address carries its kind, as its details don't.
  const noteParam = params.get('note') ?? ''
  const note = entry && (isNoteKind(noteParam) ? noteParam : noteKindFor(kind, entry))
  const account = ACCOUNTS.find(({ id: one }) => one === accountOf(acc))
  const [tools, setTools] = useState<HTMLElement | null>(null)
  return (
    <Page
      title={`${note === undefined ? entryName(kind) : noteName(entry ?? {})} ${entry?.voucherNumber || id}`}
      note={`${DETAIL_KINDS[kind].words} · ${account?.name ?? ''} account`}
      actions={
        <>
          <BackLink to={useListPath(LEDGER)}>Back to ledger</BackLink>
          <div ref={setTools} />
          {note !== undefined && <NoteLink to={noteAddress(note, id)} name={noteName(entry ?? {})} />}
          {entry !== undefined && (
            <PortalFile
              label="View document"
              source={{ call: 'ledger.fileById', args: { body: { id } }, field: 'url' }}
              none={messages.ledgerNoFile}
            />
          )}
        </>
      }
    >
      {read.error !== null && entry === undefined && (
        <ErrorState error={withLedgerMessage(appErrorOf(read.error))} onRetry={retry} busy={read.isFetching} />
      )}
      {read.error === null && entry === undefined && <LoadingState lines={8} label="Loading entry" />}
      {read.data?.saved === true && <SavedNotice at={read.data.at} onRetry={retry} busy={read.isFetching} />}
      {entry !== undefined && (
        <>
          <div className={details.cards}>
            <Card title="Entry">
              <Facts facts={factsOf(kind, id, entry, note !== undefined)} none={messages.ledgerUnknown} />
            </Card>
            <Issuer warehouse={entry.warehouseId ?? NOTE_ISSUER} />
          </div>
          <ListPanel list="ledgerLines" subject={entrySubject(kind, id)} toolsIn={tools} />
        </>
      )}
    </Page>
  )
}

const withLedgerMessage = (error: ReturnType<typeof appErrorOf>) =>
  error.status === 404 ? { ...error, message: messages.ledgerUnknown } : error

/** @param isNote true if the title has the note's name */
function factsOf(kind: DetailKind, id: string, entry: LedgerDetails, isNote: boolean) {
  const { approvedDate, debit, credit, cndninvoicedetails } = entry
  const { particulars, description } = particularsOf(entry)
  const facts = knownFacts([
    ['Voucher type', isNote ? voucherTypeBeside(entry) : entry.voucherType],
    ['Approved', approvedDate === undefined ? '' : formatDate(approvedDate)],
    ['Particulars', particulars],
    ['Description', description],
    ['Debit', debit ? formatRupees(debit) : ''],
    ['Credit', credit ? formatRupees(credit) : ''],
    ['Docket', entry.docketNumber],
    ['Note type', noteTypeBeside(entry)],
    ['Reference', cndninvoicedetails?.referenceID ?? ''],
  ])
  if (kind === 'salesLoad') return [...facts, { label: 'Load', text: id, to: loadAddress(id) }]
  const [order] = new Set((entry.products ?? []).flatMap(({ POID }) => POID ?? []))
  return order === undefined ? facts : [...facts, { label: 'Order', text: order, to: orderAddress(order) }]
}

function Issuer({ warehouse }: { readonly warehouse: number }) {
  const { data, error } = usePortal('ledger.warehouseDetails', { body: { warehouseId: warehouse } })
  const facts =
    data === undefined
      ? []
      : knownFacts([
          ['Name', warehouseName(warehouse) ?? data.answer.name],
          ['Address', [data.answer.address, data.answer.city, data.answer.pincode].filter(Boolean).join(', ')],
          ['State', data.answer.state],
          ['GSTIN', data.answer.GSTNo],
        ])
  return (
    <Card title="Issued by">
      {data === undefined && error === null ? (
        <LoadingState lines={3} label="Loading issuer" />
      ) : (
        <Facts facts={facts} none={error === null ? messages.noDataFound : appErrorOf(error).message} />
      )}
    </Card>
  )
}
