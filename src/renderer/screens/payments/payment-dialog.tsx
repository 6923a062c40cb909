import { Checkbox, Modal, ScrollArea } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReadAnswer } from '../../../shared/bridge/portal.ts'
import {
  type AccountId,
  isUnpaid,
  PAYMENT_MODES,
  type Payable,
  type PaymentMode,
  payableOf,
  refusePayment,
} from '../../../shared/domain/payments/payment.ts'
import { formatPlain, formatRupees, type Paise } from '../../../shared/domain/values/money.ts'
import { isResend } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { ReadState } from '../../bridge/read-state.tsx'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'
import classes from './payments.module.css'

export interface PaymentDialogProps {
  readonly account: AccountId
  /** Orders selected at first. */
  readonly chosen: readonly Payable[]
  readonly onClose: () => void
}

interface Values {
  readonly mode: PaymentMode
  readonly paid: Paise
  readonly reference: string
  /** Not a typed field: it carries the message that no order is selected. */
  readonly orders?: never
}

const FIELDS = ownFields({
  mode: {
    kind: 'choice',
    label: 'Payment mode',
    required: false,
    choices: PAYMENT_MODES.map((mode) => ({ value: mode, label: mode })),
  },
  reference: { label: 'Reference no.', required: false, most: 100 },
  paid: { kind: 'amount', label: 'Amount paid', required: false },
})

/** The amount as typed text; empty without orders. */
const amountOf = (orders: readonly Payable[]): string => (orders.length === 0 ? '' : formatPlain(payableOf(orders)))

export function PaymentDialog({ account, chosen, onClose }: PaymentDialogProps) {
  const pending = usePortal('payment.pending', { query: { accountId: account } })
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(chosen.map(({ POID }) => POID)))
  const wasLost = useRef(false)
  const [refused, setRefused] = useState(false)
  const all = (pending.data?.answer ?? []).filter(isUnpaid)
  const orders = all.filter(({ POID }) => picked.has(POID))
  const payable = payableOf(orders)
  const form = useForm<Values, string>({
    fields: FIELDS,
    start: { paid: amountOf(chosen) },
    refuse: (typed) => {
      const { orders: none, ...others } = refusePayment(orders, typed)
      setRefused(none !== undefined)
      return {
        ...Object.fromEntries(Object.entries(others).map(([field, key]) => [field, messages[key]])),
        // Without orders the form must not be sent: a message on a field that isn't rendered prevents that.
        ...(none !== undefined && { orders: messages[none] }),
      }
    },
    confirm: ({ paid }) => ({ title: `Confirm payment of ${formatRupees(paid)}?`, yes: 'Confirm payment' }),
    send: async (values) => {
      const payload = { ...values, account, orders: orders.map(({ POID }) => POID), again: wasLost.current }
      try {
        return await ask('payments.confirm', payload)
      } catch (thrown) {
        wasLost.current = isResend(appErrorOf(thrown))
        throw thrown
      } finally {
        void queryClient.invalidateQueries({ queryKey: ['payments.lost'] })
      }
    },
    done: (message) => message,
    onDone: onClose,
  })
  const toggle = (poid: string) => {
    const next = new Set(picked.has(poid) ? [...picked].filter((one) => one !== poid) : [...picked, poid])
    setPicked(next)
    // The amount follows the selection until the user types another one.
    const typed = form.form.getValues().paid
    if (typed === '' || typed === amountOf(orders))
      form.form.setFieldValue('paid', amountOf(all.filter(({ POID }) => next.has(POID))))
  }
  return (
    <Modal opened onClose={onClose} title="Confirm payment" size="lg">
      <Form
        form={form}
        submit="Confirm payment"
        className={stack.wide}
        cancel={{ run: onClose }}
        below={{ paid: `Payable: ${formatRupees(payable)}` }}
        lead={
          <>
            <OrdersPaid pending={pending} all={all} picked={picked} onToggle={toggle} />
            {refused && orders.length === 0 && (
              <p role="alert" className={text.wrong}>
                {messages.paymentNoOrders}
              </p>
            )}
          </>
        }
      />
    </Modal>
  )
}

interface OrdersPaidProps {
  readonly pending: UseQueryResult<ReadAnswer>
  readonly all: readonly Payable[]
  readonly picked: ReadonlySet<string>
  readonly onToggle: (poid: string) => void
}

const OrdersPaid = ({ pending, all, picked, onToggle }: OrdersPaidProps) => (
  <fieldset className={classes.orders}>
    <legend>Orders paid</legend>
    <ScrollArea.Autosize mah={220}>
      {all.map(({ POID, NetPayment }) => (
        <div key={POID} className={classes.order}>
          <Checkbox label={POID} checked={picked.has(POID)} onChange={() => onToggle(POID)} />
          <span>{formatRupees(NetPayment)}</span>
        </div>
      ))}
      {pending.data === undefined && <ReadState of={pending} label="unpaid orders" />}
      {pending.data !== undefined && all.length === 0 && <p className={text.quiet}>{messages.paymentsNone}</p>}
    </ScrollArea.Autosize>
  </fieldset>
)
