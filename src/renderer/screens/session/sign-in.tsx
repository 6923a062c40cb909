/** Signing in: email and password, then the one-time password. Nothing that is typed here is kept anywhere. */
import { useState } from 'react'
import { useApp } from '../../app/app-state.ts'
import { SettingsLink } from '../../app/device-settings/settings-link.tsx'
import { BrandMark } from '../../app/shell/brand-mark.tsx'
import { CodeStep } from './code-step.tsx'
import type { CodeSent, Credentials } from './credentials.ts'
import { CredentialsStep } from './credentials-step.tsx'
import { PracticeUsers } from './practice-users.tsx'
import classes from './sign-in.module.css'

const NOBODY: Credentials = { email: '', password: '' }

export default function SignIn() {
  const practice = useApp((app) => app.about?.practice)
  const [credentials, setCredentials] = useState(NOBODY)
  const [sent, setSent] = useState<CodeSent>()
  return (
    <div className={classes.page}>
      <aside className={classes.aside}>
        <span className={classes.brand}>
          <BrandMark size={34} />
          StoreDesk
        </span>
        <p className={classes.pitch}>The back office of your store</p>
        <p className={classes.text}>
          Fill the cart, see what each warehouse can give, order, and follow it to the invoice.
        </p>
      </aside>
      <main className={classes.main}>
        {practice !== undefined && (
          <p className={classes.practice}>
            <strong>Practice portal</strong> – orders here are not real.
            {sent === undefined && ' Choose one of the users to try StoreDesk.'}
          </p>
        )}
        <div className={classes.forms}>
          {sent === undefined ? (
            <CredentialsStep key={credentials.email} start={credentials} onSent={setSent} />
          ) : (
            <CodeStep
              sent={sent}
              onResent={setSent}
              onBack={() => {
                setCredentials(sent.credentials)
                setSent(undefined)
              }}
            />
          )}
          {practice !== undefined && sent === undefined && (
            <PracticeUsers users={practice.users} chosen={credentials.email} onChoose={setCredentials} />
          )}
        </div>
        <SettingsLink />
      </main>
    </div>
  )
}
