/** The result of a sales return: its note, the goods as the warehouse found them, its pictures. */
import { Tabs } from '@mantine/core'
import { useLocation, useParams } from 'react-router-dom'
import { noteName, noteTypeBeside, voucherTypeBeside } from '../../../shared/domain/ledger/notes.ts'
import { knownFacts } from '../../../shared/domain/orders/history-facts.ts'
import { referenceIn } from '../../../shared/domain/returns/returns.ts'
import { ruleOf } from '../../../shared/domain/screens.ts'
import { formatDate } from '../../../shared/domain/values/dates.ts'
import { formatRupees } from '../../../shared/domain/values/money.ts'
import { messages } from '../../../shared/messages.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { ListPanel } from '../../lists/list-panel.tsx'
import { useListPath } from '../../lists/list-path.ts'
import { PrintMenu } from '../../papers/print-menu.tsx'
import { BackLink } from '../../parts/back-link.tsx'
import { Card } from '../../parts/card.tsx'
import details from '../../parts/details.module.css'
import { ErrorState } from '../../parts/error-state.tsx'
import { Facts } from '../../parts/facts.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Page } from '../../parts/page.tsx'
import { ReturnPictures } from './return-pictures.tsx'

/** The address hash that opens it at the note's lines. */
const LINES = '#lines'

export default function ReturnNote() {
  const { id = '' } = useParams()
  const { hash } = useLocation()
  const reference = referenceIn(id)
  const path = useListPath(ruleOf('srDetails').path)
  const { data, error, refetch, isFetching } = usePortal('returns.note', { params: { id } })
  const failed = error === null || data !== undefined ? undefined : appErrorOf(error)
  const isNone = failed?.status === 404
  return (
    <Page
      title={`Return ${reference}`}
      actions={
        <>
          <BackLink to={path}>Back to returns</BackLink>
          <PrintMenu
            label="Print"
            papers={[
              { name: 'Invoice', subjects: [{ kind: 'returnInvoice', of: 'sr', id: reference }] },
              { name: 'In-transit slip', subjects: [{ kind: 'returnSlip', of: 'sr', id: reference }] },
            ]}
          />
        </>
      }
    >
      <Card title={noteName(data?.answer.master ?? {})}>
        {data !== undefined && <Facts facts={noteFacts(data.answer.master)} none={messages.returnNoteNoDetails} />}
        {isNone && messages.returnNoteNone}
        {failed !== undefined && !isNone && (
          <ErrorState error={failed} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {data === undefined && error === null && <LoadingState lines={3} label="Loading note" />}
      </Card>
      <Tabs
        defaultValue={hash === LINES ? 'lines' : 'goods'}
        keepMounted={false}
        classNames={{ root: details.tabs ?? '', panel: details.panel ?? '' }}
      >
        <Tabs.List>
          <Tabs.Tab value="goods">Goods</Tabs.Tab>
          {!isNone && <Tabs.Tab value="lines">Note lines</Tabs.Tab>}
          <Tabs.Tab value="pictures">Pictures</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="goods">
          <ListPanel list="returnGoods" subject={id} />
        </Tabs.Panel>
        <Tabs.Panel value="lines">
          <ListPanel list="returnNoteLines" subject={id} />
        </Tabs.Panel>
        <Tabs.Panel value="pictures">
          <ReturnPictures id={reference} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}

type Master = Answer<'returns.note'>['master']

const noteFacts = ({ voucherType, noteType, voucherNumber, approvedDate, approvedAmount, ...master }: Master) =>
  knownFacts([
    ['Voucher type', voucherTypeBeside({ voucherType, noteType })],
    ['Note type', noteTypeBeside({ voucherType, noteType })],
    ['Note no.', voucherNumber],
    ['Approved', approvedDate && formatDate(approvedDate)],
    ['Amount', approvedAmount === undefined ? undefined : formatRupees(approvedAmount)],
    ['Reasons', master.reasonCategory],
    ['Remarks', master.description],
  ])
