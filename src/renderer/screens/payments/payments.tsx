/** Orders waiting for payment; selected ones can be confirmed as paid. */
import { Button } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { accountOf, isUnpaid, type Payable } from '../../../shared/domain/payments/payment.ts'
import { messages } from '../../../shared/messages.ts'
import { useAsk } from '../../bridge/queries.ts'
import { ListScreen, type Row } from '../../lists/list-screen.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PaymentDialog } from './payment-dialog.tsx'

const icon = <IconCash size={16} aria-hidden />

export default function Payments() {
  const [params] = useSearchParams()
  const [ticked, setTicked] = useState<readonly Row<'payments'>[]>([])
  /** The orders that the dialog starts with, while it is open. */
  const [chosen, setChosen] = useState<readonly Payable[]>()
  const account = accountOf(params.get('account') ?? undefined)
  return (
    <>
      <ListScreen
        list="payments"
        above={<Lost />}
        headerActions={
          <Button leftSection={icon} onClick={() => setChosen(ticked.filter(isUnpaid))}>
            Confirm payment
          </Button>
        }
        onTicked={setTicked}
        several={[{ label: 'Confirm as paid', icon, run: (rows) => setChosen(rows.filter(isUnpaid)) }]}
      />
      {chosen !== undefined && <PaymentDialog account={account} chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** Payments that were sent without an answer: only the portal's list shows if they arrived. */
function Lost() {
  const { data: lost } = useAsk('payments.lost', undefined)
  if (lost === undefined || lost.length === 0) return null
  return (
    <Notice tone="warn">
      {messages.paymentLost} {lost.join(', ')}
    </Notice>
  )
}
