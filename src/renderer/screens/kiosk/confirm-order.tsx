import { Modal } from '@mantine/core'
import { useRef } from 'react'
import { isResend } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'

const FIELDS = ownFields({
  poid: { label: 'PO number', help: messages.kioskNumberHelp, most: 64 },
})

export interface ConfirmOrderProps {
  readonly id: string
  readonly poid: string | undefined
  readonly onClose: () => void
}

export function ConfirmOrder({ id, poid, onClose }: ConfirmOrderProps) {
  const wasLost = useRef(false)
  const form = useForm<{ readonly poid: string }, string>({
    fields: FIELDS,
    start: { poid: poid ?? '' },
    send: async (values) => {
      try {
        return await ask('kiosk.confirm', { ...values, id, again: wasLost.current })
      } catch (thrown) {
        wasLost.current = isResend(appErrorOf(thrown))
        throw thrown
      }
    },
    done: (message) => message,
    onDone: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={`Confirm kiosk order ${id}?`} size="md">
      <Form
        form={form}
        submit={form.failure?.sentence === 'kioskDebitUnknown' ? 'Retry' : 'Confirm order'}
        cancel={{ run: onClose }}
      />
    </Modal>
  )
}
