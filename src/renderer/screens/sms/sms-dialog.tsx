import { Modal } from '@mantine/core'
import {
  earliestSmsDay,
  refuseSms,
  SMS_HALVES,
  SMS_LETTERS,
  smsMoment,
  smsTimeWords,
  type TypedSms,
} from '../../../shared/domain/sms/sms-request.ts'
import { messages } from '../../../shared/messages.ts'
import { usePageWrite } from '../../bridge/queries.ts'
import { ownFields } from '../../forms/fields.ts'
import { Form } from '../../forms/form.tsx'
import { formDraft } from '../../forms/form-draft.ts'
import { useForm } from '../../forms/use-form.ts'
import { useToday } from '../../parts/use-today.ts'

type Whole = Required<TypedSms>

// The rule reports missing values, so no field is marked as required.
const FIELDS = ownFields({
  text: { kind: 'long', label: 'Message', required: false, most: SMS_LETTERS },
  day: { kind: 'day', label: 'Date', required: false },
  hour: { kind: 'number', label: 'Hour', required: false, placeholder: '1 to 12' },
  minute: { kind: 'number', label: 'Minute', required: false, placeholder: '0 to 59' },
  half: {
    kind: 'choice',
    label: 'AM/PM',
    required: false,
    choices: SMS_HALVES.map((half) => ({ value: half, label: half })),
  },
})
const draft = formDraft('sms.request')

export function SmsDialog({ onClose }: { readonly onClose: () => void }) {
  const write = usePageWrite('sms.request')
  const today = useToday()
  const form = useForm<Whole, unknown>({
    name: 'sms.request',
    fields: { ...FIELDS, day: { kind: 'day', label: 'Date', required: false, earliest: () => earliestSmsDay(today) } },
    start: { hour: '10', minute: '0', half: 'AM' },
    refuse: (typed) =>
      Object.fromEntries(Object.entries(refuseSms(typed, today)).map(([field, key]) => [field, messages[key]])),
    confirm: (typed) => ({
      title: `Send this SMS on ${smsTimeWords(smsMoment(typed))}?`,
      text: typed.text?.trim() ?? '',
      yes: 'Send request',
    }),
    send: ({ text, ...when }) =>
      write.mutateAsync({
        body: { smsContent: text?.trim() ?? '', smsScheduledAt: smsMoment(when), status: 'Pending' },
      }),
    done: () => messages.smsCreated,
    onDone: onClose,
    draft,
  })
  return (
    <Modal opened onClose={onClose} title="New SMS request" size="md">
      <Form form={form} submit="Continue" cancel={{ run: onClose }} autoFocus="text" />
    </Modal>
  )
}
