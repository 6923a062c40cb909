/** The customer of a kiosk order; e-mail addresses that the portal knows for the number are offered below the field. */
import { Modal } from '@mantine/core'
import { refuseEmail, refuseMobile } from '../../../shared/domain/orders/kiosk.ts'
import { type MessageKey, messages } from '../../../shared/messages.ts'
import { usePortal } from '../../bridge/queries.ts'
import type { FieldSettings } from '../../forms/fields.ts'
import { writeForm } from '../../forms/write-form.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'

const NAME: FieldSettings = { label: 'Name' }
const EMAIL: FieldSettings = { label: 'Email', kind: 'email' }

/** The message for each field that a rule refuses; a missing value is reported without a rule. */
const refusals = (keysByField: Readonly<Record<string, MessageKey | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(keysByField).flatMap(([field, key]) => (key === undefined ? [] : [[field, messages[key]]])),
  )

const DetailsForm = writeForm('kiosk.saveDetails')({
  fields: { name: NAME, email: EMAIL, address: { label: 'Address', kind: 'long' } },
  refuse: ({ email }) => refusals({ email: email === undefined ? undefined : refuseEmail(email) }),
  submit: 'Save',
  done: ({ message }) => message || messages.kioskDetailsSaved,
})

interface CustomerDialogProps {
  readonly id: string
  readonly phoneNo: string
  readonly onClose: () => void
}

export function CustomerDialog({ id, phoneNo, onClose }: CustomerDialogProps) {
  const { data: read, isPending } = usePortal('kiosk.emailsByMobile', { body: { MobileNo: phoneNo } })
  const emails = (read?.answer ?? []).map(({ email }) => email).filter((email) => email !== '')
  return (
    <Modal opened onClose={onClose} title={`Customer of kiosk order ${id}`} size="md">
      {isPending ? (
        <LoadingState lines={4} label="Checking mobile number" />
      ) : (
        <DetailsForm
          about={id}
          also={{ id, MobileNo: phoneNo }}
          start={{ email: emails[0] ?? '' }}
          below={emails.length === 0 ? {} : { email: `Emails saved for ${phoneNo}: ${emails.join(', ')}` }}
          cancel={{ run: onClose }}
          onDone={onClose}
        />
      )}
    </Modal>
  )
}

const RegisterForm = writeForm('kiosk.registerUser')({
  fields: { MobileNo: { label: 'Mobile number' }, name: NAME, email: EMAIL },
  refuse: ({ MobileNo, email }) =>
    refusals({
      MobileNo: MobileNo === undefined ? undefined : refuseMobile(MobileNo),
      email: email === undefined ? undefined : refuseEmail(email),
    }),
  submit: 'Register',
  done: ({ message }) => message || messages.kioskRegistered,
})

export const RegisterDialog = ({ onClose }: Pick<CustomerDialogProps, 'onClose'>) => (
  <Modal opened onClose={onClose} title="Register kiosk customer" size="md">
    <RegisterForm cancel={{ run: onClose }} onDone={onClose} />
  </Modal>
)
