/** Signing up: the portal has no call for it, so nothing is sent. The form makes a text for the people who open stores. */

import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { messages } from '../../../shared/messages.ts'
import { copyText } from '../../parts/copy-text.ts'
import { Notice } from '../../parts/notice.tsx'
import { toast } from '../../parts/toasts.tsx'
import { SessionFrame } from './session-frame.tsx'
import classes from './sign-in.module.css'
import { ToSignIn } from './to-sign-in.tsx'

const FIELDS = [
  { key: 'company', label: 'Company', most: 120 },
  { key: 'person', label: 'Contact person', most: 80 },
  { key: 'email', label: 'Email', most: 254 },
  { key: 'mobile', label: 'Mobile number', most: 20 },
  { key: 'gstin', label: 'GSTIN', most: 15 },
  { key: 'city', label: 'City', most: 60 },
  { key: 'pincode', label: 'Pincode', most: 6 },
] as const

type Typed = Record<(typeof FIELDS)[number]['key'], string>

const EMPTY: Typed = { company: '', person: '', email: '', mobile: '', gstin: '', city: '', pincode: '' }

const textOf = (typed: Typed): string =>
  [messages.signUpText, ...FIELDS.map(({ key, label }) => `${label}: ${typed[key]}`)].join('\n')

export default function SignUp() {
  const form = useForm({
    initialValues: EMPTY,
    validate: { company: (company) => (company.trim() === '' ? messages.signUpCompany : null) },
  })
  const copy = (typed: Typed) => {
    if (copyText(textOf(typed))) toast.done(messages.signUpCopied)
    else toast.failed(messages.notCopied)
  }
  return (
    <SessionFrame>
      <form className={`${classes.card} ${classes.wide}`} onSubmit={form.onSubmit(copy)} noValidate>
        <Stack gap="sm">
          <h1 className={classes.heading}>Sign up</h1>
          <Notice>{messages.signUpAbout}</Notice>
          <div className={classes.pairs}>
            {FIELDS.map(({ key, label, most }) => (
              <TextInput
                key={key}
                {...form.getInputProps(key)}
                label={label}
                required={key === 'company'}
                size="sm"
                maxLength={most}
              />
            ))}
          </div>
          <Button type="submit" size="sm">
            Copy details
          </Button>
          <ToSignIn />
        </Stack>
      </form>
    </SessionFrame>
  )
}
