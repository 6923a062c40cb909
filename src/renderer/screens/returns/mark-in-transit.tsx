/** A return is given to a courier: by whom, and under which number; asked about before it is sent. */
import { Modal } from '@mantine/core'
import { useRef } from 'react'
import couriers from '../../../../resources/reference/couriers.json' with { type: 'json' }
import { RETURN_WORDS, type ReturnKind, refuseTransit, returnCouriers } from '../../../shared/domain/returns/returns.ts'
import { isSentOnceMore } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import classes from './returns.module.css'

interface Values {
  readonly company: string
  readonly awb: string
}

const FIELDS = ownFields({
  company: {
    kind: 'choice',
    label: 'Shipping company',
    required: false,
    choices: returnCouriers(couriers).map((name) => ({ value: name, label: name })),
  },
  awb: { label: 'AWB no.', required: false, most: 60 },
})

export interface MarkInTransitProps {
  readonly of: ReturnKind
  readonly id: string
  readonly onClose: () => void
}

export function MarkInTransit({ of, id, onClose }: MarkInTransitProps) {
  const wasLost = useRef(false)
  const { short } = RETURN_WORDS[of]
  const form = useForm<Values, undefined>({
    fields: FIELDS,
    refuse: (typed) =>
      Object.fromEntries(Object.entries(refuseTransit(typed)).map(([field, key]) => [field, messages[key]])),
    confirm: ({ company, awb }) => ({ title: `Mark ${id} as in transit by ${company}, AWB ${awb}?`, yes: 'Mark it' }),
    send: async (values) => {
      try {
        return await ask('returns.markInTransit', { ...values, kind: of, id, again: wasLost.current })
      } catch (thrown) {
        wasLost.current = isSentOnceMore(appErrorOf(thrown))
        throw thrown
      }
    },
    done: () => `${short} ${id} is in transit`,
    onDone: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={`Mark ${id} as in transit`} size="md">
      <Form form={form} submit="Mark in transit" className={classes.form} cancel={{ run: onClose }} />
    </Modal>
  )
}
