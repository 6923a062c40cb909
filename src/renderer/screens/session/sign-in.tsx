/** Signing in: email and password, then the one-time password. Nothing that is typed here is kept, but for the email. */
import { useState } from 'react'
import { useApp } from '../../app/app-state.ts'
import { CodeStep } from './code-step.tsx'
import type { CodeSent, Credentials } from './credentials.ts'
import { CredentialsStep } from './credentials-step.tsx'
import { PracticeUsers } from './practice-users.tsx'
import { useRememberedEmail } from './remembered-email.ts'
import { SessionFrame } from './session-frame.tsx'

export default function SignIn() {
  const practice = useApp((app) => app.about?.practice)
  const remembered = useRememberedEmail()
  const [chosen, setChosen] = useState<Credentials>()
  const [sent, setSent] = useState<CodeSent>()
  if (remembered === undefined) return <SessionFrame>{null}</SessionFrame>
  if (sent !== undefined) {
    const back = () => {
      setChosen(sent.credentials)
      setSent(undefined)
    }
    return (
      <SessionFrame>
        <CodeStep sent={sent} onResent={setSent} onBack={back} />
      </SessionFrame>
    )
  }
  const start = chosen ?? { email: remembered.email ?? '', password: '' }
  return (
    <SessionFrame practice="Choose one of the users to try StoreDesk.">
      <CredentialsStep key={chosen?.email} start={start} remembered={remembered.email !== undefined} onSent={setSent} />
      {practice !== undefined && (
        <PracticeUsers users={practice.users} chosen={chosen?.email ?? ''} onChoose={setChosen} />
      )}
    </SessionFrame>
  )
}
