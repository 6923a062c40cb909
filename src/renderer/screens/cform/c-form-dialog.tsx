import { Modal } from '@mantine/core'
import { useState } from 'react'
import { counted } from '../../../shared/domain/values/counts.ts'
import { formatRupees, sum } from '../../../shared/domain/values/money.ts'
import { portalWords, withSentence } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import type { Args } from '../../../shared/portal/calls.ts'
import { AskError, appErrorOf } from '../../bridge/bridge.ts'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'
import { FileToSend } from './file-to-send.tsx'
import { useFileToSend } from './use-file-to-send.ts'

type Body = Args<'cform.add'>['body']

interface Values extends Omit<Body, 'invoices'> {
  /** Not a typed field: it carries the message about a missing file. */
  readonly file?: never
}

const CALL = 'cform.add'
const FIELDS = ownFields({
  cFormNumber: { label: 'C-form number', required: true, most: 100 },
  docketNumber: { label: 'Docket', required: true, most: 100 },
  courierName: { label: 'Courier', required: true, most: 200 },
})

export interface CFormDialogProps {
  readonly invoices: readonly Body['invoices'][number][]
  readonly onClose: () => void
}

export function CFormDialog({ invoices, onClose }: CFormDialogProps) {
  const file = useFileToSend(CALL)
  const [refused, setRefused] = useState(false)
  const form = useForm<Values, unknown>({
    fields: FIELDS,
    refuse: () => {
      setRefused(file.waiting === undefined)
      return file.waiting === undefined ? { file: messages.cFormNoFile } : {}
    },
    send: async ({ cFormNumber, docketNumber, courierName }) => {
      try {
        return await file.send({ body: { cFormNumber, docketNumber, courierName, invoices } })
      } catch (thrown) {
        throw withFormMessage(thrown)
      }
    },
    done: () => messages.cFormSaved,
    onDone: onClose,
  })
  const amounts = invoices.map(({ TotalInvoiceAmount }) => TotalInvoiceAmount)
  // A sum that leaves out an unknown amount would be wrong.
  const known = amounts.filter((amount) => amount !== undefined)
  const owed = known.length < amounts.length ? '' : formatRupees(sum(known))
  return (
    <Modal opened onClose={onClose} title="Save C-form" size="md">
      <Form
        form={form}
        submit="Save"
        className={stack.wide}
        cancel={{ run: onClose }}
        lead={
          <>
            <p className={text.quiet}>{[counted.invoices(invoices.length), owed].filter(Boolean).join(', ')}</p>
            <FileToSend file={file} missing={refused && file.waiting === undefined} />
          </>
        }
      />
    </Modal>
  )
}

/** Replaces an error's message by the form's general one, unless the error has a sentence of ours or words of the portal. */
function withFormMessage(thrown: unknown): unknown {
  const error = appErrorOf(thrown)
  const saysItself = error.sentence !== undefined || error.kind === 'cancelled' || error.kind === 'session'
  return saysItself || portalWords(error) !== undefined ? thrown : new AskError(withSentence(error, 'cFormFailed'))
}
