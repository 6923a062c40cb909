/** Hands returns to a courier: company and tracking number, with a confirmation. The last company stays selected. */
import { Modal } from '@mantine/core'
import { useRef } from 'react'
import couriers from '../../../../resources/reference/couriers.json' with { type: 'json' }
import { RETURN_WORDS, type ReturnKind, refuseTransit, returnCouriers } from '../../../shared/domain/returns/returns.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { isResend } from '../../../shared/errors.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { setSetting, useSetting } from '../../bridge/settings.ts'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import stack from '../../parts/stack.module.css'
import text from '../../parts/text.module.css'

interface Values {
  readonly company: string
  readonly awb: string
}

const COMPANIES = returnCouriers(couriers)
const FIELDS = ownFields({
  company: {
    kind: 'choice',
    label: 'Courier',
    required: false,
    choices: COMPANIES.map((name) => ({ value: name, label: name })),
  },
  awb: { label: 'AWB no.', required: false, most: 60 },
})
const NO_COMPANY = { company: '' }

export interface MarkInTransitProps {
  readonly of: ReturnKind
  readonly ids: readonly string[]
  readonly onClose: () => void
}

export function MarkInTransit({ of, ids, onClose }: MarkInTransitProps) {
  const last = useSetting('returnCourier', NO_COMPANY)
  const wasLost = useRef(false)
  const { short } = RETURN_WORDS[of]
  const [first = '', ...others] = ids
  const what = others.length === 0 ? first : counted.returns(ids.length)
  const form = useForm<Values, undefined>({
    fields: FIELDS,
    start: { company: COMPANIES.includes(last.company) ? last.company : '' },
    refuse: (typed) =>
      Object.fromEntries(Object.entries(refuseTransit(typed)).map(([field, key]) => [field, messages[key]])),
    confirm: ({ company, awb }) => ({
      title: `Mark ${what} as in transit by ${company}, AWB ${awb}?`,
      yes: 'Mark in transit',
    }),
    send: async (values) => {
      // Stored before sending, as another account may be signed in when the answer comes.
      setSetting('returnCourier', { company: values.company })
      try {
        return await ask('returns.markInTransit', { ...values, kind: of, ids, again: wasLost.current })
      } catch (thrown) {
        wasLost.current = isResend(appErrorOf(thrown))
        throw thrown
      }
    },
    done: () => (others.length === 0 ? `${short} ${what} marked in transit` : `${what} marked in transit`),
    onDone: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={`Mark ${what} as in transit`} size="md">
      <Form
        form={form}
        submit="Mark in transit"
        className={stack.wide}
        cancel={{ run: onClose }}
        lead={others.length > 0 && <p className={text.quiet}>{ids.join(', ')}</p>}
      />
    </Modal>
  )
}
