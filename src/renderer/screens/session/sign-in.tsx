/** Signing in: email and password, then the one-time password. Nothing typed here is stored, except the email. */
import { useState } from 'react'
import { messages } from '../../../shared/messages.ts'
import { Notice } from '../../parts/notice.tsx'
import { useOpening } from '../../session/accounts/accounts.ts'
import { useApp } from '../../session/app-state.ts'
import { CodeStep } from './code-step.tsx'
import type { CodeSent, Credentials } from './credentials.ts'
import { CredentialsStep } from './credentials-step.tsx'
import { KnownStores, OpeningStore } from './known-stores.tsx'
import { PracticeUsers } from './practice-users.tsx'
import { useRememberedEmail } from './remembered-email.ts'
import { SessionFrame } from './session-frame.tsx'
import classes from './sign-in.module.css'

export default function SignIn() {
  const about = useApp((app) => app.about)
  const remembered = useRememberedEmail()
  const [chosen, setChosen] = useState<Credentials>()
  // Counts choices, so that choosing the same user again after typing also takes effect.
  const [choice, setChoice] = useState(0)
  const choose = (credentials: Credentials) => {
    setChosen(credentials)
    setChoice((nth) => nth + 1)
  }
  const [sent, setSent] = useState<CodeSent>()
  const { account, refused } = useOpening()
  if (remembered === undefined) return <SessionFrame>{null}</SessionFrame>
  if (account !== undefined) {
    return (
      <SessionFrame>
        <OpeningStore account={account} />
      </SessionFrame>
    )
  }
  if (sent !== undefined) {
    const back = () => {
      choose(sent.credentials)
      setSent(undefined)
    }
    return (
      <SessionFrame>
        <CodeStep sent={sent} onResent={setSent} onBack={back} />
      </SessionFrame>
    )
  }
  if (about?.hasPortal === false) {
    return (
      <SessionFrame>
        <div className={classes.card}>
          <h1 className={classes.heading}>Sign in</h1>
          <Notice tone="warn">{messages.portalMissing}</Notice>
        </div>
      </SessionFrame>
    )
  }
  const start = chosen ?? { email: refused?.email ?? remembered.email ?? '', password: '' }
  return (
    <SessionFrame practice={messages.practiceChoose}>
      <div className={classes.ways}>
        <KnownStores />
        <CredentialsStep
          key={`${choice} ${refused?.email}`}
          start={start}
          remembered={remembered.email !== undefined}
          refused={refused?.message}
          onSent={setSent}
        />
      </div>
      {about?.practice !== undefined && (
        <PracticeUsers users={about.practice.users} chosen={chosen?.email ?? ''} onChoose={choose} />
      )}
    </SessionFrame>
  )
}
